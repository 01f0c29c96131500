import type { GameFolder } from '../game';
import Cover from './Cover.svelte';

export default {
  Cover,
  spine: '#14304f',
  open: async () => (await import('./drawn')).default,
} satisfies GameFolder;
