import type { Review } from '../src/lib/protocol';

export function review(frames: object[], seat: number, questions: number): Review;
