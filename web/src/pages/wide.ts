/** The pages with a board. They have nearly everything in common, and are one file to fetch. */
export { default as Replay } from './Replay.svelte';
export { default as Table } from './Table.svelte';
