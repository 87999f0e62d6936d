export { default as Picture } from './Block.svelte';
export { default as Store } from './Drawings.svelte';
