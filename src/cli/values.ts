import { isIP } from 'node:net'
import { InvalidArgumentError } from 'commander'
import { findGame, GAMES } from '../games/index.ts'
import type { GameEntry } from '../kit/game-entry.ts'
import { SEED } from '../kernel/chance.ts'
import { LIMIT_NAMES, type Limits } from '../server/limits/limits.ts'
import { HEX_32 } from '../kit/fairness/shuffle.ts'
import { Failure } from './failure.ts'

/**
 * Readers for option values. Each refuses with a sentence that says what would be valid.
 */

export function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  return (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    const limit = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`
    throw new InvalidArgumentError(`It is a whole number, ${limit}`)
  }
}

export function positive(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value
  throw new InvalidArgumentError('It is a number greater than 0')
}

export function seed(text: string): string {
  if (SEED.test(text)) return text
  throw new InvalidArgumentError('A seed is 1 to 64 hexadecimal digits, 0-9 and a-f')
}

export function sha256(text: string): string {
  if (HEX_32.test(text)) return text
  throw new InvalidArgumentError('It is 64 hexadecimal digits, 0-9 and a-f')
}

/** The address of a server: it has one to itself, so nothing follows the host and its port. */
export function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWhole = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isWhole) return url.origin
  throw new InvalidArgumentError(
    'It is an address such as https://games.example.org, without anything behind it',
  )
}

export function postgresUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new InvalidArgumentError(
    'It is an address such as postgres://user:password@db.example.org/tianguis',
  )
}

/** Where players are awaited. Of an empty one, as of a variable that is not set, Node makes all. */
export function listener(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('It is an address of this machine such as 127.0.0.1 or 0.0.0.0')
}

/** Where to listen: a port of this machine alone, or an address and a port. */
export function doorway(text: string): { host: string; port: number } {
  const [, host = '127.0.0.1', port = ''] = /^(?:\[?([\w.:-]+?)\]?:)?(\d{1,5})$/.exec(text) ?? []
  if (port !== '' && Number(port) <= 65535) return { host, port: Number(port) }
  throw new InvalidArgumentError('It is a port such as 9090, or an address such as 10.0.0.5:9090')
}

const UNITS: { readonly [unit: string]: number } = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
}

/** A time in minutes, hours, days or weeks, as milliseconds: "45m", "12h", "30d", "2w". */
export function duration(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  const value = Number(count) * (UNITS[unit] ?? 0)
  if (value > 0) return value
  throw new InvalidArgumentError('It is a time such as 45m, 12h, 30d or 2w')
}

/** Of a network, by the version of its addresses. */
const MOST_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/**
 * Addresses, networks or names for them, separated by commas; the machine itself is always
 * included.
 */
export function networks(text: string): string {
  const words = list(text)
  const known = (word: string) => {
    const [address = '', bits = '1'] = word.split('/')
    const fits = /^[1-9]\d*$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? 0)
    return fits || /^(linklocal|uniquelocal)$/.test(word)
  }
  if (words.every(known)) return ['loopback', ...words].join(',')
  throw new InvalidArgumentError('It is addresses or networks such as 10.0.0.0/8, or uniquelocal')
}

/** Words separated by commas: "hard,greedy". */
export function list(text: string): string[] {
  return text.split(',').map(word => word.trim())
}

/** Collects the values of a repeated option. */
export function several(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text]
}

/**
 * Collects `name=value` of several `--options`, or of one with commas. Values are JSON if possible,
 * else words.
 */
export function pairs(
  text: string,
  before: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const options = Object.entries(before)
  for (const pair of list(text)) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    if (name === undefined || value === undefined)
      throw new InvalidArgumentError('Write it as name=value')
    options.push([name, asJson(value)])
  }
  return Object.fromEntries(options)
}

/** Collects `name=value` of the server's budgets. */
export function budgets(text: string, before: Partial<Limits> = {}): Partial<Limits> {
  const [, name, value] = /^(\w+)=(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const known = LIMIT_NAMES.find(each => each === name)
  // The one share among them; all others count something.
  const fits = name === 'botLeastEffort' ? Number(value) <= 1 : Number.isInteger(Number(value))
  if (known !== undefined && fits) return { ...before, [known]: Number(value) }
  throw new InvalidArgumentError(
    `Write it as name=number: 0 or more, and botLeastEffort at most 1. Names: ${LIMIT_NAMES.join(', ')}`,
  )
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The game of this id; a wrong id is answered with those that exist. */
export function gameNamed(id: string): GameEntry {
  const found = findGame(id)
  if (found) return found
  throw Failure.usage(`No game "${id}". Games: ${GAMES.map(entry => entry.meta.id).join(', ')}.`)
}
