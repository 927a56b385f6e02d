import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import { daily } from '../deep.ts'
import { cases, glimpses, seatsOf, walk } from './cases.ts'
import { textOfMove } from './said.ts'

/** The longest list of answers: a longer one means that the question is too large. */
const MOST_MOVES = 60

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('a seat that is to act has moves, after the end none has; no list is long or has duplicates', () => {
    const wrong: unknown[] = []
    for (const { state, ply } of walk(at, 51)) {
      const actors = game.actors(state)
      if (
        new Set(actors).size !== actors.length ||
        actors.some(seat => !seatsOf(seats).includes(seat))
      ) {
        wrong.push({ ply, actors })
      }
      for (const seat of seatsOf(seats)) {
        const moves = game.legal(state, seat)
        if (moves.length === 0 && actors.includes(seat)) wrong.push({ ply, seat, moves })
        if (moves.length > 0 && actors.length === 0) wrong.push({ ply, seat, moves })
        if (moves.length > MOST_MOVES) wrong.push({ ply, seat, long: moves.length })
        if (new Set(moves.map(textOfMove)).size !== moves.length)
          wrong.push({ ply, seat, twice: moves })
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('a seat that does not exist may do nothing', () => {
    for (const { state } of glimpses(at, 52, 31)) {
      for (const seat of [-1, seats, 0.5, NaN]) expect(game.legal(state, seat)).toEqual([])
    }
  })

  test('equal moves are one object: searches compare them by identity', () => {
    const made = new Map<string, unknown>()
    const twice: unknown[] = []
    for (const { state } of glimpses(at, 53, daily(7, 3))) {
      for (const seat of seatsOf(seats)) {
        const moves = game.legal(state, seat)
        const again = game.legal(clone(state), seat)
        if (moves.length !== again.length) twice.push({ moves, again })
        moves.forEach((move, i) => {
          const known = made.get(textOfMove(move)) ?? move
          made.set(textOfMove(move), known)
          if (again[i] !== move || known !== move) twice.push(move)
        })
      }
    }
    expect(twice.slice(0, 3)).toEqual([])
  })

  test('an offered move is never refused', () => {
    const refused: unknown[] = []
    for (const { state } of glimpses(at, 54, daily(11, 5))) {
      for (const seat of seatsOf(seats)) {
        for (const move of game.legal(state, seat)) {
          const reason = game.explain(state, seat, clone(move))
          if (reason !== null) refused.push({ seat, move, reason })
        }
      }
    }
    expect(refused.slice(0, 3)).toEqual([])
  })
})
