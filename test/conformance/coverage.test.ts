import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import type { Words } from '../../src/kernel/game.ts'
import { cases, games, seatsOf, text, walk, wordsOf } from './cases.ts'
import { variations } from './mutants.ts'

/** Each word is used so often, or nobody knows whether it works. */
const ENOUGH = 20
const ROUNDS = 14

type Tally = Map<string, number>
const count = (tally: Tally, word: string) => tally.set(word, (tally.get(word) ?? 0) + 1)

describe.each(games)('random play of $id', game => {
  const moves: Tally = new Map()
  const events: Tally = new Map()
  const refusals: Tally = new Map()

  test(`uses every kind of move and event ${ENOUGH} times and more`, async () => {
    const words = await wordsOf(game)
    const rare = () => [
      ...words.moves.filter(word => (moves.get(word) ?? 0) < ENOUGH),
      ...words.events.filter(word => (events.get(word) ?? 0) < ENOUGH),
    ]
    for (let round = 0; round < ROUNDS && (round === 0 || rare().length > 0); round++) {
      for (const at of cases.filter(each => each.game === game)) {
        for (const { move, events: heard } of walk(at, 1100 + round)) {
          if (move) count(moves, move.type)
          for (const event of heard) count(events, event.type)
        }
      }
    }
    expect(rare()).toEqual([])
    expect([...moves.keys()].filter(word => !words.moves.includes(word))).toEqual([])
    expect([...events.keys()].filter(word => !words.events.includes(word))).toEqual([])
  })

  test(`and every reason to refuse a move, ${ENOUGH} times and more`, async () => {
    const words = await wordsOf(game)
    const rare = () => words.refusals.filter(word => (refusals.get(word) ?? 0) < ENOUGH)
    const known = new Map<string, Words['move']>()
    for (let round = 0; round < ROUNDS && (round === 0 || rare().length > 0); round++) {
      for (const at of cases.filter(each => each.game === game)) {
        for (const { state, ply } of walk(at, 1200 + round, 400)) {
          const actors = game.actors(state)
          for (const seat of actors) for (const move of game.legal(state, seat)) known.set(text(move), move)
          if (ply % 3 > 0 && actors.length > 0) continue
          const tried: unknown[] = [...known.values()].filter((_, i) => (i + ply) % 9 === 0)
          if (ply % 30 === 0) tried.push(...variations(clone([...known.values()][ply % known.size])))
          for (const seat of seatsOf(at.seats)) {
            if (!actors.includes(seat) && ply % 15 > 0) continue
            for (const move of tried) {
              const refused = game.explain(state, seat, move)
              if (refused) count(refusals, `${refused.rule} ${refused.why}`)
            }
          }
        }
      }
    }
    expect(rare()).toEqual([])
    expect([...refusals.keys()].filter(word => !words.refusals.includes(word))).toEqual([])
  })
})
