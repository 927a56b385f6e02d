import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { Frame, Replay } from '../../../protocol/http.ts'
import type { ChronicleFile } from '../../../protocol/records.ts'
import { ReviewAnswer } from '../../../protocol/review.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { untilOver } from '../../test/lines.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, problem, visitor } from '../../test/visitors.fixture.ts'

/** A match of two bots, played to its end. */
async function finished(wish: object = { options: { maxTurns: 100 } }) {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['random', 'random'], ...wish })
  await untilOver(await ana.watch(table.id))
  return { server, ana, path: `/api/tables/${table.id}` }
}

/** In a view of Mercadito or of Merchant of Goldfish. */
type Hands = { readonly hands: readonly (readonly number[])[]; readonly sizes: readonly number[] }

test('after the end everything is shown, and a step has the same number from every perspective', async () => {
  const { ana, path } = await finished({ game: 'mercadito' })
  const film = async (eyes: string) => (await ana.get<Replay>(`${path}/replay${eyes}`)).body.frames
  const [all, onlooker, first] = [
    await film('?eyes=all'),
    await film('?eyes=onlooker'),
    await film('?eyes=0'),
  ]
  expect(await film('')).toEqual(all)
  expect(all.map(({ ply }) => ply)).toEqual(all.map((_, index) => index))
  const at = (frames: readonly Frame[], ply: number) => frames.find(frame => frame.ply === ply)
  const own = first.filter(({ step }) => step?.seat === 0)
  expect(own.length).toBeGreaterThan(5)
  for (const { ply = -1, view } of own) {
    // The player's own view is part of the open one, which adds what the other held.
    const open = at(all, ply)
    const { hands, sizes } = (open as Frame).view as Hands
    expect(open?.seat).toBe(0)
    expect(hands.map(hand => hand.length)).toEqual(sizes)
    expect(hands[0]).toEqual((view as Hands).hands[0])
  }
  for (const frame of all.slice(1)) expect(frame.seat).toBe(frame.step?.seat)
  for (const { ply = -1, view } of onlooker) expect(at(all, ply)?.view).not.toEqual(view)
})

test('"all" sees every hand at every step, onlookers see none, and nobody sees anything while the match runs', async () => {
  const { ana, path } = await finished()
  const hands = async (eyes: string) =>
    (await ana.get<Replay>(`${path}/replay?eyes=${eyes}`)).body.frames.map(
      ({ view }) => view as Hands,
    )
  const all = await hands('all')
  for (const view of all)
    expect(view.hands.map(counts => counts.reduce((a, b) => a + b))).toEqual(view.sizes)
  expect(all[1]?.sizes.every(size => size > 5)).toBe(true)
  expect((await hands('onlooker'))[1]?.hands).toEqual([null, null])
  const { table } = await ana.make({ chairs: ['me', 'random'] })
  const early = await ana.get(`/api/tables/${table.id}/replay?eyes=all`)
  expect(early).toEqual({ status: 409, body: problem('not-over') })
})

test('a finished match is exported as a file, and another server shows it as it was', async () => {
  const { ana, path } = await finished()
  const { body: file } = await ana.get<ChronicleFile>(`${path}/chronicle`)
  expect(file.players).toEqual([
    { name: '', level: 'random' },
    { name: '', level: 'random' },
  ])
  const counted = async (eyes: string) =>
    (await ana.get<Replay>(`${path}/replay?eyes=${eyes}`)).body.frames.length
  expect(await counted('all')).toBeGreaterThan(await counted('onlooker'))
  const elsewhere = await serve()
  const eva = await guest(elsewhere)
  const { status, body } = await eva.send<{ id: string }>('POST', '/api/replays', file)
  expect(status).toBe(200)
  expect((await eva.send('POST', '/api/replays', file)).body).toEqual(body)
  for (const eyes of ['all', 'onlooker', '1']) {
    const { body: here } = await ana.get<Replay>(`${path}/replay?eyes=${eyes}`)
    const { body: there } = await visitor(elsewhere).get<Replay>(
      `/api/replays/${body.id}?eyes=${eyes}`,
    )
    expect(there.frames.map(({ view, ply }) => [ply, view])).toEqual(
      here.frames.map(({ view, ply }) => [ply, view]),
    )
    expect(there.table).toMatchObject({
      status: 'over',
      ranks: here.table.ranks,
      seed: here.table.seed,
    })
  }
  const { fairness: ___, ...log } = file
  const kept = await visitor(elsewhere).get(`/api/replays/${body.id}/chronicle`)
  expect(kept.body).toEqual(log)
  await runSql(elsewhere, 'DELETE FROM imports')
  expect((await visitor(elsewhere).get(`/api/replays/${body.id}?eyes=0`)).status).toBe(200)
  expect((await visitor(elsewhere).get(`/api/replays/${body.id}?eyes=7`)).status).toBe(400)
  const { final: _, players: __, ...bare } = file
  expect((await eva.send('POST', '/api/replays', bare)).status).toBe(200)
})

test('a file that does not replay exactly is refused with a clear sentence', async () => {
  const { server, ana, path } = await finished()
  const { body: file } = await ana.get<ChronicleFile>(`${path}/chronicle`)
  const { final: _, ...open } = file
  const [head] = file.log
  const wrong: [object, number, string][] = [
    [{ ...file, seed: 'ab'.repeat(32) }, 422, 'not-exact'],
    [{ ...file, final: '0'.repeat(16) }, 422, 'not-exact'],
    [{ ...file, log: file.log.slice(0, -1) }, 422, 'not-exact'],
    [{ ...file, log: [...file.log, head] }, 422, 'not-exact'],
    [{ ...open, log: file.log.slice(0, -1) }, 422, 'not-over'],
    [{ ...file, log: [{ seat: 5, move: { type: 'pass' } }] }, 422, 'not-exact'],
    [{ ...file, version: 99 }, 422, 'bad-version'],
    [{ ...file, start: {} }, 422, 'no-start'],
    [{ ...file, seed: 'xyz' }, 422, 'bad-seed'],
    [{ ...file, seats: 9 }, 422, 'bad-seats'],
    [{ ...file, options: { unheard: 1 } }, 422, 'bad-option'],
    [{ ...file, game: 'chess' }, 400, 'no-game'],
    [{ ...file, log: 'all of it' }, 400, 'bad-request'],
    [[], 400, 'bad-request'],
  ]
  for (const [body, status, why] of wrong) {
    expect(await ana.send('POST', '/api/replays', body)).toEqual({ status, body: problem(why) })
  }
  expect(await visitor(server).send('POST', '/api/replays', file)).toMatchObject({ status: 401 })
  expect(await ana.get('/api/replays/r-0000')).toEqual({ status: 404, body: problem('no-replay') })
})

test('a finished match is reviewed, once for everybody, also where it was brought; one that runs is not', async () => {
  const { ana, path } = await finished({ game: 'mercadito' })
  const { status, body } = await ana.get<Static<typeof ReviewAnswer>>(`${path}/review`)
  expect(status).toBe(200)
  expect(Value.Check(ReviewAnswer, body)).toBe(true)
  for (const { luck, skill, par, result } of body.fortunes)
    expect(luck + skill + par).toBeCloseTo(result, 9)
  expect((await ana.get(`${path}/review`)).body).toEqual(body)
  const { body: file } = await ana.get<ChronicleFile>(`${path}/chronicle`)
  const brought = await ana.send<{ id: string }>('POST', '/api/replays', file)
  expect((await ana.get(`/api/replays/${brought.body.id}/review`)).body).toEqual(body)
  const { table } = await ana.make({ chairs: ['me', 'random'] })
  const early = await ana.get(`/api/tables/${table.id}/review`)
  expect(early).toEqual({ status: 409, body: problem('not-over') })
})
