// Out of the page: to the clipboard, or as a file.

import { voice } from './announce.svelte';
import { words } from './words.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    voice.tell(words.w.common.copied);
  } catch {
    voice.tell(words.w.common.notCopied, 'problem');
  }
}

/** To another program of this device, where the browser can. */
export const canShare = 'share' in navigator;

export async function share(text: string, url: string): Promise<void> {
  // Whoever changes their mind has not failed.
  await navigator.share({ text, url }).catch(() => undefined);
}

export function download(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
