import { moveReader, upTo } from '../../../kit/moves.ts'
import { asker } from '../../../kit/questions.ts'
import { from } from '../../../kit/shape.ts'
import { HIGHEST, MOST_COPIES } from '../content/index.ts'
import type { Goldfish, Move } from './state.ts'

/** A question of this game. It is about the seat whose turn it is. */
export const ask = asker<Goldfish>()

const card = from(1, HIGHEST)

export const reader = moveReader<Move>({
  play: { value: card, count: from(1, MOST_COPIES) },
  pass: {},
  keep: {},
  give: { value: card },
  enough: {},
  take: { value: card },
  collect: { value: card },
  decline: {},
})

const VALUES = upTo(HIGHEST + 1)

/** Every move there is, made once: `PLAY[value][count]`, `GIVE[value]` … */
export const PLAY = VALUES.map(value =>
  upTo(MOST_COPIES + 1).map(count => ({ type: 'play', value, count }) as const),
)
export const GIVE = VALUES.map(value => ({ type: 'give', value }) as const)
export const TAKE = VALUES.map(value => ({ type: 'take', value }) as const)
export const COLLECT = VALUES.map(value => ({ type: 'collect', value }) as const)
export const PASS = { type: 'pass' } as const
export const KEEP = { type: 'keep' } as const
export const ENOUGH = { type: 'enough' } as const
export const DECLINE = { type: 'decline' } as const
