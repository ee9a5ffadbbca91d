// Pictures are kept as large as they are ever shown, not larger.

const WIDTH = 480;

export async function shrunk(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  if (image.width <= WIDTH) return file;
  const canvas = new OffscreenCanvas(WIDTH, Math.round((image.height * WIDTH) / image.width));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
}
