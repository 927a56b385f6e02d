import { describe, expect, test } from 'vitest'
import { clone } from '../../src/kernel/json.ts'
import {
  beginAt,
  type Chronicle,
  chronicle,
  type Match,
  must,
  replay,
  submit,
} from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { cases, player, viewers, walk } from './cases.ts'
import { alike, said } from './said.ts'

function last(test: Parameters<typeof walk>[0], seed: number, longest?: number): Match {
  let match: Match | null = null
  for (const at of walk(test, seed, longest)) match = at.match
  if (match === null) throw new Error('A walk has a start.')
  return match
}

function again(match: Match, record: Chronicle, plies?: number): Match {
  return must(replay(match.game, record, plies))
}

describe.each(cases)('$name', at => {
  const { game, seats } = at

  test('a chronicle that went through JSON leads to the same match', () => {
    const match = last(at, 41)
    const copy = again(match, clone(chronicle(match)))
    expect(alike(said(copy.state), said(match.state))).toBe(true)
    expect(alike(said(copy.log), said(match.log))).toBe(true)
    expect(alike(said(copy.base), said(match.base))).toBe(true)
    expect(alike(said(chronicle(copy)), said(chronicle(match)))).toBe(true)
  })

  test('and through the same positions and events', () => {
    const heard: string[] = []
    let match: Match | null = null
    for (const { match: m, state, events } of walk(at, 42, 100)) {
      match = m
      heard.push(said([events, viewers(seats).map(viewer => game.view(state, viewer))]))
    }
    if (match === null) return
    const record = clone(chronicle(match))
    const copy = again(match, record, 0)
    const told = [said([[], viewers(seats).map(viewer => game.view(copy.state, viewer))])]
    for (const { seat, move } of record.log) {
      const played = submit(copy, seat, move)
      const events = played.ok ? played.events : []
      told.push(said([events, viewers(seats).map(viewer => game.view(copy.state, viewer))]))
    }
    expect(told.length).toBe(heard.length)
    expect(told.filter((each, ply) => !alike(each, heard[ply] ?? ''))).toEqual([])
  })

  test('a match from a given position replays too', () => {
    const match = must(beginAt(game, 'feed', clone(last(at, 43, 60).state)))
    const rng = Rng.from(5)
    const choose = player(rng)
    for (let ply = 0; ply < 60 && game.actors(match.state).length > 0; ply++) {
      const seat = rng.pick(game.actors(match.state))
      submit(match, seat, choose(game.legal(match.state, seat)))
    }
    expect(alike(said(again(match, clone(chronicle(match))).state), said(match.state))).toBe(true)
  })
})
