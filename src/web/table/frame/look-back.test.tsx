import { expect, test } from 'vitest'
import type { Session } from '../../session/session.ts'
import { step } from '../table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { inBrowser, page } from './table-view.fixture.tsx'

inBrowser()

test('what I missed is offered; if it cannot be had, that is said', async () => {
  const back = { offered: { since: 1, steps: 2 } }
  const shown = await page({ steps: [step(1, 0, 'a'), step(2, 1, 'b')] }, { back })
  await shown.settle()
  await shown.find('button', tableText('since.show')).fire('click')
  expect(shown.text()).toContain(tableText('since.none'))
})

test('where I am offered what I missed, a lost connection is said in its place', async () => {
  const back = { offered: { since: 1, steps: 2 } }
  const shown = await page({ link: 'lost' }, { back })
  await shown.settle()
  expect(shown.text()).toContain(pageText('link.lost'))
  expect(shown.has('button', tableText('since.show'))).toBe(false)
  await shown.next({ link: 'live' })
  expect(shown.text()).not.toContain(pageText('link.lost'))
  expect(shown.has('button', tableText('since.show'))).toBe(true)
})

test('while I look back, touching the board leads back to now', async () => {
  let closed = 0
  const past = { close: () => {} } as unknown as Session
  const frame = { at: 1, of: 2, everybodys: false }
  const shown = await page(
    { frame, steps: [step(1, 1, 'a')] },
    { back: { past, seek: () => {}, close: () => void closed++ } },
  )
  expect(shown.given.board?.offers).toEqual([])
  shown.given.board?.explain({ type: 'play' }, null)
  await shown.key('Escape')
  await shown.find('button', tableText('since.toNow')).fire('click')
  expect(closed).toBe(3)
})

test('a replay has controls for its steps, and each line of the log leads to its step', async () => {
  const sought: number[] = []
  const steps = [step(1, 0, 'a'), step(2, 1, 'b'), step(3, 2, 'c')]
  const frame = { at: 3, of: 5, everybodys: false }
  const shown = await page(
    { frame, steps },
    {
      onSeek: to => sought.push(to),
      parts: { goTo: seq => sought.push(seq) > 0 },
    },
  )
  expect(shown.has('button', tableText('undo.label'))).toBe(false)
  expect(shown.has('button', 'Ana a')).toBe(false)
  await shown.find('button', tableText('log.open')).fire('click')
  await shown.find('button', 'Ana a').fire('click')
  await shown.find('button', tableText('replay.next')).fire('click')
  expect(sought).toEqual([1, 4])
})

test.each([
  ['is not kept', async () => false],
  ['cannot be fetched', () => Promise.reject(new Error('gone'))],
])('a line of the log leads to its moment; if that %s, it is said', async (_, kept) => {
  const asked: (number | undefined)[] = []
  const open = (seq?: number) => {
    asked.push(seq)
    return kept()
  }
  const shown = await page(
    { steps: [step(1, 1, 'moved')] },
    { back: { open }, parts: { past: async () => null } },
  )
  await shown.find('button', tableText('log.open')).fire('click')
  await shown.find('button', 'Ana moved').fire('click')
  expect(shown.text()).toContain(tableText('since.none'))
  expect(asked).toEqual([1])
})

test('the button that shows the log hides it again', async () => {
  const shown = await page({ steps: [step(1, 1, 'moved')] })
  const press = () => shown.find('button', tableText('log.open')).fire('click')
  await press()
  expect(shown.all('div').some(side => side.attribute('data-open') === '')).toBe(true)
  await press()
  expect(shown.all('div').some(side => side.attribute('data-open') === '')).toBe(false)
})

test('the last round again: where nothing has happened, that is said', async () => {
  const shown = await page({}, { parts: { past: async () => null } })
  await shown.key('w')
  expect(shown.text()).toContain(tableText('since.nothing'))
})
