/** The pages with a board. They have nearly everything in common, and are one file to fetch. A lesson needs only some of it. */
export { default as Frame } from '../table/Frame.svelte';
export { stepLines } from '../table/lines';
export { default as Replay } from './Replay.svelte';
export { default as Table } from './Table.svelte';
