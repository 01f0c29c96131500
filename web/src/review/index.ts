/** The review of a game: fetched when somebody asks for one. */
export { default as Note } from './Note.svelte';
export { default as Panel } from './Panel.svelte';
export { ReviewWalk } from './walk.svelte';
