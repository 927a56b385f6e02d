import { describe, expect, test } from 'vitest'
import type { Game, GameEvent, GameTypes } from '../../src/kernel/game.ts'
import { copyOf, same } from '../../src/kernel/json.ts'
import { ranks } from '../../src/kernel/rank.ts'
import { type Case, games, isPlain, richest, viewers, walk } from './cases.ts'
import { goldenCases } from './golden-cases.ts'
import { firstDifference, hasGoldenFiles, NEW_GAME, noted, UPDATE } from './golden.ts'

/*
 * A full match of every game for every number of seats, and of every first other value of an
 * option, as readable text: the choices, the choice, the events, and the changes for each viewer.
 * When the rules or the random player change, the diff shows what else has changed.
 */

const json = (value: unknown) => JSON.stringify(value)

/** A move or event in a line: `play value=5 count=2`. */
function inWords({ type, ...rest }: { readonly type: string }): string {
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}=${json(value)}`)].join(' ')
}

const offers = new WeakMap<GameTypes['move'], string>()

/** Equal moves are one object, so each is put in words once. */
function offered(move: GameTypes['move']): string {
  const line = offers.get(move) ?? inWords(move)
  offers.set(move, line)
  return line
}

type Fields = ReadonlyMap<string, unknown>

/** The fields of a state or view; lists of objects and lists are taken apart, once. */
function fields(value: object): Fields {
  const found = new Map<string, unknown>()
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (Array.isArray(inner) && inner.some(item => typeof item === 'object'))
      inner.forEach((item, i) => found.set(`${name}.${i}`, item))
    else found.set(name, inner)
  }
  return found
}

/** What has changed, in one line; lists of numbers by the places that have. */
function changes(before: Fields, after: Fields): string {
  const said: string[] = []
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)]
    if (!same(was, is)) said.push(`${name} ${difference(was, is)}`)
  }
  return said.join(', ')
}

function difference(was: unknown, is: unknown): string {
  if (is === undefined) return 'gone'
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return json(is)
  const places = is.flatMap((value, i) => (same(value, was[i]) ? [] : [`${i}:${json(value)}`]))
  return places.length > 4 ? json(is) : `[${places.join(' ')}]`
}

function whole(label: string, value: object): string[] {
  return [`${label}:`, ...[...fields(value)].map(([name, inner]) => `    ${name} ${json(inner)}`)]
}

function playthrough(at: Case, seed: number): string {
  const { game, seats } = at
  const options = Object.entries(at.options).map(([name, value]) => `${name} ${value}`)
  const lines = [
    `${game.id} ${game.version}, ${seats} seats, ${options.join(', ')}; player ${seed}`,
    '',
  ]
  const look = (state: GameTypes['state']) =>
    // A copy: the match goes on underneath.
    [copyOf(state), ...viewers(seats).map(viewer => game.view(state, viewer))].map(fields)
  let seen: Fields[] = []
  let choices: readonly string[] = []
  let end: GameTypes['state'] = {}
  for (const { state, ply, seat, move, events } of walk(at, seed)) {
    const now = look(state)
    if (move === null) {
      lines.push(...whole('state', state))
      viewers(seats).forEach((viewer, i) =>
        lines.push(`seen by ${viewer ?? 'onlookers'}: ${changes(now[0], now[i + 1])}`),
      )
    } else {
      const others = choices.filter(other => other !== inWords(move))
      lines.push(
        `${ply}. ${seat}: ${inWords(move)}${others.length > 0 ? `   (or ${others.join(' | ')})` : ''}`,
      )
      lines.push(...events.map(event => `    ! ${inWords(event)}${hearing(game, seats, event)}`))
      lines.push(...seenBy(seen, now, seats))
    }
    seen = now
    choices = game.actors(state).flatMap(each => game.legal(state, each).map(offered))
    end = state
  }
  lines.push('', ...whole('state at the end', end))
  lines.push(`scores ${json(game.scores(end))}, places ${json(ranks(game.scores(end)))}`)
  return `${lines.join('\n')}\n`
}

/** Viewers who do not perceive an event. */
function hearing(game: Game, seats: number, event: GameEvent): string {
  const deaf = viewers(seats).filter(viewer => json(game.redact(event, viewer)) !== json(event))
  return deaf.length > 0
    ? `   (otherwise for ${deaf.map(viewer => viewer ?? 'onlookers').join(', ')})`
    : ''
}

/** The changes of the state, and of the views where they differ. */
function seenBy(before: readonly Fields[], after: readonly Fields[], seats: number): string[] {
  const all = after.map((fields, i) => changes(before[i], fields))
  const groups = new Map<string, string[]>()
  viewers(seats).forEach((viewer, i) => {
    const said = all[i + 1]
    if (said !== all[0])
      groups.set(said, [...(groups.get(said) ?? []), String(viewer ?? 'onlookers')])
  })
  const others = [...groups].map(
    ([said, who]) => `      for ${who.join(', ')}: ${said || 'nothing'}`,
  )
  return [`    ${all[0] || 'nothing'}`, ...others]
}

describe.each(games)('$id', game => {
  const mine = goldenCases.filter(each => each.game === game)
  const plain = mine.filter(isPlain)
  const special = Object.entries(game.options).flatMap(([option, values]) =>
    mine
      .filter(each => each.name.endsWith(`, ${option} ${values[1]}`))
      .map(each => ({ option, each })),
  )

  const check = (at: Case, name: string) => {
    const path = `src/games/${game.id}/test/playthroughs/${name}.txt`
    const seed = (UPDATE ? null : noted(path, 'player')) ?? richest(at)
    return firstDifference(path, playthrough(at, seed))
  }

  test.for(plain)('$name goes as recorded', (at, { skip }) => {
    skip(!hasGoldenFiles(game.id), NEW_GAME)
    expect(check(at, `${at.seats}-seats`)).toBeNull()
  })

  test.for(special)('$each.name goes as recorded', ({ option, each }, { skip }) => {
    skip(!hasGoldenFiles(game.id), NEW_GAME)
    expect(check(each, `${option}-${each.options[option]}`)).toBeNull()
  })
})
