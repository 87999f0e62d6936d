export { default as CardBack } from './CardBack.svelte';
export { default as PlayingCard } from './PlayingCard.svelte';
export { default as SuitSign } from './Suit.svelte';
export * from './cards';
