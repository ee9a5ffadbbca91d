// The field and the log's words.

export { default as Says } from './Says.svelte';
export { default as Table } from './Table.svelte';
