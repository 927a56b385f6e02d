import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TableRecord } from '../../domain/record.ts'
import { serve } from '../../test/server.fixture.ts'
import { playOn } from '../../test/lines.fixture.ts'
import { guest, together, visitor } from '../../test/visitors.fixture.ts'
import { tellAll, type Watcher } from './crowd.ts'

const record = { chairs: [{ kind: 'person', user: 'ana' }] } as unknown as TableRecord

/** A player and so many onlookers, and what each of them hears. */
function crowdOf(onlookers: number) {
  const heard: string[][] = []
  const left = new Set<number>()
  const watchers = Array.from({ length: onlookers + 1 }, (_, index): Watcher => {
    heard.push([])
    const user = index === 0 ? 'ana' : null
    const send = (text: string) => void heard[index]?.push(text)
    return { user, seat: null, seq: 0, visible: true, send, leave: () => void left.add(index) }
  })
  const crowd = { record, watchers: new Set(watchers) }
  const say = (what: string, text = what) =>
    tellAll(crowd, what, to => to.forEach(watcher => watcher.send(text)))
  return { crowd, watchers, heard, left, say }
}

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('a few who look on are told of everything at once', () => {
  const { heard, say } = crowdOf(40)
  for (const text of ['a', 'b', 'c']) say('table', text)
  expect(new Set(heard.map(texts => texts.join('')))).toEqual(new Set(['abc']))
})

test('many onlookers are told together of what happens in a short time, and players at once', () => {
  const { heard, say } = crowdOf(60)
  say('table', 'here')
  say('table', 'gone')
  say('news')
  say('table', 'over')
  expect(heard[0]).toEqual(['here', 'gone', 'news', 'over'])
  expect(heard[60]).toEqual(['here'])
  vi.advanceTimersByTime(250)
  expect(heard[60]).toEqual(['here', 'news', 'over'])
  vi.advanceTimersByTime(250)
  say('news', 'later')
  expect(heard[60]?.at(-1)).toBe('later')
})

test('what cannot be told after the pause brings the server down for nobody: onlookers come again', () => {
  const { crowd, left, say } = crowdOf(60)
  say('table')
  tellAll(crowd, 'news', to => {
    if (to.length > 1) throw new Error('a bug in a view')
  })
  vi.advanceTimersByTime(250)
  expect(left.size).toBe(60)
})

test('whoever looks on is not sent all steps again each time somebody leaves their seat', async () => {
  vi.useRealTimers()
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await together([ana, ben])
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 6)
  const line = await visitor(server).watch(id)
  await ana.send('POST', `/api/tables/${id}/leave`)
  const again = await line.hear('welcome')
  expect(again).toMatchObject({ reset: false, steps: [] })
})
