import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '../../src/kernel/game.ts'
import { clone } from '../../src/kernel/json.ts'
import { beginAt } from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { type At, cases, glimpses, player, viewers } from './cases.ts'
import { impurities } from './said.ts'
import { changed, paths, valueAt } from './mutants.ts'
import { daily } from '../deep.ts'

/**
 * One case for each game and number of seats is enough here: the shape of a state depends on no
 * option. Every day the least and the most seats.
 */
const tried = cases.filter(
  (each, i) =>
    cases.findIndex(c => c.game === each.game && c.seats === each.seats) === i &&
    daily(each.game.seats.includes(each.seats), true),
)

/** Lists that are too long for anything. */
const HUGE: readonly unknown[] = [0, null].map(part => new Array<unknown>(1e5).fill(part))

/** The first of these states, each copied: the match goes on underneath. */
function copied(found: Iterable<At>, most: number): GameTypes['state'][] {
  const states: GameTypes['state'][] = []
  for (const { state } of found) {
    states.push(clone(state))
    if (states.length === most) break
  }
  return states
}

const faultsOf = (game: Game, state: unknown): readonly string[] => {
  const faults = game.faults(state)
  if (impurities(faults).length > 0 || faults.some(fault => fault.length < 5))
    throw new Error('Faults are sentences.')
  return faults
}

/** What can go wrong in the next plies of a state that counts as valid. */
function trouble(game: Game, state: object, rng: Rng): string | null {
  const begun = beginAt(game, 'abc', state)
  if (!begun.ok) return begun.why === 'bad-state' ? begun.message : null
  const there = begun.value.state
  const choose = player(rng)
  for (let ply = 0; ply < 20; ply++) {
    const actors = game.actors(there)
    if (actors.length === 0) return null
    if (actors.some(seat => game.legal(there, seat).length === 0))
      return `after ${ply} plies: nothing to choose from`
    for (const viewer of viewers(begun.value.seats)) {
      const faults = game.faults(game.determinize(game.view(there, viewer), rng))
      if (faults.length > 0)
        return `after ${ply} plies, as viewer ${viewer} imagines it: ${faults.join(' ')}`
    }
    const seat = rng.pick(actors)
    game.play(there, seat, choose(game.legal(there, seat)), { rng, emit: () => undefined })
    const faults = game.faults(there)
    if (faults.length > 0) return `after ${ply + 1} plies: ${faults.join(' ')}`
  }
  return null
}

const MOST_RUNS = 5000

describe.each(tried)('$name', at => {
  const { game } = at
  const states = copied(glimpses(at, 101, 37), 8)
  const some = copied(glimpses(at, 102, 1), 60)

  test('of any JSON, something is wrong', () => {
    const found = fc.property(fc.jsonValue(), junk => faultsOf(game, junk).length > 0)
    expect(() => fc.assert(found, { seed: 7, numRuns: daily(20, 100) })).not.toThrow()
  })

  test('a field missing, of another kind, or no sensible number at all is found', () => {
    const missed: unknown[] = []
    for (const state of states.slice(1, 2)) {
      // One copy for all: what is changed is put back.
      const mutant = clone(state)
      for (const path of paths(mutant)) {
        const key = path[path.length - 1]
        const parent = valueAt(mutant, path.slice(0, -1)) as { [key: string]: unknown }
        const value = parent[key]
        const before = JSON.stringify(value)
        const others: unknown[] = ['x', {}, JSON.parse('{"__proto__":[]}')]
        // In place of an object, null may be valid too.
        if (typeof value !== 'object' || Array.isArray(value)) others.push(null)
        if (typeof value === 'number') others.push(NaN, Infinity, -99, 1.5, String(value), true)
        if (path.length === 1) others.push(undefined, ...HUGE)
        // Another list is of the same kind: an empty one may be valid.
        if (path.length === 1 && !Array.isArray(value)) others.push([])
        for (const other of others) {
          // An empty list or object in place of an empty one is no change.
          if (!HUGE.includes(other) && JSON.stringify(other) === before) continue
          const isMissing = other === undefined
          if (!isMissing) parent[key] = other
          const spoilt = isMissing ? changed(state, path, other) : mutant
          if (faultsOf(game, spoilt).length === 0) missed.push([path.join('.'), other])
          parent[key] = value
        }
      }
    }
    expect(missed.slice(0, 5)).toEqual([])
  })

  test('it never throws, whatever is put anywhere', () => {
    const survived = fc.property(fc.nat(), fc.nat(), fc.jsonValue(), (which, where, junk) => {
      const state = some[which % some.length]
      const all = paths(state)
      faultsOf(game, changed(state, all[where % all.length], junk))
    })
    expect(() => fc.assert(survived, { seed: 7, numRuns: daily(20, 150) })).not.toThrow()
  })

  test('what it finds nothing wrong with can be played', () => {
    const rng = Rng.from(7)
    const unsound: unknown[] = []
    let sound = 0
    // Of a small game most changes are wrong: some more are tried until one is not.
    for (let run = 0; run < daily(80, 500) || (sound === 0 && run < MOST_RUNS); run++) {
      const state = rng.pick(some)
      const key = rng.pick(Object.keys(state))
      const path = rng.pick([[key], ...paths(valueAt(state, [key]), [key])])
      const value = valueAt(state, path)
      let other: unknown
      if (typeof value === 'number')
        other = rng.below(2) === 0 ? value + rng.pick([-1, 1]) : rng.below(16)
      else if (typeof value === 'boolean') other = !value
      else if (typeof value === 'string') other = valueAt(rng.pick(some), path)
      else continue
      const mutant = changed(state, path, other)
      if (other === value || faultsOf(game, mutant).length > 0) continue
      sound++
      const found = trouble(game, mutant as object, rng)
      if (found !== null) unsound.push({ path: path.join('.'), value, other, found })
    }
    expect(sound).toBeGreaterThan(0)
    expect(unsound.slice(0, 3)).toEqual([])
  })
})
