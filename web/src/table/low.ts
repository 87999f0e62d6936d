/** A window too low for seats, board, words and hand one below the other; the styles have the same figures. */
export const isLow = ({ width, height }: { width: number; height: number }): boolean => width >= 560 && width <= 900 && height <= 500;
