import type { Game } from '../../../kernel/game.ts'
import { fitOptions } from '../../../kernel/match.ts'
import { botWorker } from './local-bots.ts'
import { type LocalChair, type LocalRecord, shelf } from './local-record.ts'
import { type LocalWorld, newRecord } from './local.ts'
import { USUAL_LEVEL, usualChairs } from '../usual.ts'

type Query = { readonly [name: string]: string | undefined }

const CHAIRS: readonly LocalChair[] = ['me', 'random', 'greedy', 'easy', 'medium', 'hard']
/** Milliseconds between two things bots are seen to do: time enough to follow. */
const USUAL_PACE = 700

/** This browser, as a table played in it needs it. `?pace=` sets how fast bots are seen to act. */
export function browserWorld(game: Game, query: Query): LocalWorld {
  const pace = Number(query['pace'] ?? USUAL_PACE)
  return {
    game,
    bots: botWorker(),
    shelf,
    pace: Number.isFinite(pace) ? pace : USUAL_PACE,
    now: Date.now,
    wait: ms => new Promise(done => setTimeout(done, Math.max(0, ms))),
    seed: secret,
  }
}

/** Deals a new match and puts it on the shelf: what the address asks for, or the usual. */
export function dealNew(game: Game, query: Query): LocalRecord {
  const { chairs, options } = askedFor(game, query)
  return putOnShelf(game, chairs, options)
}

/** Deals a new match for the same chairs and options as one that is over. */
export function dealAgain(game: Game, old: LocalRecord): LocalRecord {
  return putOnShelf(game, old.chairs, old.chronicle.options)
}

function putOnShelf(game: Game, chairs: readonly LocalChair[], options: object): LocalRecord {
  const record = newRecord({ game, now: Date.now, seed: secret }, chairs, options)
  shelf.save(game.id, record)
  return record
}

/**
 * Reads the chairs (`?chairs=me,hard,easy`) and the game's options out of an address; what does not
 * fit is left out, and the usual takes its place.
 */
export function askedFor(game: Game, query: Query): { chairs: LocalChair[]; options: object } {
  const [min, max] = game.seats
  const wanted = (query['chairs'] ?? '')
    .split(',')
    .flatMap(name => CHAIRS.find(offer => offer === name) ?? [])
  const fits =
    wanted.length >= min &&
    wanted.length <= max &&
    wanted.filter(chair => chair === 'me').length === 1
  const chairs = fits ? wanted : usualChairs(game.seats, USUAL_LEVEL)
  const options: { [name: string]: string | number | boolean } = {}
  for (const [name, values] of Object.entries(game.options)) {
    const chosen = values.find(value => String(value) === query[name])
    if (chosen !== undefined) options[name] = chosen
  }
  return { chairs, options: fitOptions(game, chairs.length, options).ok ? options : {} }
}

/** A fresh secret: 32 bytes of the browser's best chance, in hexadecimal. */
function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
