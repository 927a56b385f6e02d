import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureCli } from '../../cli/cli.fixture.ts'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Replay } from '../../protocol/http.ts'
import { manualClock } from '../clock.fixture.ts'
import { databaseOf, dataFolder, runSql } from './databases.fixture.ts'
import { connect, latestMoment, playOn, stepsOf, untilOver } from './lines.fixture.ts'
import { serve } from './server.fixture.ts'
import { RESTART } from '../socket/lifetime.ts'
import type { SnapshotRow } from '../store/database/schema.ts'
import { guest, together, type Visitor, visitor } from './visitors.fixture.ts'

test('a match goes on where it was when the server comes back', async () => {
  const first = await serve()
  const ana = await guest(first)
  const { table } = await ana.make({
    chairs: ['me', 'random', 'random'],
    options: { maxTurns: 100 },
  })
  const before = await ana.watch(table.id)
  const [key] = await playOn([before], 6)
  await first.stop()
  expect(before.messages.at(-1)).toMatchObject({ type: 'trouble', why: 'restart' })
  expect(await before.closed).toBe(1012)

  const second = await serve({ data: first.data })
  const back = visitor(second, ana.cookie)
  const after = await back.watch(table.id, stepsOf(before).length)
  expect(stepsOf(after)[0]?.seq ?? stepsOf(before).length + 1).toBe(stepsOf(before).length + 1)
  const said = before.messages.find(message => message.type === 'done')
  after.say({ type: 'choose', key, at: 0, moves: [{ type: 'pass' }] })
  expect(await after.hear('done')).toEqual(said)
  await playOn([after])
  expect((await back.get(`/api/tables/${table.id}/replay?eyes=0`)).status).toBe(200)
})

test('bots that had to act when the server went down act when it is back', async () => {
  const first = await serve({ botPace: 60_000 })
  const ana = await guest(first)
  const { table } = await ana.make({ chairs: ['me', 'easy'], options: { start: 1, maxTurns: 100 } })
  await first.stop()
  const second = await serve({ data: first.data })
  const line = await visitor(second, ana.cookie).watch(table.id)
  while ((latestMoment(line)?.seq ?? 0) === 0) await line.next()
  expect(stepsOf(line)[0]?.seat).toBe(1)
})

test('replays that were not stored before the server went down are stored when it is back', async () => {
  const first = await serve()
  const ana = await guest(first)
  const { table } = await ana.make({ chairs: ['random', 'random'], options: { maxTurns: 100 } })
  const line = await ana.watch(table.id)
  await untilOver(line)
  await first.stop()
  await runSql(first, 'DELETE FROM replays')
  const second = await serve({ data: first.data })
  const { body } = await visitor(second).get<Replay>(`/api/tables/${table.id}/replay`)
  expect(body.frames.length).toBeGreaterThan(2)
})

test('after a stop opening a table plays nothing again, however long its log', async () => {
  const first = await serve()
  const ana = await guest(first)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { maxTurns: 100 } })
  const before = await ana.watch(table.id)
  await playOn([before], 10)
  await first.stop()
  const play = vi.spyOn(game, 'play')
  onTestFinished(() => play.mockRestore())
  const second = await serve({ data: first.data, botPace: 60_000 })
  // A stranger opens it: for who sits there, the server tries whether an undo is possible.
  const after = await visitor(second).watch(table.id)
  expect(stepsOf(after).length).toBeGreaterThan(0)
  expect(play).not.toHaveBeenCalled()
})

test('after a crash opening a table plays fewer than eight entries again', async () => {
  const first = await serve()
  const [ana, ben] = [await guest(first), await guest(first)]
  const id = await tableOfTwo(ana, ben)
  const before = [await ana.watch(id), await ben.watch(id)]
  await playOn(before, 13)
  const [row] = (await runSql(first, 'SELECT * FROM snapshots')) as SnapshotRow[]
  await first.stop()
  // As if the server had had no time to store where the match stood.
  const values = `ply = ${row?.ply}, base_ply = ${row?.base_ply}`
  await runSql(
    first,
    `UPDATE snapshots SET ${values}, base = '${row?.base}', state = '${row?.state}'`,
  )
  const play = vi.spyOn(game, 'play')
  onTestFinished(() => play.mockRestore())
  const second = await serve({ data: first.data })
  await visitor(second).watch(id)
  const playedAgain = play.mock.calls.length
  expect(playedAgain).toBeGreaterThan(0)
  expect(playedAgain).toBeLessThan(8)
  const after = [ana, ben].map(({ cookie }) => visitor(second, cookie).watch(id))
  expect((await Promise.all(after)).map(latestMoment)).toEqual(before.map(latestMoment))
})

test('a match that leaves memory is stored as it stands: the next server may have other rules', async () => {
  const clock = manualClock(Date.UTC(2026, 10, 21))
  const server = await serve({ clock })
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await tableOfTwo(ana, ben)
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 13)
  const stored = async () => {
    const [row] = await runSql(server, 'SELECT ply FROM snapshots')
    return (row as SnapshotRow).ply
  }
  expect(await stored()).toBeLessThan(13)
  await Promise.all(lines.map(line => line.close()))
  const at = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`
  const late = await connect(at, { cookie: ana.cookie })
  const later = () => {
    clock.advance(5 * 60_000)
    return stored()
  }
  await expect.poll(later).toBe(13)
  // Where the table was they would hear nothing of it.
  late.say({ type: 'watch' })
  expect(await late.closed).toBe(RESTART)
})

test('a match goes on by newer rules, and a server that has only the older ones leaves it alone', async () => {
  const [first, by] = [await serve(), rulesOf(game)]
  const [ana, ben] = [await guest(first), await guest(first)]
  const id = await tableOfTwo(ana, ben)
  await playOn([await ana.watch(id), await ben.watch(id)], 5)
  await first.stop()
  by.version += 1
  const second = await serve({ data: first.data })
  const lines = [ana, ben].map(({ cookie }) => visitor(second, cookie).watch(id))
  await playOn(await Promise.all(lines), 2)
  await second.stop()
  const columns = 'version, newer_rules'
  expect(await runSql(second, `SELECT ${columns} FROM tables`)).toEqual([
    { version: by.version - 1, newer_rules: by.version },
  ])
  by.version -= 1
  const third = await serve({ data: first.data })
  const late = await visitor(third, ana.cookie).get(`/api/tables/${id}`)
  expect(late).toMatchObject({ status: 503, body: { why: 'updating' } })
})

test('who plays at a server of older rules is led elsewhere once another has moved by newer ones', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await tableOfTwo(ana, ben)
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 5)
  const newer = game.version + 1
  await runSql(server, `UPDATE tables SET newer_rules = ${newer}, revision = revision + 1`)
  await Promise.allSettled([playOn(lines, 1)])
  expect(await Promise.all(lines.map(line => line.closed))).toEqual([RESTART, RESTART])
  expect((await ana.get(`/api/tables/${id}`)).status).toBe(503)
})

/** The version of a game's rules, to be changed until the test is over. */
function rulesOf(of: typeof game): { version: number } {
  const { version } = of
  onTestFinished(() => void Object.assign(of, { version }))
  return of
}

/** A table at which these two sit. */
const tableOfTwo = (...people: readonly Visitor[]) => together(people, { options: { games: 3 } })

test('kill -9: every acknowledged move is there afterwards, and is not done twice', async () => {
  const data = dataFolder()
  await ensureCli()
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('killed.fixture.mjs', import.meta.url)),
    new URL('../../../dist/server/main.js', import.meta.url).href,
    data,
    (await databaseOf(data)) ?? '',
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const server = { address: printed.toString().trim(), stop: () => Promise.resolve() }
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await tableOfTwo(ana, ben)
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 40)
  void playOn(lines).catch(() => undefined)
  child.kill('SIGKILL')
  await Promise.all(lines.map(line => line.closed))

  const again = await serve({ data })
  for (const [who, line] of [
    [ana, lines[0]],
    [ben, lines[1]],
  ] as const) {
    const back = await visitor(again, who.cookie).watch(id)
    const dones = line.messages.filter(message => message.type === 'done')
    expect(dones.length).toBeGreaterThan(5)
    const before = stepsOf(back).length
    for (const done of dones) {
      back.say({ type: 'choose', key: done.key, at: 0, moves: [{ type: 'pass' }] })
      expect(await back.hear('done')).toEqual(done)
    }
    expect(stepsOf(back)).toHaveLength(before)
    expect(stepsOf(back).slice(0, stepsOf(line).length)).toEqual(stepsOf(line))
  }
})
