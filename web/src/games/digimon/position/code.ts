// A position as part of an address: JSON, compressed, in the letters that addresses may have.

import type { PlayedBy, PositionView } from '../types/requests';

/** What a link says: the position, and what it was made with; links of earlier versions do not say the second. */
export interface Linked {
  position: PositionView;
  played_by: PlayedBy | null;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const flow = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

export async function encode(linked: Linked): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(linked)), new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws when it is no position. */
export async function decode(text: string): Promise<Linked> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const plain = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  const read = JSON.parse(plain) as Linked | PositionView;
  const linked = 'position' in read ? read : { position: read, played_by: null };
  if (!Array.isArray(linked.position.sides) || linked.position.sides.length !== 2) throw new Error('no position');
  return linked;
}
