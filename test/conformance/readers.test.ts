import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { cases, freeze, glimpses, player, seatsOf, start, text, viewers, walk } from './cases.ts'

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('reading changes nothing: every reader works on a frozen state, every view can be frozen', () => {
    for (const { state, events } of glimpses(at, 21, 17)) {
      const frozen = freeze(clone(state))
      const before = text(frozen)
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
      expect(text(frozen)).toBe(before)
    }
  })

  test('a value that was read does not change while the match goes on', () => {
    const kept: { readonly said: string; readonly value: unknown }[] = []
    for (const { state, events, ply } of walk(at, 22, 400)) {
      if (ply % 13 > 0) continue
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
      kept.push({ said: text(value), value })
    }
    expect(kept.filter(({ said, value }) => text(value) !== said)).toEqual([])
  })

  test('playing on in an imagined state touches neither the view nor the state behind it', () => {
    const rng = Rng.from(3)
    for (const { state } of glimpses(at, 23, 41)) {
      const before = text(state)
      for (const viewer of viewers(seats)) {
        const view = game.view(state, viewer)
        const said = text(view)
        const imagined = game.determinize(view, rng)
        const choose = player(rng)
        for (let ply = 0; ply < 12 && game.actors(imagined).length > 0; ply++) {
          const seat = rng.pick(game.actors(imagined))
          game.play(imagined, seat, choose(game.legal(imagined, seat)), {
            rng,
            emit: () => undefined,
          })
        }
        expect(text(view)).toBe(said)
      }
      expect(text(state)).toBe(before)
    }
  })

  test('two matches share nothing: one stays at its start while the other is played', () => {
    const waiting = start(at, 24)
    const before = text(waiting.state)
    for (const _ of walk(at, 24, 400));
    expect(text(waiting.state)).toBe(before)
    expect(text(start(at, 24).state)).toBe(before)
  })
})
