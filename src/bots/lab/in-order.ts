/**
 * Plays games from this one on, `width` at once, and yields them in order. Where this stops, the
 * first ones are there, without a gap.
 */
export async function* inOrder<Played>(
  games: number,
  width: number,
  play: (index: number) => Promise<Played>,
  from = 0,
): AsyncGenerator<Played> {
  const underway: Promise<Played>[] = []
  for (let next = from; next < games;) {
    while (underway.length < width && next < games) {
      const game = play(next++)
      // A failed game is reported when its turn comes; until then this handler keeps the rejection
      // from being unhandled.
      game.catch(() => {})
      underway.push(game)
    }
    const first = underway.shift()
    if (first) yield await first
  }
  for (const game of underway) yield await game
}
