import { expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { begin, chronicle, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import { fakeShelf, fakeWorld, GAME } from '../session.fixture.ts'
import type { Session, SessionState } from '../session.ts'
import type { LocalChair, Shelf } from './local-record.ts'
import { localSession, newRecord } from './local.ts'
import { holdsSecrets } from './one-device.ts'

const PEOPLE: readonly LocalChair[] = ['me', 'here', 'here']
const NAMES = ['Ana', 'Ben', 'Cem']

/** A table of this game at one device, and how it stands. */
function table(game: Game = GAME, chairs = PEOPLE, shelf = fakeShelf().shelf) {
  const world = { ...fakeWorld(shelf), game }
  const session = localSession(world, shelf.load(game.id) ?? newRecord(world, chairs, {}, NAMES))
  if (!session) throw new Error('the record is broken')
  const held: { state?: SessionState } = {}
  session.watch(state => (held.state = state))
  const now = () => {
    if (!held.state) throw new Error('nothing was told')
    return held.state
  }
  return { session, now, shelf }
}

/** Somebody comes to the device, whether or not there is a curtain. */
function come(session: Session, { shared }: SessionState) {
  const [next] = shared?.next ?? []
  if (typeof shared?.curtain === 'number') session.arrive?.()
  else if (next !== undefined) session.handOver?.(next)
}

/** Somebody is at the device and is asked. */
function seated({ session, now }: Pick<ReturnType<typeof table>, 'session' | 'now'>) {
  for (let tries = 0; tries < 3 && (now().moment?.offers.length ?? 0) === 0; tries++)
    come(session, now())
  return now()
}

test('it begins behind the curtain, for the first who is asked; nothing of the table is told', () => {
  const { session, now } = table()
  const { shared, table: info } = now()
  expect(now()).toMatchObject({ seat: null, steps: [], moment: null })
  expect(shared).toEqual({ curtain: info.actors[0], next: [] })
  expect(info.seats.map(({ kind, name }) => [kind, name])).toEqual(
    NAMES.map(name => ['person', name]),
  )
  session.arrive?.()
  expect(now()).toMatchObject({ seat: info.actors[0], shared: { curtain: null, next: [] } })
  expect(now().moment?.offers.length).toBeGreaterThan(0)
  session.close()
})

test('who has played still sees their own hand, until they hand the device over', async () => {
  const { session, now } = table()
  const first = seated({ session, now })
  await session.choose(first.moment?.offers.slice(0, 1) ?? [])
  const [next] = now().table.actors
  expect(now()).toMatchObject({ seat: first.seat, shared: { curtain: null, next: [next] } })
  session.handOver?.(next ?? 0)
  expect(now()).toMatchObject({ seat: null, moment: null, steps: [], shared: { curtain: next } })
  expect((await session.choose([{ type: 'pass' }]))?.why).toBe('not-seated')
  session.arrive?.()
  expect(now()).toMatchObject({ seat: next, shared: { curtain: null, next: [] } })
  expect(now().steps.map(({ seat }) => seat)).toEqual([first.seat])
  session.close()
})

test('the table is kept as others are, and is gone on with behind a curtain', async () => {
  const { session, now, shelf } = table()
  await session.choose(seated({ session, now }).moment?.offers.slice(0, 1) ?? [])
  session.close()
  expect(shelf.load(GAME.id)).toMatchObject({ chairs: PEOPLE, names: NAMES })
  const later = table(GAME, PEOPLE, shelf)
  expect(later.now().shared?.curtain).toBe(later.now().table.actors[0])
  expect(seated(later).steps).toHaveLength(1)
  later.session.close()
})

test('a table of one person has nobody to share with', () => {
  const { session, now } = table(GAME, ['me', 'easy'])
  expect('handOver' in session).toBe(false)
  expect([now().shared, now().seat]).toEqual([undefined, 0])
  session.close()
})

/** Plays so many turns of the loop, or to the end, at random; all that was told meanwhile. */
async function playOn({ session, now }: ReturnType<typeof table>, turns: number) {
  const rng = Rng.from(7)
  const told: SessionState[] = []
  for (let turn = 0; turn < turns && now().table.status === 'running'; turn++) {
    told.push(now())
    const { shared, seat, moment, table: info } = now()
    const asked = seat !== null && info.actors.includes(seat)
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    if (asked) await session.choose([rng.pick(moment?.offers ?? [])])
    else if (typeof shared?.curtain === 'number' || shared?.next.length) come(session, now())
    // oxlint-disable-next-line no-await-in-loop -- the bot thinks
    else await new Promise(resolve => setImmediate(resolve))
  }
  return told
}

const behind = ({ shared }: SessionState) => typeof shared?.curtain === 'number'

test.each(GAMES)(
  '$meta.id: each sees what they may know, behind a curtain if need be',
  async entry => {
    const { game } = await entry.load()
    const at = table(game, ['me', 'here', 'easy'])
    const options = Object.entries(game.options).map(([name, values]) => [name, values[0] ?? 0])
    const state = game.setup(3, Object.fromEntries(options) as GameTypes['options'], Rng.from(1))
    const told = await playOn(at, 60)
    expect(told.some(behind) || !holdsSecrets(game, state, [0, 1])).toBe(true)
    for (const { seat, moment, steps, shared, table: info } of told.filter(behind)) {
      expect([seat, moment, steps]).toEqual([null, null, []])
      expect(info.actors).toContain(shared?.curtain)
    }
    for (const { seat, moment } of told.filter(state => !behind(state)))
      expect(moment?.view).toMatchObject({ viewer: seat })
    expect(at.shelf.load(game.id)?.chronicle.log.length).toBeGreaterThan(12)
    at.session.close()
  },
)

/** A match of these three that lacks but a few plies to its end. */
function nearlyOver(shelf: Shelf): void {
  const record = newRecord({ ...fakeWorld(), game: GAME }, PEOPLE, { maxTurns: 100 }, NAMES)
  const match = must(begin(GAME, 3, record.chronicle.options, record.chronicle.seed))
  const rng = Rng.from(7)
  const { log, ...rest } = chronicle(carriedOn(match, offers => rng.pick(offers)))
  shelf.save(GAME.id, { ...record, chronicle: { ...rest, log: log.slice(0, -3) } })
}

test('at the end nobody has the device: the result is told to all', async () => {
  const { shelf } = fakeShelf()
  nearlyOver(shelf)
  const at = table(GAME, PEOPLE, shelf)
  await playOn(at, 200)
  expect(at.now()).toMatchObject({ seat: null, shared: { curtain: null, next: [] } })
  expect(at.now().table).toMatchObject({ status: 'over' })
  expect(at.now().steps.length).toBeGreaterThan(20)
  expect(shelf.load(GAME.id)?.over).toBe(true)
  at.session.close()
})
