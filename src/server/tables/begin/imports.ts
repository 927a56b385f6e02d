import { setImmediate } from 'node:timers/promises'
import { Compile } from 'typebox/compile'
import type { Game } from '../../../kernel/game.ts'
import { digest } from '../../../kernel/digest.ts'
import { begin, chronicle, submit } from '../../../kernel/match.ts'
import { ranks } from '../../../kernel/rank.ts'
import type { Perspective } from '../../../kernel/perspective.ts'
import { ChronicleFile, Verify } from '../../../protocol/records.ts'
import { verify } from '../../../kit/fairness/verify.ts'
import { problem } from '../../errors.ts'
import { tidyName } from '../../domain/names.ts'
import type { Course, Entry } from '../../domain/course.ts'
import { framesOf, joined, replayOf } from '../../domain/frames.ts'
import { tableInfo } from '../../domain/info.ts'
import { loadGame } from '../room/load-game.ts'
import { proofOf } from './proof.ts'
import { botIn, type Chair, freshLife, type TableRecord } from '../../domain/record.ts'
import { breathe } from '../../breath.ts'

/** A finished match as a file that another server can import. */
export async function chronicleFile({
  record,
  course,
}: {
  record: TableRecord
  course: Course
}): Promise<ChronicleFile> {
  const { match } = course
  const players = record.chairs.map(chair => ({
    name: chair.kind === 'person' ? chair.name : '',
    level: chair.kind === 'bot' ? botIn(chair) : null,
  }))
  const { log, ...head } = chronicle(match)
  const fairness = await proofOf(record, course)
  const final = digest(match.state)
  const file = { ...head, version: record.version, log: [...log], final, players }
  return fairness === undefined ? file : { ...file, fairness }
}

/** A match from elsewhere, ready to be stored. The same match has the same id, whatever names it has. */
export interface Brought {
  readonly id: string
  readonly game: string
  readonly chronicle: string
}

const ChronicleChecked = Compile(ChronicleFile)
const VerifyChecked = Compile(Verify)

/**
 * Reads a match from elsewhere and replays it; throws a problem with a clear sentence if it cannot
 * be read, or does not replay exactly.
 */
export async function bring(text: string): Promise<Brought> {
  const file = readAs(ChronicleChecked, text)
  const { game } = await loadGame(file.game)
  const { match, log } = await playAgain(game, file)
  const final = digest(match.state)
  if (file.final !== undefined && file.final !== final)
    throw problem(
      422,
      'not-exact',
      'Replayed, the match leads to another position than the file says.',
    )
  if (file.final === undefined && game.actors(match.state).length > 0)
    throw problem(422, 'not-over', 'The match in this file is not over.')
  const { faults } = await verify(game, file, null, () => setImmediate())
  if (faults.length > 0)
    throw problem(422, 'not-fair', `The proof of its shuffle does not fit: ${faults.join(', ')}.`)
  const { seats, options, seed, version } = file
  const kept = {
    game: game.id,
    version,
    seats,
    options,
    seed,
    log: log.map(({ seat, move }) => ({ seat, move })),
  }
  const players = file.players?.map(({ name, level }) => ({ name: tidyName(name) ?? '', level }))
  const whole = { ...kept, final, ...(players !== undefined && { players }) }
  return { id: `r-${digest({ ...kept, final })}`, game: game.id, chronicle: JSON.stringify(whole) }
}

/** Checks the shuffle of a finished match, as `tianguis verify` does. */
export async function verified(text: string): ReturnType<typeof verify> {
  const { match, receipt = null } = readAs(VerifyChecked, text)
  const { game } = await loadGame(match.game)
  return verify(game, match, receipt, () => setImmediate())
}

/** What was sent, if it is JSON of this form; throws a problem that says no more than that. */
function readAs<A>(schema: { Check(value: unknown): value is A }, text: string): A {
  let value: unknown = null
  try {
    value = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__') throw new Error('This is no field.')
      return part
    })
  } catch {
    throw problem(400, 'bad-request', 'The body is not JSON.')
  }
  if (schema.Check(value)) return value
  throw problem(400, 'bad-request', 'The body does not fit: it is no finished match as a file.')
}

/** An imported match as it is stored. */
export interface Kept {
  readonly id: string
  readonly chronicle: string
  readonly createdAt: number
}

/** An imported match as everybody saw it: the answer to each perspective. `size`: all its bytes. */
export interface ImportedReplay {
  readonly seats: number
  readonly answers: ReadonlyMap<Perspective, Uint8Array>
  readonly size: number
}

/** Replays what was stored as if it had been played at a table here. */
export async function importedReplay(kept: Kept): Promise<ImportedReplay> {
  const { id } = kept
  const file = JSON.parse(kept.chronicle) as ChronicleFile
  const { game } = await loadGame(file.game)
  if (file.version !== game.version)
    throw problem(
      410,
      'not-kept',
      'The rules have changed since this match was imported, so it cannot be shown.',
    )
  const course = await playAgain(game, file)
  const record: TableRecord = {
    id,
    game: game.id,
    version: file.version,
    newerRules: null,
    options: course.match.options,
    seed: file.seed,
    draw: null,
    host: '',
    listed: false,
    status: 'over',
    chairs: Array.from({ length: file.seats }, (_, seat) => chairOf(file, seat)),
    actors: [],
    ranks: ranks(game.scores(course.match.state)),
    time: { kind: 'none' },
    clocks: [],
    dueAt: null,
    life: freshLife(false),
    createdAt: kept.createdAt,
    updatedAt: kept.createdAt,
  }
  const table = tableInfo(record, new Set())
  const answers = new Map<Perspective, Uint8Array>()
  for (const [eyes, frames] of await joined(framesOf(record, course), piece => Buffer.from(piece)))
    answers.set(eyes, replayOf(table, frames))
  const size = [...answers.values()].reduce((sum, { length }) => sum + length, 0)
  return { seats: file.seats, answers, size }
}

function chairOf({ players }: ChronicleFile, seat: number): Chair {
  const player = players?.[seat]
  if (player?.level) return { kind: 'bot', round: 0, level: player.level }
  return { kind: 'person', round: 0, user: '', name: player?.name ?? '' }
}

/** The digest of the position that a match in a file leads to; throws where it cannot be played. */
export async function finalOf(file: ChronicleFile): Promise<string> {
  const { game } = await loadGame(file.game)
  return digest((await playAgain(game, file)).match.state)
}

async function playAgain(game: Game, file: ChronicleFile): Promise<Course> {
  if ('start' in file)
    throw problem(422, 'no-start', 'The match in this file does not begin at the beginning.')
  if (file.version !== game.version) {
    const said = `It was played by version ${file.version} of the rules of ${game.id}; this server has version ${game.version}.`
    throw problem(422, 'bad-version', said)
  }
  const begun = begin(game, file.seats, file.options, file.seed)
  if (!begun.ok) throw problem(422, begun.why, begun.message)
  const match = begun.value
  const log: Entry[] = []
  for (const { seat, move } of file.log) {
    const ply = log.length + 1
    const played = submit(match, seat, move)
    if (!played.ok)
      throw problem(422, 'not-exact', `Move ${ply}, by seat ${seat}, is refused (${played.why}).`)
    const made = match.log.at(-1)
    if (made === undefined) throw new Error('A move was accepted and not logged.')
    log.push({ ply, seat, move: made.move, takes: null, events: played.events, key: null, at: 0 })
    await breathe()
  }
  return { match, log, standing: log.map(({ ply }) => ply) }
}
