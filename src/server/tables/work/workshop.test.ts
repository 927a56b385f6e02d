import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '../../limits/limits.ts'
import { makeLog } from '../../log.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, together, visitor } from '../../test/visitors.fixture.ts'
import { workshopHere, workshopThread } from './workshop.ts'

const thread = () => workshopThread(makeLog('silent', undefined))

/** A thread that reads the sources takes long to start. */
const shared = thread()
afterAll(() => shared.close())

/** The file of a finished match of two. */
async function finishedMatch(server: Awaited<ReturnType<typeof serve>>) {
  const [ana, ben] = [await guest(server), await guest(server)]
  const path = `/api/tables/${await together([ana, ben])}`
  for (const who of [ana, ben]) await who.send('POST', `${path}/end`, { end: true })
  const { body } = await ana.get<object>(`${path}/chronicle`)
  return { ana, file: body }
}

test('a thread brings and replays what this one does, and a problem keeps its code', async () => {
  const { file } = await finishedMatch(await serve())
  const [near, far] = [workshopHere(), shared]
  const text = JSON.stringify(file)
  const brought = await far.run('bring', text)
  expect(brought).toEqual(await near.run('bring', text))
  const kept = { ...brought, createdAt: 7 }
  expect(await far.run('replay', kept)).toEqual(structuredClone(await near.run('replay', kept)))
  for (const wrong of ['{', '[]', '{"__proto__":1}', text.replace('"seats":2', '"seats":3')])
    for (const workshop of [near, far])
      await expect(workshop.run('bring', wrong)).rejects.toMatchObject({
        statusCode: expect.any(Number),
        message: expect.stringMatching(/^[A-Z].*\.$/),
      })
})

test('how long a work takes is counted from its beginning: what waits for many has not hung', async () => {
  const far = thread()
  onTestFinished(() => far.close())
  const begun = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => begun.mockRestore())
  const works = [1, 2, 3].map(() => far.run('bring', '{').catch(() => null))
  // The thread has to start first.
  await expect.poll(() => begun).toHaveBeenCalled()
  expect(begun).toHaveBeenCalledTimes(1)
  await Promise.all(works)
  expect(begun).toHaveBeenCalledTimes(3)
})

test('what takes too long is given up with a sentence, and the next work is done', async () => {
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => late.mockRestore())
  await expect(shared.run('bring', '{')).rejects.toMatchObject({ statusCode: 503, why: 'too-much' })
  late.mockRestore()
  await expect(shared.run('bring', '{')).rejects.toMatchObject({ statusCode: 400 })
})

test('a long body of a stranger is not read; of a guest it is refused in one sentence', async () => {
  const server = await serve()
  const body = `{"game":"x","log":[${'0,'.repeat(1_900_000)}0]}`
  expect(await visitor(server).send('POST', '/api/replays', body)).toMatchObject({ status: 401 })
  const ana = await guest(server)
  expect(await ana.send('POST', '/api/replays', body)).toEqual({
    status: 400,
    body: {
      why: 'bad-request',
      message: 'The body does not fit: it is no finished match as a file.',
    },
  })
})

test('a person imports five matches a minute; they are stored compressed, once whatever the names', async () => {
  const server = await serve({ limits: { importsPerPerson: LIMITS.importsPerPerson.value } })
  const { ana, file } = await finishedMatch(server)
  const named = (name: string) => ({ ...file, players: [{ name, level: null }] })
  const names = ['Ana', 'Ben', 'Eva', 'Leo', 'Zoe', 'Tom']
  const answers = []
  for (const name of names)
    answers.push(await ana.send<{ id: string }>('POST', '/api/replays', named(name)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(new Set(answers.slice(0, 5).map(({ body }) => body.id)).size).toBe(1)
  const rows = (await runSql(server, 'SELECT chronicle FROM imports')) as { chronicle: string }[]
  expect(rows.map(({ chronicle }) => chronicle.slice(0, 5))).toEqual(['gzip:'])
  const { body } = await ana.get<{ table: { seats: { name: string }[] } }>(
    `/api/replays/${answers[0]?.body.id}`,
  )
  expect(body.table.seats[0]?.name).toBe('Ana')
})
