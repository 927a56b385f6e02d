import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { tableText } from '../text/index.ts'
import { Log } from './log.tsx'
import type { Line } from './lines.ts'

const { log } = tableText()
const line = (seq: number, text: string): Line => ({ seq, text, lights: [`piece:${seq}`] })
const LINES = [
  line(1, '\u2068Ben\u2069 passes'),
  line(2, 'You play 5'),
  line(2, 'The pond is full'),
]

/** The log with these lines, of which those of step 2 are new. */
async function shownOf(lines: readonly Line[], goes = true) {
  const done: string[] = []
  const shown = await screen(
    <Log
      lines={lines}
      newFrom={2}
      onLight={pieces => done.push(`light ${pieces.join(' ')}`)}
      onGo={goes ? seq => done.push(`go ${seq}`) : null}
      onClose={() => done.push('close')}
    />,
  )
  return { ...shown, done }
}

test('says that nothing has happened yet', async () => {
  const { text, all, close } = await shownOf([])
  expect(text()).toContain(log.empty)
  expect(all('li')).toEqual([])
  await close()
})

test('a line each, with the names of people in bold and no marks to be read out', async () => {
  const { all, find, close } = await shownOf(LINES)
  expect(all('li').map(({ text }) => text)).toEqual([
    'Ben passes',
    'You play 5',
    'The pond is full',
  ])
  expect(find('b', 'Ben').tag).toBe('b')
  expect(all('b')).toHaveLength(1)
  await close()
})

test('what is new is marked, line by line', async () => {
  const { all, close } = await shownOf(LINES)
  expect(all('li').map(item => item.attribute('class'))).toEqual([null, 'now', 'now'])
  await close()
})

test('a line lights its pieces by finger and by keyboard alike, until one leaves it', async () => {
  const { find, done, close } = await shownOf(LINES)
  const second = find('button', 'You play 5')
  await second.fire('pointerenter')
  await second.fire('focus')
  await second.fire('blur')
  expect(done).toEqual(['light piece:2', 'light piece:2', 'light '])
  await close()
})

test('in a replay a line also leads to its moment; at a table it only lights', async () => {
  const replay = await shownOf(LINES)
  await replay.find('button', 'Ben passes').fire('click')
  expect(replay.done).toEqual(['light piece:1', 'go 1'])
  await replay.close()
  const table = await shownOf(LINES, false)
  await table.find('button', 'Ben passes').fire('click')
  expect(table.done).toEqual(['light piece:1'])
  await table.close()
})

test('the log is one stop of the tab key, entered at its end, and closes', async () => {
  const { all, find, done, close } = await shownOf(LINES)
  expect(all('ol')[0]?.attribute('data-rove')).toBe('end')
  await find('button', log.close).fire('click')
  expect(done).toEqual(['close'])
  await close()
})
