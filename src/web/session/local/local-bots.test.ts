import { expect, test } from 'vitest'
import type { BotJob, BotReply } from '../../work/bots.ts'
import { botWorker } from './local-bots.ts'

const job = (seat: number): BotJob => ({
  game: 'mercado',
  level: 'easy',
  seat,
  contentSet: null,
  view: {},
  past: [],
  offers: [{ type: 'pass' }],
  seed: 1,
})

/** A worker that says what a test has it say. */
function fakeWorker() {
  const listeners = new Map<string, (event: object) => void>()
  const asked: { readonly id: number; readonly job: BotJob }[] = []
  let ended = false
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    postMessage: (message: { id: number; job: BotJob }) => asked.push(message),
    terminate: () => (ended = true),
  }
  return {
    bots: botWorker(worker as unknown as Worker),
    asked,
    ended: () => ended,
    reply: (data: BotReply) => listeners.get('message')?.({ data }),
    fail: (message: string) => listeners.get('error')?.({ message }),
  }
}

test('each question gets its own answer, in whatever order they come', async () => {
  const { bots, asked, reply } = fakeWorker()
  const [first, second] = [bots.ask(job(1)), bots.ask(job(2))]
  expect(asked.map(question => question.job.seat)).toEqual([1, 2])
  reply({ id: asked[1]?.id ?? -1, move: { type: 'second' } })
  reply({ id: asked[0]?.id ?? -1, move: { type: 'first' } })
  expect(await first).toEqual({ type: 'first' })
  expect(await second).toEqual({ type: 'second' })
})

test('a bot that fails fails alone', async () => {
  const { bots, asked, reply } = fakeWorker()
  const [first, second] = [bots.ask(job(1)), bots.ask(job(2))]
  reply({ id: asked[0]?.id ?? -1, trouble: 'a bug' })
  reply({ id: asked[1]?.id ?? -1, move: { type: 'pass' } })
  await expect(first).rejects.toThrow('a bug')
  expect(await second).toEqual({ type: 'pass' })
})

test('a worker that breaks fails everything it was asked, so that the game goes on', async () => {
  const { bots, fail } = fakeWorker()
  const both = [bots.ask(job(1)), bots.ask(job(2))]
  fail('out of memory')
  for (const asked of both) await expect(asked).rejects.toThrow('out of memory')
})

test('an answer to a question nobody asks any more is left alone', async () => {
  const { bots, asked, reply, ended } = fakeWorker()
  const first = bots.ask(job(1))
  reply({ id: asked[0]?.id ?? -1, move: { type: 'pass' } })
  reply({ id: asked[0]?.id ?? -1, move: { type: 'other' } })
  expect(await first).toEqual({ type: 'pass' })
  bots.close()
  reply({ id: 99, trouble: 'late' })
  expect(ended()).toBe(true)
})
