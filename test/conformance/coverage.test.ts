import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import type { GameTypes } from '../../src/kernel/game.ts'
import { games, seatsOf, walk, wordsOf } from './cases.ts'
import { longestOf, rounds } from './rounds.ts'
import { textOfMove } from './said.ts'
import { variations } from './mutants.ts'
import { daily } from '../deep.ts'

/** Each word is used so often, or nobody knows whether it works. */
const ENOUGH = daily(1, 20)
/** In milliseconds: with four merchants in one game there is much to cover. */
const PATIENCE = 120_000
/** What is asked in the first plies only is asked too seldom to leave it to chance what is tried. */
const BEGINNING = 5
/**
 * Items rarely seen so far: they are played whenever possible, and their sentences checked every
 * time.
 */
const SELDOM = daily(15, 60)

type Tally = Map<string, number>
const count = (tally: Tally, word: string) => tally.set(word, (tally.get(word) ?? 0) + 1)

describe.each(games)('random play of $id', game => {
  const moves: Tally = new Map()
  const events: Tally = new Map()
  const refusals: Tally = new Map()

  test(
    'uses every kind of move, every kind of event and every reason to refuse a move',
    async ({ skip }) => {
      const words = await wordsOf(game)
      if (words === null) return skip('it has no test/words.fixture.ts')
      const kinds = game.vocabulary.moves
      const rare = () => [
        ...kinds.filter(word => (moves.get(word) ?? 0) < ENOUGH),
        ...words.events.filter(word => (events.get(word) ?? 0) < ENOUGH),
        ...words.refusals.filter(word => (refusals.get(word) ?? 0) < ENOUGH),
      ]
      const known = new Map<string, GameTypes['move']>()
      const isSeldom = (type: string) => (moves.get(type) ?? 0) < SELDOM
      const likes = (type: string) => (isSeldom(type) ? 40 : undefined)
      let turn = 0
      for (const at of rounds(game, words.positions ?? [])) {
        if (rare().length === 0) break
        for (const { state, ply, move, events: heard } of walk(
          at,
          1100 + turn,
          longestOf(at),
          likes,
        )) {
          if (move) {
            count(moves, move.type)
            known.set(textOfMove(move), move)
          }
          for (const event of heard) count(events, event.type)
          // Moves of other moments, and almost-moves now and then, by a seat that is to act, and
          // now and then by the others.
          const actors = game.actors(state)
          const asked = new Set(
            actors.flatMap(seat => game.legal(state, seat)).map(({ type }) => type),
          )
          const begins = ply <= BEGINNING
          if (!begins && ply % 5 > 0 && actors.length > 0 && ![...asked].some(isSeldom)) continue
          turn++
          // Other answers to the open questions, mostly those that fit several questions.
          const tried: unknown[] = [...known.values()].filter(
            (move, i) => asked.has(move.type) || isPlain(move) || (i + turn) % 7 === 0,
          )
          if ((begins || turn % 10 === 0) && move) tried.push(...variations(clone(move)))
          for (const seat of turn % 5 === 0 || actors.length === 0 ? seatsOf(at.seats) : actors) {
            for (const refused of tried.map(each => game.explain(state, seat, each))) {
              if (refused) count(refusals, `${refused.rule} ${refused.why}`)
            }
          }
        }
      }
      const file = `src/games/${game.id}/test/words.fixture.ts`
      expect(rare(), `${file} has what is never met`).toEqual([])
      const named = [...kinds, ...words.events, ...words.refusals, ...(words.rare ?? [])]
      const met = [...moves.keys(), ...events.keys(), ...refusals.keys()]
      const unnamed = met.filter(word => !named.includes(word))
      expect(unnamed, `${file} lacks what was met`).toEqual([])
    },
    PATIENCE,
  )
})

/** A move with nothing but its type. */
const isPlain = (move: object) => Object.keys(move).length === 1
