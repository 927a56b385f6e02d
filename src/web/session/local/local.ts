import { customContent } from '../../../games/custom-content.ts'
import type { Game, GameTypes, Seat } from '../../../kernel/game.ts'
import { begin, chronicle, must } from '../../../kernel/match.ts'
import { askedOf } from '../../../kit/asked.ts'
import { botPacing, type PacingWorld } from './bot-pacing.ts'
import type { BotWorker } from './local-bots.ts'
import {
  botOn,
  freshRecord,
  type LocalChair,
  type LocalRecord,
  type Shelf,
} from './local-record.ts'
import { again, type LocalTable, play, stateOf, takeBack, whyNot } from './local-table.ts'
import type { ChoiceRefused, Session, SessionState, Shared } from '../session.ts'
import { isShared, peopleAsked, sharedSeats } from './one-device.ts'
import { watchers } from '../watchers.ts'

/** What a table in this page needs of the world. */
export interface LocalWorld extends PacingWorld {
  readonly game: Game
  readonly bots: BotWorker
  readonly shelf: Shelf
  /** A fresh secret in hexadecimal. */
  readonly seed: () => string
  /** Hears of every match that is over, more than once if it is looked at again. */
  readonly finished?: (state: GameTypes['state'], record: LocalRecord) => void
}

/**
 * A new match for these chairs, not yet on the shelf. Throws if the game does not offer these
 * options.
 */
export function newRecord(
  world: Pick<LocalWorld, 'game' | 'now' | 'seed'>,
  chairs: readonly LocalChair[],
  options: object,
  names?: readonly string[],
): LocalRecord {
  const match = must(begin(world.game, chairs.length, options, world.seed()))
  return { ...freshRecord(chronicle(match), chairs, world.now()), ...(names && { names }) }
}

/**
 * A match of people at this device and bots, played and kept in this browser; null if the record
 * cannot be played again. Where several people share the device it begins with nobody at it.
 */
export function localSession(world: LocalWorld, record: LocalRecord): Session | null {
  const seat = isShared(record) ? -1 : record.chairs.indexOf('me')
  const table = again(world.game, record, seat === -1 ? null : seat)
  if (!table) return null
  const { noHints } = record
  return { ...run(world, record, table), ...(noHints && { noHints }) }
}

function run(world: LocalWorld, record: LocalRecord, begun: LocalTable): Session {
  const { game, shelf } = world
  const listeners = watchers()
  const seats = isShared(record) ? sharedSeats(game, record) : null
  let table = begun
  let link: 'live' | 'gone' = 'live'
  /** Raised by every change, so that a bot's answer to an older question is recognised. */
  let turn = 0
  const pacing = botPacing(world)
  const openedAt = world.now()

  const leaveShelf = shelf.onForeign(game.id, () => {
    // Another tab plays on: it has the table now.
    link = 'gone'
    turn++
    tell(table.steps.length)
  })

  /**
   * Does something at the table and, if it was done, keeps it, tells it, and lets the bots think
   * on.
   */
  function change(act: () => ChoiceRefused | null): ChoiceRefused | null {
    if (link === 'gone') return { why: 'elsewhere', refusal: null }
    const known = table.steps.length
    const refused = act()
    if (refused) return refused
    turn++
    save()
    pacing.changed(table.steps.length > known, isAsking(game, record, table))
    reseat(seats?.settled(table) ?? table, known)
    void think()
    return null
  }

  /** Shows the table as it is seen now: from another seat, nothing of it is told as fresh. */
  function reseat(seen: LocalTable, known: number): void {
    const moved = seen !== table
    table = seen
    tell(moved ? table.steps.length : known)
  }

  const save = () => keep(world, recordNow(game, record, table, openedAt), table)

  function tell(known: number): void {
    const state = stateNow(record, table, link, seats?.stateOf(table))
    listeners.tell(state, state.steps.slice(known))
  }

  /** Lets the first bot that is to act do so, not sooner than people can follow. */
  async function think(): Promise<void> {
    const asked = turn
    const found = await botMove(world, record, table)
    if (found === null) return
    await pacing.pause()
    if (turn === asked) change(() => play(table, found.seat, [found.move], world.now()))
  }

  save()
  reseat(seats?.settled(table) ?? table, table.steps.length)
  void think()
  return {
    watch: listeners.add,
    choose: async moves => change(() => playFor(table, moves, world.now())),
    undo: async () => change(() => takeBack(table, world.now())),
    hurry: pacing.hurry,
    explain: async move => whyNot(table, move),
    past: async since => pastSince(since, game, record, table, listeners.last),
    ...(seats && {
      handOver: (seat: Seat) => reseat(seats.handOver(table, seat), table.steps.length),
      arrive: () => reseat(seats.arrive(table), table.steps.length),
    }),
    close() {
      turn++
      leaveShelf()
      listeners.close()
      world.bots.close()
    },
  }
}

/** How the table stands for the person at it; behind a curtain nothing of it is told. */
function stateNow(
  record: LocalRecord,
  table: LocalTable,
  link: SessionState['link'],
  shared: Shared | undefined,
): SessionState {
  const hidden = typeof shared?.curtain === 'number'
  return {
    ...stateOf(table, record, table.times.at(-1) ?? record.createdAt),
    link,
    ...(hidden && { steps: [], moment: null }),
    ...(shared && { shared }),
  }
}

/** Moves of the person at the table. */
function playFor(
  table: LocalTable,
  moves: readonly { readonly type: string }[],
  at: number,
): ChoiceRefused | null {
  if (table.viewer === null) return { why: 'not-seated', refusal: null }
  return play(table, table.viewer, moves, at)
}

/** Puts the match on the shelf, and says so if it is over. */
function keep(world: LocalWorld, now: LocalRecord, { match }: LocalTable): void {
  world.shelf.save(world.game.id, now)
  if (now.over) world.finished?.(match.state, now)
}

/** The record of a match as far as it has come. */
function recordNow(
  game: Game,
  record: LocalRecord,
  { match, times }: LocalTable,
  openedAt: number,
): LocalRecord {
  const over = game.actors(match.state).length === 0
  return { ...record, chronicle: chronicle(match), times: [...times], over, openedAt }
}

/** How the match went from a step on, to be walked through: what shows it is fetched when wanted. */
async function pastSince(
  since: number,
  game: Game,
  record: LocalRecord,
  table: LocalTable,
  now: SessionState | null,
): Promise<Session | null> {
  const { localPast, pastSession } = await import('../replay/replay.ts')
  const kept = recordNow(game, record, table, record.openedAt)
  return now && pastSession(now, await localPast(game, kept, table.viewer, table.steps, since))
}

/** Whether the game waits for a person. */
function isAsking(game: Game, record: LocalRecord, { match }: LocalTable): boolean {
  return peopleAsked(game, match.state, record, null).length > 0
}

/** What the first bot that is to act chooses; null if none is. */
async function botMove(
  { game, bots, seed }: LocalWorld,
  { chairs }: LocalRecord,
  { match }: LocalTable,
) {
  const seat = game.actors(match.state).find(actor => botOn(chairs[actor]) !== null)
  const level = seat === undefined ? null : botOn(chairs[seat])
  if (seat === undefined || level === null) return null
  const job = {
    ...askedOf(match, seat),
    game: game.id,
    level,
    seed: Number.parseInt(seed().slice(0, 8), 16),
    // Last: what is above is read before anything can change.
    contentSet: await customContent(game.id, match.options),
  }
  // A bot that fails is played for, so that the game goes on.
  const move = await bots.ask(job).catch(() => job.offers[0])
  return move ? { seat, move } : null
}
