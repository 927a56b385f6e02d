import { describe, expect, test } from 'vitest'
import type { Viewer, GameTypes } from '../../src/kernel/game.ts'
import { clone } from '../../src/kernel/json.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { allCases, cases, glimpses, plainCases, viewers, walk } from './cases.ts'
import { alike, said } from './said.ts'
import { daily } from '../deep.ts'

/** If this many imagined states are equal, the part must be certain. */
const PATIENCE = 200

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('an imagined state is sound and looks to its viewer exactly like the real one', () => {
    const wrong: unknown[] = []
    for (const { state, ply } of glimpses(at, 71, daily(83, 31))) {
      const actors = game.actors(state)
      for (const viewer of viewers(seats)) {
        const view = game.view(state, viewer)
        const imagined = game.determinize(clone(view), Rng.from(ply))
        const say = (what: string) => wrong.push({ ply, viewer, what })
        if (game.faults(imagined).length > 0) say(game.faults(imagined).join(' '))
        if (!alike(said(game.view(imagined, viewer)), said(view))) say('another view')
        if (said(game.actors(imagined)) !== said(actors)) say('other actors')
        if (said(game.scores(imagined)) !== said(game.scores(state))) say('other scores')
        const moves = viewer === null ? [] : game.legal(state, viewer)
        const again = viewer === null ? [] : game.legal(imagined, viewer)
        if (moves.length !== again.length || moves.some((move, i) => move !== again[i]))
          say('other moves')
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('the same chance imagines the same state', () => {
    for (const { state, ply } of glimpses(at, 72, daily(199, 97))) {
      for (const viewer of viewers(seats)) {
        const view = game.view(state, viewer)
        expect(game.determinize(clone(view), Rng.from(ply))).toStrictEqual(
          game.determinize(view, Rng.from(ply)),
        )
      }
    }
  })

  test('an unseen event is unseen in every way', () => {
    const kinds = new Map<string, GameTypes['move']>()
    const wrong: unknown[] = []
    const before = new Map<Viewer, { view: string; asked: string }>()
    for (const { state, seat, move, events } of walk(at, 75, daily(75, 150))) {
      if (move && !kinds.has(move.type)) {
        kinds.set(move.type, move)
        before.clear()
      }
      for (const viewer of viewers(seats)) {
        const mine = viewer ?? -1
        const told = [...kinds.values()].map(kind => game.explain(state, mine, kind))
        const asked = said([told, game.legal(state, mine), game.actors(state), game.scores(state)])
        const now = { view: said(game.view(state, viewer)), asked }
        const last = before.get(viewer)
        const heard = events.some(event => game.redact(event, viewer) !== null)
        const unseen = viewer !== seat && !heard && last && alike(last.view, now.view)
        if (unseen && !alike(last.asked, now.asked)) wrong.push({ viewer, seat, move })
        before.set(viewer, now)
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('an open view shows what anyone at the table knows, and does not depend on what nobody knows', () => {
    const wrong: unknown[] = []
    for (const { state, ply } of glimpses(at, 76, daily(127, 61))) {
      for (const viewer of viewers(seats)) {
        const say = (what: string) => wrong.push({ ply, viewer, what })
        if (!alike(said(game.view(state, viewer, false)), said(game.view(state, viewer))))
          say('open unless told so')
        const open = game.view(state, viewer, true)
        const world = game.determinize(clone(open), Rng.from(ply))
        if (game.faults(world).length > 0) say(game.faults(world).join(' '))
        if (!alike(said(game.view(world, viewer, true)), said(open))) say('another open view')
        for (const other of viewers(seats)) {
          if (!alike(said(game.view(world, other)), said(game.view(state, other))))
            say(`another view for ${other}`)
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('an onlooker hears of nothing that a player at the table does not hear of', () => {
    for (const { events } of glimpses(at, 74, 11)) {
      for (const event of events) {
        if (game.redact(event, null) === null) continue
        for (const viewer of viewers(seats)) expect(game.redact(event, viewer)).not.toBeNull()
      }
    }
  })
})

describe.each(daily(plainCases, allCases))('$name', at => {
  const { game, seats } = at

  test('if every imagined state is the same, it is the real one', () => {
    // Where something is hidden there must be several; a single wrong guess would be a bot's
    // delusion. Checked only after a ply that everybody noticed: a half-answered question need not
    // be imagined.
    for (const { state, events, ply } of glimpses(at, 73, daily(97, 53))) {
      if (ply > 0 && !events.some(event => game.redact(event, null) !== null)) continue
      const truth = said(state)
      for (const viewer of viewers(seats)) {
        const view = game.view(state, viewer)
        const imagine = (seed: number) => said(game.determinize(view, Rng.from(seed)))
        const first = imagine(0)
        let seed = 1
        // A likely one may come many times in a row.
        while (seed < PATIENCE && !alike(first, truth) && alike(imagine(seed), first)) seed++
        expect(seed).toBeLessThan(PATIENCE)
      }
    }
  })
})
