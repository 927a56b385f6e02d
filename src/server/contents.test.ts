import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureCli, MAIN } from '../cli/cli.fixture.ts'
import { contentSets, standard } from '../games/mercado/content/index.ts'
import { contentSets as cove } from '../games/merchants-cove/content/index.ts'
import { game } from '../games/mercado/engine/index.ts'
import type { Mercado } from '../games/mercado/engine/state.ts'
import { digest } from '../kernel/digest.ts'
import { clone } from '../kernel/json.ts'
import { type Chronicle, replay } from '../kernel/match.ts'
import type { ContentAnswer, GameList, Replay } from '../protocol/http.ts'
import { databaseOf, dataFolder, runSql } from './test/databases.fixture.ts'
import { playOn, stepsOf } from './test/lines.fixture.ts'
import { serve } from './test/server.fixture.ts'
import { guest, takeChair, visitor } from './test/visitors.fixture.ts'

const MERCADO = 'mercado'
const COVE = 'merchants-cove'
const UNKNOWN = '0123456789abcdef'

/** The standard set with the price of one object changed. */
const ours = {
  ...clone(standard),
  objects: standard.objects.map(tile =>
    tile.id === 'O08'
      ? { ...tile, price: { ...tile.price, text: 'G2', size: 2, fixed: { G: 2 } } }
      : tile,
  ),
}
const OURS = digest(ours)

/** The real command, in a process of its own. */
async function command(args: readonly string[]) {
  await ensureCli()
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--bot-pace', '0', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'close')
  const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    address: /http:\S+/.exec(said)?.[0] ?? '',
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

// Test files share modules: no other file may find our set.
afterAll(() => void vi.resetModules())

const offered = async (
  who: { get<A>(path: string): Promise<{ body: A }> },
  game: string = MERCADO,
) =>
  (await who.get<GameList>('/api/games')).body.games.find(({ id }) => id === game)?.options.content

test('a table with values from a file goes on after a restart without the file, and replays exactly', async () => {
  const data = dataFolder()
  const file = join(data, 'ours.json')
  writeFileSync(file, JSON.stringify(ours))
  const database = await databaseOf(data)
  const place = database === undefined ? ['--data', data] : ['--database', database]
  const first = await command([...place, '--content', file])
  const [ana, ben] = [await guest(first), await guest(first)]
  expect(await offered(ana)).toEqual([OURS, digest(standard)])
  expect((await ana.get<ContentAnswer>(`/api/contents/${OURS}`)).body).toEqual({
    game: MERCADO,
    content: ours,
  })

  const { table, links } = await ana.make({ game: MERCADO, chairs: ['me', 'open', 'greedy'] })
  expect(table.options.content).toBe(OURS)
  const waiting = await ana.make({ game: MERCADO, chairs: ['me', 'open'] })
  await takeChair(ben, { table, links })
  const before = [await ana.watch(table.id), await ben.watch(table.id)]
  await playOn(before, 25)
  const bad = await ana.send('POST', '/api/tables', {
    game: MERCADO,
    chairs: ['me', 'open'],
    options: { content: UNKNOWN },
  })
  expect(bad).toMatchObject({ status: 400, body: { why: 'bad-option' } })
  await playOn(before, 2)
  await first.stop()
  await Promise.all(before.map(line => line.closed))

  // This process has never seen the file.
  expect(contentSets.digests).toEqual([digest(standard)])
  const second = await serve({ data })
  const [back, too] = [visitor(second, ana.cookie), visitor(second, ben.cookie)]
  expect(await offered(back)).toEqual([digest(standard)])
  expect((await back.get<ContentAnswer>(`/api/contents/${OURS}`)).body.content).toEqual(ours)
  const after = [await back.watch(table.id), await too.watch(table.id)]
  expect(stepsOf(after[0]).slice(0, stepsOf(before[0]).length)).toEqual(stepsOf(before[0]))
  await playOn(after)

  // A table that was waiting for people begins with the set it was made with.
  expect((await takeChair(too, waiting)).table).toMatchObject({
    status: 'running',
    options: { content: OURS },
  })

  const { body: record } = await back.get<Chronicle<Mercado>>(`/api/tables/${table.id}/chronicle`)
  const again = replay(game, record)
  if (!again.ok) throw new Error(again.message)
  const { body: film } = await back.get<Replay>(`/api/tables/${table.id}/replay?eyes=0`)
  expect(record.options.content).toBe(OURS)
  expect(film.frames.at(-1)?.view).toEqual(clone(game.view(again.value.state, 0)))
  expect(film.frames.slice(1).map(frame => frame.step)).toEqual(stepsOf(after[0]))
})

test('an unknown set is a problem with a sentence, and the server goes on', async () => {
  const server = await serve()
  const ana = await guest(server)
  const chairs = ['me', 'greedy']
  for (const content of [UNKNOWN, '', 'x'.repeat(80), '__proto__', 7, true]) {
    const answer = await ana.send('POST', '/api/tables', {
      game: MERCADO,
      chairs,
      options: { content },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { why: 'bad-option', message: expect.stringMatching(/\.$/) },
    })
  }
  for (const [path, status, why] of [
    [UNKNOWN, 404, 'no-content'],
    ['x', 400, 'bad-request'],
    ['..%2f..%2fsecret', 400, 'bad-request'],
  ] as const) {
    expect(await ana.get(`/api/contents/${path}`)).toMatchObject({ status, body: { why } })
  }
  const { table } = await ana.make({ game: MERCADO, chairs })
  await playOn([await ana.watch(table.id)], 3)
})

test('the standard set is stored too: a later version may come with another', async () => {
  const server = await serve()
  const ana = await guest(server)
  await ana.make({ game: MERCADO, chairs: ['me', 'open'] })
  await ana.make({ game: MERCADO, chairs: ['me', 'open'] })
  await ana.make({ chairs: ['me', 'open'] })
  await server.stop()
  expect(await runSql(server, 'SELECT digest, game, content FROM contents')).toEqual([
    { digest: digest(standard), game: MERCADO, content: JSON.stringify(standard) },
  ])
})

test('a table with values that a game came with earlier goes on after a restart; they are never offered', async () => {
  const data = dataFolder()
  const {
    standard: today,
    former: [earlier = ''],
  } = cove
  const first = await serve({ data })
  const ana = await guest(first)
  const chairs = ['me', 'greedy']
  const { table } = await ana.make({ game: COVE, chairs, options: { content: earlier } })
  expect([table.options.content, await offered(ana, COVE)]).toEqual([earlier, [today]])
  const before = await ana.watch(table.id)
  await playOn([before], 3)
  await first.stop()
  const second = await serve({ data })
  const back = visitor(second, ana.cookie)
  expect(await offered(back, COVE)).toEqual([today])
  const after = await back.watch(table.id)
  expect(stepsOf(after).slice(0, stepsOf(before).length)).toEqual(stepsOf(before))
  await playOn([after], 3)
})
