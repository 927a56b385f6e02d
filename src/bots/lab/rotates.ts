/** Equal bots in other seats would play a deal the same again: each game is a deal of its own. */
export const rotates = (players: readonly string[], wanted = true): boolean =>
  wanted && players.some(level => level !== players[0])
