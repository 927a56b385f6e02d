import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import type { Game, Words } from '../../src/kernel/game.ts'
import { type Case, cases, games, seatsOf, text, walk, wordsOf } from './cases.ts'
import { variations } from './mutants.ts'

/** Each word is used so often, or nobody knows whether it works. */
const ENOUGH = 20
const ROUNDS = 300

type Tally = Map<string, number>
const count = (tally: Tally, word: string) => tally.set(word, (tally.get(word) ?? 0) + 1)

describe.each(games)('random play of $id', game => {
  const moves: Tally = new Map()
  const events: Tally = new Map()
  const refusals: Tally = new Map()

  test(`uses every kind of move, every kind of event and every reason to refuse a move ${ENOUGH} times`, async () => {
    const words = await wordsOf(game)
    const rare = () => [
      ...words.moves.filter(word => (moves.get(word) ?? 0) < ENOUGH),
      ...words.events.filter(word => (events.get(word) ?? 0) < ENOUGH),
      ...words.refusals.filter(word => (refusals.get(word) ?? 0) < ENOUGH),
    ]
    const known = new Map<string, Words['move']>()
    let turn = 0
    for (const at of rounds(game)) {
      if (rare().length === 0) break
      for (const { state, ply, move, events: heard } of walk(at, 1100 + turn)) {
        if (move) {
          count(moves, move.type)
          known.set(text(move), move)
        }
        for (const event of heard) count(events, event.type)
        // Moves of other moments, and almost-moves now and then, by whoever is to act, and now and then by the others.
        const actors = game.actors(state)
        if (ply % 5 > 0 && actors.length > 0) continue
        turn++
        const tried: unknown[] = [...known.values()].filter((_, i) => (i + turn) % 7 === 0)
        if (turn % 10 === 0 && move) tried.push(...variations(clone(move)))
        for (const seat of turn % 5 === 0 || actors.length === 0 ? seatsOf(at.seats) : actors) {
          for (const refused of tried.map(each => game.explain(state, seat, each))) {
            if (refused) count(refusals, `${refused.rule} ${refused.why}`)
          }
        }
      }
    }
    expect(rare()).toEqual([])
    const named = [...words.moves, ...words.events, ...words.refusals, ...(words.rare ?? [])]
    expect([...moves.keys(), ...events.keys(), ...refusals.keys()].filter(word => !named.includes(word))).toEqual([])
  })
})

/** All cases of a game, again and again, those with most seats first. */
function rounds(game: Game): Case[] {
  const mine = cases.filter(each => each.game === game).toSorted((a, b) => b.seats - a.seats)
  return Array.from({ length: ROUNDS }, () => mine).flat()
}
