import { contextOf, SEED, stream } from './chance.ts'
import type { Frozen, Game, Refusal, Seat, GameTypes } from './game.ts'
import { clone, copyOf, same } from './json.ts'

/** One decision that stands. */
export interface Ply<Move> {
  readonly seat: Seat
  readonly move: Move
}

/**
 * One running game: the log is the truth, `state` is where it leads. `base` is the latest position
 * that no undo can go behind (chance was drawn there, or information revealed); undo returns to it
 * and replays what stays. As long as nothing was played since, both are one object: the next ply
 * changes a copy.
 */
export interface Match<W extends GameTypes = GameTypes> {
  readonly game: Game<W>
  readonly seats: number
  readonly options: W['options']
  readonly seed: string
  /** Where the match began, if not by `setup`. */
  readonly start: Frozen<W['state']> | null
  readonly log: Ply<W['move']>[]
  base: { ply: number; state: W['state'] }
  state: W['state']
}

/** A match as plain JSON: enough to replay it, move by move, with the same chance. */
export interface Chronicle<W extends GameTypes = GameTypes> {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: W['options']
  readonly seed: string
  readonly start?: Frozen<W['state']>
  readonly log: readonly Ply<W['move']>[]
}

/** Invalid input from outside: a code, and a sentence for the sender. */
export interface InputError {
  readonly ok: false
  readonly why: string
  readonly message: string
}
export type Result<A> = { readonly ok: true; readonly value: A } | InputError

/**
 * The value of what the caller knows to be right. Throws an Error with the message if it is not.
 */
export function must<A>(result: Result<A>): A {
  if (result.ok) return result.value
  throw new Error(result.message)
}

export interface Refused {
  readonly ok: false
  readonly why: 'illegal' | 'not-your-turn' | 'over' | 'revealed'
  readonly refusal: Refusal | null
}
export interface Played<W extends GameTypes> {
  readonly ok: true
  readonly events: readonly W['event'][]
}

const fault = (why: string, message: string): InputError => ({ ok: false, why, message })
const BAD_SEED = fault('bad-seed', 'A seed is 1 to 64 hexadecimal digits, 0-9 and a-f.')

/**
 * The options of a match, with defaults for those left out. `bad-seats`, `bad-option`: the game
 * does not offer this. `chosen` may be any JSON.
 */
export function fitOptions<W extends GameTypes>(
  game: Game<W>,
  seats: number,
  chosen: unknown,
): Result<W['options']> {
  const [min, max] = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return fault(
      'bad-seats',
      `${game.id} takes ${min} to ${max} seats, not ${JSON.stringify(seats)}.`,
    )
  }
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) {
    return fault('bad-option', 'Options are an object, {"name": value}.')
  }
  const unknown = Object.keys(chosen).find(name => !Object.hasOwn(game.options, name))
  if (unknown !== undefined) {
    return fault(
      'bad-option',
      `No option "${unknown}". ${game.id} has: ${Object.keys(game.options).join(', ')}.`,
    )
  }
  const options: GameTypes['options'] = {}
  const offered: { readonly [name: string]: readonly GameTypes['options'][string][] } = game.options
  for (const [name, values] of Object.entries(offered)) {
    const value = Object.hasOwn(chosen, name)
      ? (chosen as Record<string, unknown>)[name]
      : values[0]
    const found = [...values, ...(game.retired?.[name] ?? [])].find(known => known === value)
    if (found === undefined) {
      const list = values.map(offer => JSON.stringify(offer)).join(', ')
      return fault(
        'bad-option',
        `Option "${name}" is one of ${list}, not ${JSON.stringify(value)}.`,
      )
    }
    options[name] = found
  }
  const problem = game.validateOptions(seats, options)
  return problem === null ? { ok: true, value: options } : fault('bad-option', problem)
}

/**
 * A new match, dealt from the seed. Options left out take their defaults. `bad-seed`, or what
 * `fitOptions` refuses.
 */
export function begin<W extends GameTypes>(
  game: Game<W>,
  seats: number,
  chosen: unknown,
  seed: string,
): Result<Match<W>> {
  if (!SEED.test(seed)) return BAD_SEED
  const options = fitOptions(game, seats, chosen)
  if (!options.ok) return options
  const state = game.setup(seats, options.value, stream(seed, 0))
  return begun({ game, seats, options: options.value, seed, start: null, state })
}

/**
 * A match that goes on from a given position, which may be any JSON. `bad-seed`; `bad-state`, with
 * the invariants that the position breaks; or what `fitOptions` refuses. The rules ask the position
 * for its options; those given here are only what the match says of itself.
 */
export function beginAt<W extends GameTypes>(
  game: Game<W>,
  seed: string,
  start: unknown,
  chosen: unknown = {},
): Result<Match<W>> {
  if (!SEED.test(seed)) return BAD_SEED
  const faults = game.faults(start)
  if (faults.length > 0) return fault('bad-state', faults.join(' '))
  const state = clone(start as W['state'])
  const seats = game.scores(state).length
  const options = fitOptions(game, seats, chosen)
  if (!options.ok) return options
  return begun({ game, seats, options: options.value, seed, start: copyOf(state), state })
}

function begun<W extends GameTypes>(match: Omit<Match<W>, 'log' | 'base'>): Result<Match<W>> {
  return { ok: true, value: { ...match, log: [], base: { ply: 0, state: match.state } } }
}

/**
 * The only way a move enters a match: it is changed in place. It is open to any seat that may
 * move, whether the game waits for it or not. A refused move changes nothing; `illegal`: the seat
 * has other moves, `not-your-turn`: it has none, `over`: nobody has to move any more.
 */
export function submit<W extends GameTypes>(
  match: Match<W>,
  seat: Seat,
  move: unknown,
): Played<W> | Refused {
  const { game, state } = match
  const offers = game.legal(state, seat)
  const offered = offers.find(offer => same(offer, move))
  if (offered === undefined) {
    const idle = game.actors(state).length === 0 ? 'over' : 'not-your-turn'
    const why = offers.length === 0 ? idle : 'illegal'
    return { ok: false, why, refusal: game.explain(state, seat, move) }
  }

  const { events, drew } = advance(match, seat, offered)
  if (drew || events.some(event => event.reveals))
    match.base = { ply: match.log.length, state: match.state }
  return { ok: true, events }
}

/** Plays and logs a move that is known to be legal. */
function advance<W extends GameTypes>(match: Match<W>, seat: Seat, move: W['move']) {
  if (match.state === match.base.state) match.state = copyOf(match.state)
  const events: W['event'][] = []
  const ply = contextOf<W['event']>(match.seed, match.log.length + 1, event => events.push(event))
  match.game.play(match.state, seat, move, ply)
  match.log.push({ seat, move })
  return { events, drew: ply.drew }
}

/** The index in the log of the ply this seat would undo, or null if it can undo none. */
function lastUndoable<W extends GameTypes>(match: Match<W>, seat: Seat): number | null {
  for (let i = match.log.length - 1; i >= match.base.ply; i--)
    if (match.log[i].seat === seat) return i
  return null
}

/** The match as if this seat had not made its last ply; null if that can no longer be undone. */
function withoutLast<W extends GameTypes>(match: Match<W>, seat: Seat): Match<W> | null {
  const index = lastUndoable(match, seat)
  if (index === null) return null
  const back: Match<W> = {
    ...match,
    log: match.log.slice(0, match.base.ply),
    state: match.base.state,
  }
  for (const ply of match.log.slice(match.base.ply).toSpliced(index - match.base.ply, 1)) {
    // Several seats may have answered at once: the answers of the others stay, if they still may.
    const offered = match.game.legal(back.state, ply.seat).find(offer => same(offer, ply.move))
    if (offered === undefined || advance(back, ply.seat, offered).drew) return null
  }
  return back
}

/** Whether `undo` would succeed. */
export function canUndo<W extends GameTypes>(match: Match<W>, seat: Seat): boolean {
  // Without the very last ply, everything before it stays as it was.
  const index = lastUndoable(match, seat)
  return index !== null && (index === match.log.length - 1 || withoutLast(match, seat) !== null)
}

/**
 * Undoes this seat's last ply, in place. `revealed`: the seat has made none, or this ply or a later
 * one drew chance or revealed anything.
 */
export function undo<W extends GameTypes>(
  match: Match<W>,
  seat: Seat,
): { readonly ok: true } | Refused {
  const back = withoutLast(match, seat)
  if (back === null) return { ok: false, why: 'revealed', refusal: null }
  match.log.splice(0, match.log.length, ...back.log)
  match.state = back.state
  return { ok: true }
}

/**
 * The match as plain JSON that shares nothing with it. It holds the seed: keep it secret meanwhile.
 */
export function chronicle<W extends GameTypes>(match: Match<W>): Chronicle<W> {
  const { game, seats, options, seed, start, log } = match
  const record = { game: game.id, version: game.version, seats, options, seed, log: copyOf(log) }
  return start === null ? record : { ...record, start }
}

/**
 * Replays a chronicle, to the end or up to so many plies. `bad-game`, `bad-version`: it is of
 * another game or version; `bad-chronicle`: names the ply that is refused; or what `begin` and
 * `beginAt` refuse.
 */
export function replay<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  plies = Infinity,
): Result<Match<W>> {
  if (record.game !== game.id)
    return fault('bad-game', `A record of ${record.game}, not of ${game.id}.`)
  if (record.version !== game.version) {
    return fault(
      'bad-version',
      `Recorded by version ${record.version} of ${game.id}; this is version ${game.version}.`,
    )
  }
  const begun = record.start
    ? beginAt(game, record.seed, record.start, record.options)
    : begin(game, record.seats, record.options, record.seed)
  if (!begun.ok) return begun
  for (const [index, ply] of record.log.slice(0, plies).entries()) {
    const outcome = submit(begun.value, ply.seat, ply.move)
    if (!outcome.ok) {
      const said = `${JSON.stringify(ply.move)} by seat ${ply.seat}`
      return fault('bad-chronicle', `Ply ${index + 1}, ${said}, is refused (${outcome.why}).`)
    }
  }
  return begun
}
