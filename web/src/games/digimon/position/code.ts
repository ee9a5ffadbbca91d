// A position as part of an address: JSON, compressed, in the letters that addresses may have.

import type { PositionView } from '../types/requests';

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const flow = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

export async function encode(position: PositionView): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws when it is no position. */
export async function decode(text: string): Promise<PositionView> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const plain = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  const position = JSON.parse(plain) as PositionView;
  if (!Array.isArray(position.sides) || position.sides.length !== 2) throw new Error('no position');
  return position;
}
