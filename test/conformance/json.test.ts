import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import { cases, glimpses, viewers } from './cases.ts'
import { impurities } from './said.ts'
import { daily } from '../deep.ts'

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('states, views, moves, events and scores are plain JSON', () => {
    const impure: string[] = []
    for (const { state, events } of glimpses(at, 11, daily(67, 19))) {
      const moves = game.actors(state).flatMap(seat => game.legal(state, seat))
      const views = viewers(seats).flatMap(viewer =>
        [false, true].map(open => game.view(state, viewer, open)),
      )
      const heard = viewers(seats).flatMap(viewer =>
        events.map(event => game.redact(event, viewer)),
      )
      const all = {
        state,
        events,
        moves,
        views,
        heard,
        scores: game.scores(state),
        faults: game.faults(state),
      }
      impure.push(...impurities(all))
    }
    expect(impure.slice(0, 5)).toEqual([])
  })

  test('a state that went through JSON is the same to every reader', () => {
    for (const { state } of glimpses(at, 12, daily(131, 61))) {
      const copy = clone(state)
      expect(copy).toStrictEqual(state)
      const read = (s: typeof state) => ({
        actors: game.actors(s),
        legal: viewers(seats).map(seat => game.legal(s, seat ?? -1)),
        scores: game.scores(s),
        views: viewers(seats).map(viewer => game.view(s, viewer)),
      })
      expect(read(copy)).toStrictEqual(read(state))
    }
  })
})
