import type { PerSeat, Seat } from '../../kernel/game.ts'

/**
 * Where a seat's result came from, in payoffs: the share of the others it ended up ahead of. Luck and
 * skill add up to result − par.
 */
export interface Fortune {
  /** What it came to, 0 to 1. */
  readonly result: number
  /** What everybody may expect before the deal. */
  readonly par: number
  /** What decisions made, by what those who made them could know: its own and those of others. */
  readonly skill: number
  /** What its own decisions gave away, beside the best ones: 0 or less, but for noise. */
  readonly own: number
  /** Everything else: the deal, the draws, and what nobody could know. */
  readonly luck: number
  /** Of the luck: what the deal was worth. */
  readonly deal: number
  /** Of the luck: chance drawn during play, beside what it gives on average. */
  readonly drawn: number
}

/** What one ply, or several, changed for each seat. */
export interface Change {
  readonly skill: number[]
  readonly drawn: number[]
}

export const noChange = (seats: number): Change => ({
  skill: new Array<number>(seats).fill(0),
  drawn: new Array<number>(seats).fill(0),
})

/** What is entered for one ply. */
export interface Entry extends Change {
  readonly ply: number
  readonly seat: Seat
}

/**
 * Each seat's fortune, from what was to be expected at the moments of a match: `expected[0]` after
 * the deal, the last one the result. Whatever of a change is no decision is luck, so that nothing is
 * left over.
 */
export function fortunesOf(
  expected: readonly PerSeat<number>[],
  entries: readonly Entry[],
): Fortune[] {
  const [first = [], ...later] = expected
  const par = 0.5
  return first.map((start, seat) => {
    const sum = (list: readonly Entry[], of: 'skill' | 'drawn') =>
      list.reduce((total, entry) => total + entry[of][seat], 0)
    const skill = sum(entries, 'skill')
    const own = sum(
      entries.filter(entry => entry.seat === seat),
      'skill',
    )
    const deal = start - par
    let before = start
    let changed = 0
    for (const moment of later) {
      changed += moment[seat] - before
      before = moment[seat]
    }
    const luck = deal + changed - skill
    return { result: before, par, skill, own, luck, deal, drawn: sum(entries, 'drawn') }
  })
}
