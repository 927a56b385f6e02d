import { SEED } from '../../kernel/chance.ts'
import type { Seat, Viewer, GameTypes } from '../../kernel/game.ts'
import type { Chronicle } from '../../kernel/match.ts'
import { type Fields, isFields } from '../../kit/shape.ts'
import { Bad } from './bad.ts'

/** One request, as parsed: an object with anything in it. */
export type Request = Fields

/**
 * Readers for the fields of a request. Each names the field where it is missing or of the wrong
 * kind.
 */

export function need(request: Request, field: string): unknown {
  if (Object.hasOwn(request, field)) return request[field]
  throw new Bad('missing-field', `The field "${field}" is missing.`)
}

export function wrong(field: string, expected: string): Bad {
  return new Bad('bad-field', `"${field}" is ${expected}.`)
}

export function text(request: Request, field: string): string {
  const value = need(request, field)
  if (typeof value === 'string') return value
  throw wrong(field, 'a string')
}

export function whole(request: Request, field: string): number {
  const value = need(request, field)
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number
  throw wrong(field, 'a whole number, 0 or more')
}

export function seat(request: Request, seats: number): Seat {
  return asSeat(need(request, 'seat'), 'seat', seats)
}

export function viewer(request: Request, seats: number): Viewer {
  const value = need(request, 'viewer')
  return value === null ? null : asSeat(value, 'viewer', seats)
}

function asSeat(value: unknown, field: string, seats: number): Seat {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats)
    return value as Seat
  throw wrong(
    field,
    `a seat from 0 to ${seats - 1}${field === 'viewer' ? ', or null for an onlooker' : ''}`,
  )
}

export function seed(request: Request): string | null {
  if (!Object.hasOwn(request, 'seed')) return null
  const value = request.seed
  if (typeof value === 'string' && SEED.test(value)) return value
  throw new Bad('bad-seed', '"seed" is a string of 1 to 64 hexadecimal digits, 0-9 and a-f.')
}

/** A chronicle of the right shape; playing it shows whether its moves are legal. */
export function chronicle(request: Request): Chronicle {
  const record = asObject(need(request, 'chronicle'), 'chronicle')
  const inside = (field: string) => `chronicle.${field}`
  for (const field of ['game', 'seed'])
    if (typeof record[field] !== 'string') throw wrong(inside(field), 'a string')
  for (const field of ['version', 'seats']) {
    if (!Number.isInteger(record[field])) throw wrong(inside(field), 'a whole number')
  }
  asObject(record.options, inside('options'))
  const log = record.log
  if (!Array.isArray(log)) throw wrong(inside('log'), 'a list of {"seat", "move"}')
  log.forEach((entry: unknown, index) => {
    const ply = asObject(entry, inside(`log[${index}]`))
    asSeat(ply.seat, inside(`log[${index}].seat`), record.seats as number)
    asObject(ply.move, inside(`log[${index}].move`))
  })
  return record as unknown as Chronicle
}

export function asObject(value: unknown, field: string): Request {
  if (isFields(value)) return value
  throw wrong(field, 'an object')
}

/** A move as it came: any object; the game decides whether it is one of its own. */
export function move(request: Request): GameTypes['move'] {
  return asObject(need(request, 'move'), 'move') as unknown as GameTypes['move']
}
