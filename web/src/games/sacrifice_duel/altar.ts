// Where things lie on the altar. Pure: sizes in, places out.

export interface AltarPlan {
  /** Left edge and width of the stone, its upper edge. */
  x: number;
  wide: number;
  y: number;
  /** Width of a place, and the middle of each. */
  card: number;
  places: readonly number[];
  /** Width of a card that lies there already, and the left edge of the first. */
  old: number;
  from: number;
  /** From one of these to the next. */
  step: number;
}

export function planAltar(width: number, height: number, places: number, lying: number, phone: boolean): AltarPlan {
  const wide = Math.min(width, phone ? 420 : 720);
  const x = (width - wide) / 2;
  const gap = places > 4 ? 8 : phone ? 13 : 20;
  const edge = phone ? 10 : 40;
  const pile = lying ? (phone ? 76 : 150) : 0;
  const room = wide - 2 * edge - pile - (pile ? gap + 8 : 0);
  const tall = (height - (phone ? 96 : 142)) / 1.4;
  const card = Math.max(30, Math.min(phone ? 84 : 104, tall, (room - (places - 1) * gap) / places));
  const all = places * card + (places - 1) * gap;
  const first = lying ? x + wide - edge - all : x + (wide - all) / 2;
  const old = Math.min(card * 0.7, phone ? 50 : 64);
  const shown = Math.min(lying, 6);
  return {
    x,
    wide,
    y: Math.min(height - (phone ? 52 : 74), height / 2 + card * 0.7 + 8),
    card,
    places: Array.from({ length: places }, (_, i) => first + i * (card + gap) + card / 2),
    old,
    from: x + edge,
    step: shown > 1 ? Math.min(old * 0.5, (pile - old) / (shown - 1)) : 0,
  };
}
