// The layout that all parts of the page work on.

import { getContext, setContext } from 'svelte';
import type { Layout } from './layout.svelte';

const KEY = Symbol('layout');

export function offerLayout(layout: Layout): void {
  setContext(KEY, layout);
}

export function useLayout(): Layout {
  return getContext<Layout>(KEY);
}
