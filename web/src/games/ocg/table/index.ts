// The field, the log's words, and what is heard.

export { default as Says } from './Says.svelte';
export { default as Table } from './Table.svelte';
export { soundOf } from '../sounds';
