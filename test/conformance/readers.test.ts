import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { daily } from '../deep.ts'
import { cases, glimpses, player, seatsOf, start, viewers, walk } from './cases.ts'
import { alike, freeze, said } from './said.ts'

/** At one ply in so many a value is kept. */
const OFTEN = daily(29, 13)

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('reading changes nothing: every reader works on a frozen state, every view can be frozen', () => {
    for (const { state, events } of glimpses(at, 21, daily(37, 17))) {
      const frozen = freeze(clone(state))
      const before = said(frozen)
      game.actors(frozen)
      game.scores(frozen)
      game.faults(frozen)
      for (const seat of [...seatsOf(seats), -1, seats]) {
        for (const move of game.legal(frozen, seat)) game.explain(frozen, seat, move)
        game.explain(frozen, seat, null)
      }
      for (const viewer of viewers(seats)) {
        for (const event of events) game.redact(freeze(clone(event)), viewer)
        game.determinize(freeze(game.view(frozen, viewer)), Rng.from(1))
      }
      expect(alike(said(frozen), before)).toBe(true)
    }
  })

  test('a value that was read does not change while the match goes on', () => {
    const kept: { readonly before: string; readonly value: unknown }[] = []
    for (const { state, events, ply } of walk(at, 22, 400)) {
      if (ply % OFTEN > 0) continue
      const views = viewers(seats).flatMap(viewer =>
        [false, true].map(open => game.view(state, viewer, open)),
      )
      const legal = seatsOf(seats).map(seat => game.legal(state, seat))
      const imagined = views.map(view => game.determinize(view, Rng.from(ply)))
      const value = {
        views,
        legal,
        imagined,
        events,
        scores: game.scores(state),
        actors: game.actors(state),
      }
      kept.push({ before: said(value), value })
    }
    expect(kept.filter(({ before, value }) => !alike(said(value), before))).toEqual([])
  })

  test('playing on in an imagined state touches neither the view nor the state behind it', () => {
    const rng = Rng.from(3)
    for (const { state } of glimpses(at, 23, daily(83, 41))) {
      const before = said(state)
      for (const viewer of viewers(seats)) {
        const view = game.view(state, viewer)
        const seen = said(view)
        const imagined = game.determinize(view, rng)
        const choose = player(rng)
        for (let ply = 0; ply < 12 && game.actors(imagined).length > 0; ply++) {
          const seat = rng.pick(game.actors(imagined))
          game.play(imagined, seat, choose(game.legal(imagined, seat)), {
            rng,
            emit: () => undefined,
          })
        }
        expect(alike(said(view), seen)).toBe(true)
      }
      expect(alike(said(state), before)).toBe(true)
    }
  })

  test('two matches share nothing: one stays at its start while the other is played', () => {
    const waiting = start(at, 24)
    const before = said(waiting.state)
    for (const _ of walk(at, 24, 400));
    expect(alike(said(waiting.state), before)).toBe(true)
    expect(alike(said(start(at, 24).state), before)).toBe(true)
  })
})
