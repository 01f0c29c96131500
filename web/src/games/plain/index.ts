import type { GameFolder } from '../game';
import Cover from './Cover.svelte';

export default {
  Cover,
  spine: '#5b2f55',
  open: async () => (await import('./drawn')).default,
} satisfies GameFolder;
