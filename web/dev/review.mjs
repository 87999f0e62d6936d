// A pretended review: nobody thinks, but it grows with every question and leads to steps that are there.
const AT_ONCE = 3;

/** How far the review of a seat has come after so many questions; every third decision could have been better. */
export function review(frames, seat, questions) {
  const decisions = frames.flatMap(({ number, events }) =>
    events.filter((event) => event.kind === 'card_played' && event.seat === seat).map(({ card }) => ({ number: number - 1, card })),
  );
  const done = Math.min(decisions.length, questions * AT_ONCE);
  const points = decisions.slice(0, done).flatMap(({ number, card }, i) => {
    const other = frames[number].views[seat + 1].hand.find((held) => held !== card);
    if (i % 3 !== 1 || other === undefined) return [];
    const words = `**Play ${other}** looked better (52 %) than **Play ${card}** (41 %).`;
    return [{ number, where: `Step ${number}`, played: String(card), better: String(other), value: 0.41, better_value: 0.52, words }];
  });
  return { seat, done, count: decisions.length, points };
}
