// The field, the log's words, how what happened is told, and what is heard.

import type { Story } from '../../../lib/table';
import { isAside, isUnder } from './story';

export { beat, turnOf } from './beats';
export { default as Says } from './Says.svelte';
export { default as Table } from './Table.svelte';
export { soundOf } from '../sounds';

/** Its lines say themselves what brought them about. */
export const story: Story = { isAside, isUnder };
