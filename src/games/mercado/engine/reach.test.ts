import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom, playOut } from '../../../kit/play.fixture.ts'
import { contentSets, SLOTS, standard } from '../content/index.ts'
import { game } from './index.ts'
import type { Event, State } from './state.ts'
import { idOf, OPTIONS, tokenId } from './table.fixture.ts'
import { words } from '../test/words.fixture.ts'

/** Everything printed is used so often at random, or nobody knows whether it works. */
const ENOUGH = 20
const MOST_GAMES = 600

/** What of the printed things an event shows in use. */
function used(event: Event, side: 'A' | 'B'): string[] {
  switch (event.type) {
    case 'sold':
      return [`tile ${idOf(event.tile)}`]
    case 'privilege':
      return [`token ${tokenId(event.token)}`]
    case 'landed':
      return [
        `side ${side}: ${event.outcome}`,
        `side ${side}: ${standard.board[side].spaces[event.space].symbol} ${event.outcome}`,
      ]
    case 'worth':
      return event.drawn === null ? [] : ['a mystery']
    case 'consoled':
      return [event.n > 0 ? 'a seal' : 'no seal left']
    case 'gained':
      return event.n < event.wanted ? [`too few ${event.what}`] : []
    case 'reshuffled':
      return [`reshuffled ${event.kind}`]
    default:
      return []
  }
}

function expected(): string[] {
  const { objects, perfumes, market, board } = standard
  const symbols = (['A', 'B'] as const).flatMap(side =>
    board[side].spaces.flatMap(({ symbol }) =>
      symbol === null
        ? []
        : ['done', 'asked', 'declined'].map(how => `side ${side}: ${symbol} ${how}`),
    ),
  )
  return [
    ...[...objects, ...perfumes, ...market].map(({ id }) => `tile ${id}`),
    ...symbols,
    ...contentSets.tables(contentSets.standard).allTokens.map(token => `token ${tokenId(token)}`),
    'side A: occupied',
    'side B: occupied',
    'a mystery',
    'a seal',
    'too few black',
    'reshuffled perfume',
  ]
}

/**
 * Every game another table: sides, discs, numbers of players and readings of the Coin Changer by
 * turns.
 */
function table(number: number): { readonly state: State; readonly rng: Rng } {
  const rng = Rng.from(number)
  const changer = (['complete', 'place', 'must', 'wait'] as const)[(number >> 1) % 4]
  const options = {
    ...OPTIONS,
    changer,
    side: number % 2 ? 'A' : 'B',
    disc: (number * 7) % 30,
  } as const
  return { state: game.setup(2 + (number % 3), options, rng), rng }
}

/** Answers, right and wrong, to the questions that are asked seldom. */
const slots = Array.from({ length: SLOTS }, (_, slot) => slot)
const ANSWERS: { readonly [phase: string]: readonly object[] } = {
  action: [{ type: 'draw' }],
  saleOrder: slots.map(slot => ({ type: 'sell', slot })),
  changerWhite: [{ type: 'keepWhite' }, ...slots.map(slot => ({ type: 'white', slot }))],
  forcedDiscard: [
    { type: 'discard' },
    ...standard.privileges.map((_, token) => ({ type: 'discard', token })),
  ],
}

describe('random play', () => {
  test(`MER-44, MER-59, MER-73 uses every tile, token and symbol of both sides ${ENOUGH} times`, () => {
    const counts = new Map(expected().map(word => [word, 0]))
    const rare = () => [...counts].filter(([, n]) => n < ENOUGH)
    for (let number = 0; rare().length > 0 && number < MOST_GAMES; number++) {
      const { state, rng } = table(number)
      const emit = (event: Event) => {
        for (const word of used(event, state.side))
          if (counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      playOut(game, state, rng, emit)
    }
    expect(rare()).toEqual([])
  })

  test(`MER-17, MER-69, MER-R15, MER-R20 meets every reason to refuse a rare answer ${ENOUGH} times`, () => {
    // Who does not sit there is not asked, and hardly ever two tiles are complete besides a Coin
    // Changer that waits.
    const never = ['MER-1 not-seated', 'MER-R20 waits']
    const refused = words.rare.filter(word => word.startsWith('MER') && !never.includes(word))
    const counts = new Map(refused.map(word => [word, 0]))
    const rare = () => [...counts].filter(([, n]) => n < ENOUGH)
    for (let number = 0; rare().length > 0 && number < MOST_GAMES; number++) {
      const { state, rng } = table(number)
      for (const at of atRandom(game, state, rng))
        for (const move of ANSWERS[at.phase] ?? []) {
          const found = game.explain(at, game.actors(at)[0], move)
          const word = `${found?.rule} ${found?.why}`
          if (counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
        }
    }
    expect(rare()).toEqual([])
  })
})
