import { expect, test } from 'vitest'
import { makeLine } from './line.ts'

/** A line, what was done in it, and how to finish what is being done. */
function lineOf() {
  const line = makeLine()
  const done: string[] = []
  const finish = new Map<string, () => void>()
  const wait = (name: string, first = false) =>
    line
      .wait(
        first,
        ends =>
          new Promise<void>((over, failed) => {
            done.push(name)
            finish.set(name, over)
            for (const end of ends) end.addEventListener('abort', () => failed(new Error('ended')))
          }),
      )
      .then(
        () => 'done',
        ({ why }: { why?: string }) => why,
      )
  return { line, done, wait, finish: (name: string) => finish.get(name)?.() }
}

test('one thing is done after another, and before the others what goes first', async () => {
  const { done, wait, finish } = lineOf()
  const all = [wait('review'), wait('import'), wait('frame', true)]
  expect(done).toEqual(['review'])
  finish('review')
  expect(await all[0]).toBe('done')
  expect(done).toEqual(['review', 'frame'])
  finish('frame')
  expect(await all[2]).toBe('done')
  finish('import')
  expect(await all[1]).toBe('done')
  const last = wait('last')
  finish('last')
  expect(await last).toBe('done')
})

test('where the line rests, only what goes first is still done', async () => {
  const { line, done, wait, finish } = lineOf()
  const [review, waiting, frame] = [wait('review'), wait('import'), wait('frame', true)]
  line.rest()
  expect(await review).toBe('closing')
  finish('frame')
  expect(await frame).toBe('done')
  expect(await waiting).toBe('closing')
  expect(await wait('late')).toBe('closing')
  expect(done).toEqual(['review', 'frame'])
})
