import type { Seat } from '../../../kernel/game.ts'
import { fitOptions } from '../../../kernel/match.ts'
import { contentSetOf } from '../../../kit/content/set-of.ts'
import type { MakeTable, Me, SetChair, Sit } from '../../../protocol/http.ts'
import { problem } from '../../errors.ts'
import { saveContent } from '../../store/tables/contents.ts'
import type { Job } from '../../store/database/group-commit.ts'
import { companionsOf } from '../../store/people/companions.ts'
import { saveSnapshot } from '../../store/tables/plies.ts'
import { holdUser } from '../../store/people/users.ts'
import type { Db, Schema } from '../../store/database/schema.ts'
import { insertTable } from '../../store/tables/write-table.ts'
import { checkBotTables } from './bot-tables.ts'
import { inTurn, publish } from '../room/change.ts'
import { withExpected, withNewcomer } from '../../domain/draw.ts'
import { type Hub, makeRoom } from '../room/hub.ts'
import { loadGame } from '../room/load-game.ts'
import { invitedSeat } from '../../domain/invites.ts'
import { freshClocks } from '../../domain/clock-rules.ts'
import {
  askedSeat,
  type Chair,
  freshLife,
  keptIn,
  type Person,
  personOf,
  seatFor,
  seatOf,
  type TableRecord,
  unkept,
} from '../../domain/record.ts'
import { loadClocksOf } from '../life/clocks.ts'
import type { Room } from '../room/room.ts'
import { checkNewTable, checkSeat, doOnce } from './table-budgets.ts'
import { arrange, drawAfter, firstPromise, startIfFull } from './starting.ts'
import { makeId } from '../../ids.ts'
import { begun, notHost, seatAt, taken } from '../refusals.ts'

/** Makes a table; if no seat is left open, the match begins at once. */
export async function makeTable(hub: Hub, me: Me, wish: MakeTable): Promise<Room> {
  const chairs = chairsFor(me, wish.chairs)
  const expected = chairs.map(({ kind }) => kind === 'person' && wish.contributes === true)
  const { save, open } = await newTable(hub, me, wish, { chairs, expected })
  doOnce(hub, 'newTables', me.id)
  await hub.store.write(save)
  return open()
}

/** A table that is not stored yet. */
interface NewTable {
  readonly record: TableRecord
  readonly save: Job<Schema, void>
  /** Once it is stored. */
  readonly open: () => Room
}

/** Who sits at a new table, by seat. */
interface Seated {
  readonly chairs: readonly Chair[]
  /** Who is to contribute to the shuffle. */
  readonly expected: readonly boolean[]
  /** Of a rematch: how many matches of the row each has won. */
  readonly won?: readonly number[]
}

/** A table with these people in the chairs. Whoever stores it counts it. */
export async function newTable(
  hub: Hub,
  me: Me,
  wish: MakeTable,
  { chairs, expected, won }: Seated,
): Promise<NewTable> {
  const { game, contentSets } = await loadGame(wish.game)
  const options = fitOptions(game, wish.chairs.length, wish.options ?? {})
  if (!options.ok) throw problem(400, options.why, options.message)
  const now = hub.clock.now()
  const promised: Omit<TableRecord, 'draw'> = {
    id: makeId(),
    game: game.id,
    version: game.version,
    newerRules: null,
    options: options.value,
    seed: '',
    host: me.id,
    listed: wish.listed ?? false,
    status: 'open',
    chairs,
    actors: [],
    ranks: null,
    time: wish.time ?? { kind: 'none' },
    clocks: freshClocks(wish.time ?? { kind: 'none' }, wish.chairs.length),
    dueAt: null,
    life: { ...freshLife(wish.readyCheck ?? false, wish.hints), ...(won && { won }) },
    createdAt: now,
    updatedAt: now,
  }
  const made = { ...promised, draw: withExpected(firstPromise(promised), expected) }
  await loadClocksOf(hub.store.db, hub.timing, made)
  const { record, course } = startIfFull(
    game,
    { record: made, timing: hub.timing, stops: [] },
    () => false,
  )
  const contentSet = contentSetOf(contentSets, options.value)
  return {
    record,
    async save(db) {
      if (contentSet !== null) await saveContent(db, { game: game.id, ...contentSet })
      await checkNewTable(hub, db, record)
      await checkBotTables(hub, db, record)
      await insertTable(db, record)
      if (course !== null) await saveSnapshot(db, record.id, course)
    },
    open() {
      const room = makeRoom(hub, game, record, course)
      hub.rooms.set(record.id, Promise.resolve(room))
      publish(hub, { room, before: null, after: record, played: false })
      if (course !== null) hub.store.peers.say({ type: 'changed', table: record.id })
      return room
    },
  }
}

/** The maker takes the first "me"; any more stay open. */
function chairsFor(me: Me, wishes: MakeTable['chairs']): Chair[] {
  const mine = wishes.indexOf('me')
  return wishes.map((wish, seat): Chair => {
    if (seat === mine) return { kind: 'person', round: 0, ...personOf(me) }
    return wish === 'me' || wish === 'open'
      ? { kind: 'open', round: 0 }
      : { kind: 'bot', round: 0, level: wish }
  })
}

/**
 * Seats a user: by invitation, on an open seat of a listed table, or on any of their own table.
 * Sitting there already is fine.
 */
export function sit(hub: Hub, room: Room, me: Me, wish: Sit): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    const seat =
      wish.invite === undefined
        ? freeSeat(record, me, wish.seat)
        : invited(hub, record, me, { ...wish, invite: wish.invite })
    if (seatOf(record, me.id) === seat) return
    if (seatOf(record, me.id) !== null)
      throw problem(409, 'seated', 'You sit at this table already.')
    const chair = (round: number): Chair => ({ kind: 'person', round, ...personOf(me) })
    await seatChanges(hub, room, seat, chair, {
      expected: wish.contributes === true,
      check: db => checkSeat(hub, db, me.id, record),
    })
  })
}

function invited(
  hub: Hub,
  record: TableRecord,
  me: Me,
  { invite, beside }: Sit & { readonly invite: string },
): Seat {
  const seat = invitedSeat(hub.store.secret, record, invite)
  if (seat === null)
    throw problem(403, 'bad-invite', 'This invitation is not valid, or no longer valid.')
  const sits = seatOf(record, me.id)
  if (record.chairs[seat]?.kind === 'open' || sits === seat) return seat
  if (!beside) throw taken()
  return sits ?? anyFree(record)
}

function freeSeat(record: TableRecord, me: Me, wanted: Seat | undefined): Seat {
  const mine = seatFor(record, me.id)
  if (mine !== null && (wanted === undefined || wanted === mine)) return mine
  if (!record.listed && record.host !== me.id)
    throw problem(403, 'invited-only', 'You need an invitation to sit down here.')
  const seat = wanted ?? anyFree(record)
  const chair = record.chairs[seat]
  if (chair === undefined) throw noSeat(seat)
  if (!isFree(chair)) throw taken()
  return seat
}

function anyFree({ chairs }: TableRecord): Seat {
  const seat = chairs.findIndex(isFree)
  if (seat === -1) throw problem(409, 'full', 'All seats are taken.')
  return seat
}

function isFree(chair: Chair): boolean {
  return chair.kind === 'open' && keptIn(chair) === null
}

/** Gives the user's seat up, or the one kept for them, as long as the match has not begun. */
export function stand(hub: Hub, room: Room, me: Me): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    await clearSeat(hub, room, askedSeat(record, me.id) ?? seatAt(record, me.id))
  })
}

/** The same, of a seat; inside the table's queue. */
export function clearSeat(hub: Hub, room: Room, seat: Seat): Promise<void> {
  return seatChanges(hub, room, seat, round => ({ kind: 'open', round: round + 1 }))
}

/** The host puts a bot on a seat, clears it, or keeps it for somebody they know. */
export function setChair(hub: Hub, room: Room, me: Me, { seat, chair }: SetChair): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    if (record.host !== me.id) throw notHost()
    if (record.chairs[seat] === undefined) throw noSeat(seat)
    const fill = typeof chair === 'object' ? await keptFor(hub, record, me, chair.keptFor) : chair
    const next = (before: number): Chair => {
      const round = before + 1
      if (typeof fill === 'object') return { kind: 'open', round, keptFor: fill }
      return fill === 'open' ? { kind: 'open', round } : { kind: 'bot', round, level: fill }
    }
    const check =
      typeof fill === 'object' ? (db: Db) => stillCompanion(hub, db, me, fill.user) : undefined
    await seatChanges(hub, room, seat, next, { check })
  })
}

/** Somebody whom the host may ask to this table: they have played, and neither has muted the other. */
async function keptFor(hub: Hub, record: TableRecord, me: Me, user: string): Promise<Person> {
  if (record.status !== 'open') throw begun()
  if (seatFor(record, user) !== null)
    throw problem(409, 'asked', 'They sit at this table, or are asked to.')
  const person = personOf(await companion(hub, hub.store.db, me, user))
  hub.budgets.spend({ budget: 'keptSeatsPerPair', who: `${me.id} ${user}` })
  return person
}

async function companion({ clock }: Hub, db: Db, me: Me, user: string): Promise<Me> {
  const found = (await companionsOf(db, me.id, clock.now())).find(({ id }) => id === user)
  if (found === undefined)
    throw problem(403, 'not-met', 'A seat is kept for somebody with whom you have played.')
  return found
}

/** Whoever is banned or deleted, or mutes, meanwhile holds them too, and frees the seat afterwards. */
async function stillCompanion(hub: Hub, db: Db, me: Me, user: string): Promise<void> {
  await holdUser(db, user)
  await companion(hub, db, me, user)
}

async function seatChanges(
  hub: Hub,
  room: Room,
  seat: Seat,
  fill: (round: number) => Chair,
  { expected = false, check }: { expected?: boolean; check?: Job<Schema, void> | undefined } = {},
): Promise<void> {
  const { record } = room
  if (record.status !== 'open') throw begun()
  const filled = record.chairs.map((chair, index) => (index === seat ? fill(chair.round) : chair))
  const now = filled[seat]
  const chairs = filled.map(chair => (now?.kind === 'person' ? unkept(chair, now.user) : chair))
  const ready = record.life.ready?.filter(each => each !== seat) ?? null
  const next = {
    ...record,
    chairs,
    draw: drawAfter(record, draw => withNewcomer(draw, seat, expected)),
    life: { ...record.life, ready, ...wonAt(record, seat, chairs[seat]) },
    updatedAt: hub.clock.now(),
  }
  await arrange(hub, room, next, check)
}

/** What each has won in a row of rematches: somebody else on a seat has won nothing yet. */
function wonAt({ chairs, life: { won } }: TableRecord, seat: Seat, next: Chair | undefined) {
  const isTheirs = next?.kind === 'person' && next.user === keptIn(chairs[seat])?.user
  if (!won || isTheirs) return {}
  return { won: won.map((count, at) => (at === seat ? 0 : count)) }
}

/**
 * A person says that they are ready, or not yet. When all are and no seat is open, the match
 * begins.
 */
export function setReady(hub: Hub, room: Room, me: Me, ready: boolean): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    const seat = seatAt(record, me.id)
    if (record.status !== 'open') throw begun()
    const others = record.life.ready?.filter(each => each !== seat)
    if (others === undefined)
      throw problem(409, 'no-ready-check', 'This table begins by itself when all seats are taken.')
    await arrange(hub, room, {
      ...record,
      draw: ready ? record.draw : drawAfter(record, draw => draw),
      life: { ...record.life, ready: ready ? [...others, seat] : others },
    })
  })
}

function noSeat(seat: Seat) {
  return problem(400, 'no-seat', `This table has no seat ${seat}; seats are counted from 0.`)
}
