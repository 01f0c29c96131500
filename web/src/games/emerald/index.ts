import type { GameFolder } from '../game';
import Cover from './Cover.svelte';

export default {
  Cover,
  spine: '#14573b',
  open: async () => (await import('./drawn')).default,
} satisfies GameFolder;
