import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../../scripts/lib/ledger.mjs'
import type { GameTypes } from '../../src/kernel/game.ts'
import { clone, same } from '../../src/kernel/json.ts'
import { type Match, submit } from '../../src/kernel/match.ts'
import { cases, games, glimpses, seatsOf, walk } from './cases.ts'
import { alike, impurities, said, textOfMove } from './said.ts'
import { noMoves, variations } from './mutants.ts'
import { daily } from '../deep.ts'

/** At one ply in so many all moves known so far are tried. */
const OFTEN = daily(96, 48)
/** So many of the moves on offer are spoiled each time. */
const MOVES = 4

const ledgers = new Map(games.map(({ id }) => [id, new Set(ledgerOf(id))]))

const whole = ({ state, log, base }: Match) =>
  said({ state, last: log.slice(-2), plies: log.length, base })

/**
 * What is wrong with the answer to a move that is not offered; null if nothing. `before` is the
 * whole match.
 */
function misjudged(match: Match, before: string, seat: number, move: unknown): unknown {
  const answer = submit(match, seat, move)
  if (!alike(whole(match), before)) return { changed: move }
  if (answer.ok) return { accepted: move }
  const { refusal } = answer
  if (refusal === null) return { unexplained: move, seat }
  if (!ledgers.get(match.game.id)?.has(refusal.rule) || refusal.why === '') return { move, refusal }
  return impurities(refusal).length > 0 ? { move, refusal } : null
}

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('a move that is not offered is refused with its rule, and nothing changes', () => {
    const wrong: unknown[] = []
    const known = new Map<string, GameTypes['move']>()
    let turn = 0
    for (const { match, state, ply } of walk(at, 61, 288)) {
      for (const seat of seatsOf(seats))
        for (const move of game.legal(state, seat)) known.set(textOfMove(move), clone(move))
      if (ply % OFTEN > 0) continue
      const before = whole(match)
      for (const seat of seatsOf(seats)) {
        const offered = game.legal(state, seat)
        const tried = [...known.values()].filter((_, i) => (i + turn) % 4 === 0)
        for (const move of [...tried, ...variations(tried[turn++ % tried.length])]) {
          if (offered.some(offer => same(offer, move))) continue
          const fault = misjudged(match, before, seat, move)
          if (fault !== null) wrong.push(fault)
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('what is no move of the game is refused as such', () => {
    const wrong: unknown[] = []
    for (const { state } of glimpses(at, 63, OFTEN))
      for (const seat of game.actors(state))
        for (const json of game.legal(state, seat).slice(0, MOVES).flatMap(noMoves)) {
          const refusal = game.explain(state, seat, json)
          if (refusal?.why !== 'no-such-move') wrong.push({ seat, json, refusal })
        }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('any other JSON is refused, and nothing changes', () => {
    const matches: Match[] = []
    for (const { match } of walk(at, 62, 25)) matches[0] = match
    const before = whole(matches[0])
    const refused = fc.property(
      fc.jsonValue(),
      fc.constantFrom(...seatsOf(seats), -1, 99),
      (junk, seat) => {
        expect(misjudged(matches[0], before, seat, junk)).toBeNull()
      },
    )
    fc.assert(refused, { seed: 7, numRuns: daily(20, 60) })
  })
})
