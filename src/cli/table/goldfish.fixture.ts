import { DECK, HIGHEST } from '../../games/merchant-of-goldfish/content/index.ts'
import type { State } from '../../games/merchant-of-goldfish/engine/state.ts'
import { countsOf, noCounts } from '../../kit/counts.ts'

type Named = Partial<Omit<State, 'hands' | 'market' | 'discard'>> & {
  readonly hands: readonly number[][]
  readonly market?: readonly number[]
  readonly discard?: readonly number[]
}

/**
 * A position of Goldfish from the cards it names one by one; all other cards of the 66 are out.
 */
export function position({ hands, market = [], discard = [], ...rest }: Named): State {
  const state: State = {
    phase: 'turn',
    turn: 0,
    hands: hands.map(hand => countsOf(HIGHEST, hand)),
    known: hands.map(() => noCounts(HIGHEST)),
    sizes: hands.map(hand => hand.length),
    market: countsOf(HIGHEST, market),
    discard: countsOf(HIGHEST, discard),
    removed: [],
    value: 0,
    count: 0,
    owner: rest.turn ?? 0,
    seeded: false,
    passes: 0,
    traded: false,
    given: noCounts(HIGHEST),
    taken: noCounts(HIGHEST),
    owed: 0,
    last: HIGHEST,
    out: [],
    turns: 0,
    maxTurns: 2000,
    game: 1,
    games: 1,
    start: 0,
    points: hands.map(() => 0),
    ranking: [],
    limit: false,
    ...rest,
  }
  const used = [...state.hands, state.market, state.discard]
  state.removed = DECK.map((copies, v) => {
    const inPlay = v === state.value ? state.count : 0
    return copies - inPlay - used.reduce((sum, counts) => sum + counts[v], 0)
  })
  return state
}
