import { describe, expect, test } from 'vitest'
import { canUndo, submit, undo } from '../../src/kernel/match.ts'
import { cases, seatsOf, text, viewers, walk } from './cases.ts'
import { daily } from '../deep.ts'

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('what nobody has learned from can be taken back and said again; what revealed something cannot', () => {
    const wrong: unknown[] = []
    let before = ''
    for (const { match, state, ply, seat, move, events } of walk(at, 91, daily(90, 250))) {
      const now = text(state)
      if (seat !== null) {
        const final = match.base.ply === match.log.length
        if (events.some(event => event.reveals) && !final)
          wrong.push({ ply, move, what: 'a reveal that can be undone' })
        if (final && seatsOf(seats).some(each => canUndo(match, each)))
          wrong.push({ ply, move, what: 'undone' })
        if (!final) {
          if (!undo(match, seat).ok || text(match.state) !== before)
            wrong.push({ ply, move, what: 'not undone' })
          const again = submit(match, seat, move)
          if (!again.ok || text(again.events) !== text(events))
            wrong.push({ ply, move, what: 'other events' })
          if (text(match.state) !== now) wrong.push({ ply, move, what: 'another state' })
        }
      }
      before = now
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('an undo that is refused changes nothing, for nobody', () => {
    for (const { match, ply, events, state } of walk(at, 92, daily(60, 120))) {
      if (ply === 0 || !events.some(event => event.reveals)) continue
      const told = [text(state), ...viewers(seats).map(viewer => text(game.view(state, viewer)))]
      for (const seat of [...seatsOf(seats), -1]) expect(undo(match, seat).ok).toBe(false)
      expect([
        text(match.state),
        ...viewers(seats).map(viewer => text(game.view(match.state, viewer))),
      ]).toEqual(told)
    }
  })
})
