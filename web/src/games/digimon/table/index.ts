// The field, the log's words, how what happened is told, and what is heard.

export { beat, turnOf } from './beats';
export { default as Says } from './Says.svelte';
export { default as Table } from './Table.svelte';
export { soundOf } from '../sounds';
