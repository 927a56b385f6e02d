import { describe, expect, test } from 'vitest'
import { canUndo, submit, undo } from '../../src/kernel/match.ts'
import { cases, seatsOf, viewers, walk } from './cases.ts'
import { alike, said } from './said.ts'
import { daily } from '../deep.ts'

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('what nobody has learned from can be taken back and said again; what revealed something cannot', () => {
    const wrong: unknown[] = []
    let before = ''
    for (const { match, state, ply, seat, move, events } of walk(at, 91, daily(90, 250))) {
      const now = said(state)
      if (seat !== null) {
        const final = match.base.ply === match.log.length
        if (events.some(event => event.reveals) && !final)
          wrong.push({ ply, move, what: 'a reveal that can be undone' })
        if (final && seatsOf(seats).some(each => canUndo(match, each)))
          wrong.push({ ply, move, what: 'undone' })
        if (!final) {
          if (!undo(match, seat).ok || !alike(said(match.state), before))
            wrong.push({ ply, move, what: 'not undone' })
          const again = submit(match, seat, move)
          if (!again.ok || !alike(said(again.events), said(events)))
            wrong.push({ ply, move, what: 'other events' })
          if (!alike(said(match.state), now)) wrong.push({ ply, move, what: 'another state' })
        }
      }
      before = now
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('an undo that is refused changes nothing, for nobody', () => {
    for (const { match, ply, events, state } of walk(at, 92, daily(60, 120))) {
      if (ply === 0 || !events.some(event => event.reveals)) continue
      const told = said([state, ...viewers(seats).map(viewer => game.view(state, viewer))])
      for (const seat of [...seatsOf(seats), -1]) expect(undo(match, seat).ok).toBe(false)
      const now = said([
        match.state,
        ...viewers(seats).map(viewer => game.view(match.state, viewer)),
      ])
      expect(alike(now, told)).toBe(true)
    }
  })
})
