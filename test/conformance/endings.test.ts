import { describe, expect, test } from 'vitest'
import { same } from '../../src/kernel/json.ts'
import { ranks } from '../../src/kernel/rank.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { cases, LONGEST, seatsOf, start, walk } from './cases.ts'
import { daily } from '../deep.ts'

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('every match ends, sound after every ply, with a score for every seat all along', () => {
    for (const seed of daily([31], [31, 32])) {
      const broken: string[] = []
      let plies = 0
      let over = false
      let width = 0
      for (const { state, ply } of walk(at, seed)) {
        plies = ply
        broken.push(...game.faults(state).map(fault => `after ply ${ply}: ${fault}`))
        const scores = game.scores(state)
        width ||= scores[0].length
        const sound =
          scores.length === seats &&
          scores.every(s => s.length === width && s.every(Number.isFinite))
        if (!sound) broken.push(`after ply ${ply}, scores ${JSON.stringify(scores)}`)
        over = game.actors(state).length === 0
      }
      expect(broken).toEqual([])
      expect(over).toBe(true)
      expect(plies).toBeLessThan(LONGEST)
    }
  })

  test('after the end nobody may do anything, and everybody has a place', () => {
    const all = [...walk(at, 33)]
    const { state } = all[all.length - 1]
    for (const seat of seatsOf(seats)) expect(game.legal(state, seat)).toEqual([])
    const places = ranks(game.scores(state))
    expect(places).toContain(1)
    for (const place of places) expect(place >= 1 && place <= seats).toBe(true)
  })

  test('every deal is valid, and where chance deals not always the same', () => {
    const deals = new Set<string>()
    const rng = Rng.from(1)
    const before = rng.words()
    game.setup(seats, at.options, rng)
    const chancy = !same(before, rng.words())
    for (let seed = 0; seed < daily(10, 30); seed++) {
      const { state } = start(at, seed)
      expect(game.faults(state)).toEqual([])
      expect(game.actors(state).length).toBeGreaterThan(0)
      expect(game.scores(state).length).toBe(seats)
      deals.add(JSON.stringify(state))
    }
    expect(deals.size > 1).toBe(chancy)
  })
})
