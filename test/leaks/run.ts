import { setImmediate } from 'node:timers/promises'
import { commitment } from '../../src/kernel/chance.ts'
import type { GameTypes } from '../../src/kernel/game.ts'
import type { Services } from '../../src/server/http/route/services.ts'
import { storeLateTurns } from '../../src/server/tables/life/late-turns.ts'
import { order } from '../../src/server/tables/play.ts'
import { type Room, seqOf } from '../../src/server/tables/room/room.ts'
import { type Ears, openEars } from './ears.ts'
import { setWorld, type Stage } from './stage.ts'
import type { Act, Twins, Wish } from './twins.ts'

/*
 * Plays twins: first the one world to its end, then, at the same times, the other. Returns what
 * reached the viewer, piece by piece.
 */

/**
 * What arrived between two acts: one pair of positions, when compared with the same piece of the
 * other world.
 */
export interface Piece {
  readonly heard: readonly string[]
  /**
   * What the people who run the server read of it: not for the viewer, but no secret may be in it.
   */
  readonly kept: readonly string[]
}

const STEP_MS = 1700
/** Long enough for every mail, push and call that is due. */
const LETTERS_MS = 6 * 60_000

export interface Play {
  readonly stage: Stage
  /** The stage's own: then everything is compared; or one that stores nothing. */
  readonly hub: Services
  readonly room: Room
  readonly twins: Twins
  /** Moves that are tried where they are not legal. */
  readonly probes: readonly GameTypes['move'][]
}

export async function playBoth(play: Play): Promise<readonly [Piece[], Piece[]]> {
  const { revision } = play.room
  const one = await playOne(play, 0)
  const other = await playOne(play, 1)
  if (play.hub !== play.stage.hub) play.room.revision = revision
  return [one, other]
}

async function playOne({ stage, hub, room, twins, probes }: Play, which: 0 | 1): Promise<Piece[]> {
  const { viewer, acts, worlds } = twins
  const { clock } = stage
  const whole = hub === stage.hub
  const promise = commitment(worlds[which].seed)
  const pieces: Piece[] = []
  await setWorld(stage, hub, room, worlds[which])
  stage.letters.splice(0)
  stage.logged.splice(0)
  await tellTurns()
  hub.metrics.entries.reset()
  hub.metrics.refusals.reset()
  const ears = await openEars(stage, hub, room, viewer)

  async function tellTurns(): Promise<void> {
    if (!whole) return
    await stage.hub.notices.look()
    await stage.hub.notices.sent()
  }
  async function gather(): Promise<void> {
    await ears.ask(impossible(room, viewer, probes), pieces.length)
    await ears.settle()
    pieces.push(piece())
  }
  function piece(): Piece {
    const mine = stage.letters.splice(0).filter(letter => isTo(letter, viewer))
    return {
      heard: [...ears.heard(), ...mine].map(said => said.replaceAll(promise, 'the promise')),
      kept: stage.logged.splice(0).map(untimed),
    }
  }

  await gather()
  for (const [number, act] of acts.entries()) {
    clock.advance(STEP_MS)
    await perform(hub, room, ears, act.seat === viewer, act, which, number)
    await tellTurns()
    await gather()
  }
  // An undo may or may not be possible: neither may leak.
  if (viewer !== null) await ears.say({ type: 'undo', key: 'take-it-back' })
  await ears.settle()
  await ears.close()
  clock.advance(LETTERS_MS)
  if (whole) await storeLateTurns(stage.hub, room)
  await tellTurns()
  const last = piece()
  pieces.push({ ...last, kept: [...last.kept, await counted(hub)] })
  return pieces
}

/** What was counted. */
async function counted({ metrics }: Services): Promise<string> {
  return JSON.stringify([
    (await metrics.entries.get()).values,
    (await metrics.refusals.get()).values,
  ])
}

/** One seat does what it does in this world; the viewer acts through their own socket. */
async function perform(
  hub: Services,
  room: Room,
  ears: Ears,
  mine: boolean,
  { seat, wishes }: Act,
  which: 0 | 1,
  number: number,
): Promise<void> {
  for (const [index, wish] of wishes[which].entries()) {
    const key = `act-${number}-${index}-${which === 0 || mine ? 'one' : 'two'}`
    const at = seqOf(room, seat)
    if (mine) await ears.say({ type: 'choose', key, at, moves: [wish] })
    else await carryOut(hub, room, seat, key, at, wish)
  }
}

async function carryOut(
  hub: Services,
  room: Room,
  seat: number,
  key: string,
  at: number,
  wish: Wish,
): Promise<void> {
  const wanted = {
    seat,
    key,
    by: 'person',
    wish: wish === null ? null : { at, moves: [wish] },
  } as const
  const answer = await order(hub, room, wanted)
  if (!answer.ok)
    throw new Error(`${JSON.stringify(wish)} of seat ${seat}: ${JSON.stringify(answer)}`)
  // A commit takes a while: meanwhile everybody was told of the move before.
  await setImmediate()
}

/** Those of these moves that are not legal now. */
function impossible(
  { game, course }: Room,
  viewer: number | null,
  probes: readonly GameTypes['move'][],
) {
  const never = { type: 'nothing-that-can-be-done' }
  if (viewer === null || course === null) return [never]
  return [never, ...probes.filter(move => game.explain(course.match.state, viewer, move) !== null)]
}

/** People are numbered by seat in their addresses; the onlooker gets no notices. */
function isTo(letter: string, viewer: number | null): boolean {
  return viewer !== null && new RegExp(`(person-|test/)${viewer}\\b`).test(letter)
}

/** A log line without the machine's own times. */
function untimed(line: string): string {
  return line.replace(/"(time|ms)":[\d.]+/g, '"$1":0')
}
