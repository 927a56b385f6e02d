import { expect, onTestFinished, test, vi } from 'vitest'
import { makeSpeaker } from './speaker.ts'

/** What a process with this wire has told the others: the tables of each notification. */
function speaking() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told: string[][] = []
  const wire = {
    whole: true,
    broken: () => void (wire.whole = false),
    ask: (_: string, messages: string[]) => {
      const lines = messages.flatMap(message => message.split('\n').slice(1))
      told.push(lines.map(line => (JSON.parse(line) as { table: string }).table))
      return Promise.resolve([])
    },
  }
  const speaker = makeSpeaker(wire, 'me')
  const say = (table: string, when: 'now' | 'soon') => speaker.say({ type: 'chat', table }, when)
  return { told, say, speaker }
}

test('urgent news goes at once, what comes shortly after goes together', async () => {
  const { told, say } = speaking()
  say('a', 'now')
  say('b', 'now')
  say('c', 'now')
  expect(told).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(10)
  expect(told).toEqual([['a'], ['b', 'c']])
})

test('of what nobody waits for, a second takes ten notifications, however much it is', async () => {
  const { told, say } = speaking()
  for (let ms = 0; ms < 1000; ms += 5) {
    say(`table ${ms}`, 'soon')
    await vi.advanceTimersByTimeAsync(5)
  }
  expect(told.length).toBeGreaterThan(8)
  expect(told.length).toBeLessThan(11)
  await vi.advanceTimersByTimeAsync(100)
  expect(told.flat()).toHaveLength(200)
})

test('it goes along with urgent news, and when the process ends', async () => {
  const { told, say, speaker } = speaking()
  say('a', 'soon')
  say('b', 'now')
  expect(told).toEqual([['a', 'b']])
  await vi.advanceTimersByTimeAsync(50)
  say('c', 'soon')
  const done = speaker.done()
  await vi.advanceTimersByTimeAsync(10)
  await done
  expect(told).toEqual([['a', 'b'], ['c']])
})

test('what is too long for a notification is not said: PostgreSQL would refuse all that goes with it', async () => {
  const { told, say } = speaking()
  say('x'.repeat(8000), 'now')
  say('a', 'now')
  await vi.advanceTimersByTimeAsync(10)
  expect(told).toEqual([['a']])
})
