import { beforeEach, expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { tableText } from '../text/index.ts'
import { Log } from './log.tsx'
import type { Line } from './lines.ts'

beforeEach(() => browser())

const line = (seq: number, seat: number | null, text: string): Line => ({
  seq,
  seat,
  about: seat,
  text,
  lights: [`piece:${seq}`],
})
const LINES = [
  line(1, 1, 'Ben passes'),
  line(2, 0, 'You play 5'),
  line(2, 0, 'The pond is full'),
  line(2, null, 'Ben left'),
  line(3, 1, 'Ben plays 6'),
]

/** The log with these lines, of which those from step 2 on are new. */
async function shownOf(lines: readonly Line[], step: number | null = null) {
  const done: string[] = []
  const shown = await screen(
    <Log
      seen
      lines={lines}
      names={['You', 'Ben']}
      newFrom={2}
      shown={step}
      onLight={pieces => done.push(`light ${pieces.join(' ')}`)}
      onGo={seq => done.push(`go ${seq}`)}
      onClose={() => done.push('close')}
    />,
  )
  return { ...shown, done }
}

test('says that nothing has happened yet', async () => {
  const { text, all } = await shownOf([])
  expect(text()).toContain(tableText('log.empty'))
  expect(all('li')).toEqual([])
  expect(all('select')).toEqual([])
})

test('a heading a turn; what one line tells has one that is only heard', async () => {
  const { all } = await shownOf(LINES)
  const headings = all('h3').map(({ text, attribute }) => [text, attribute('class')])
  expect(headings).toEqual([
    ['Ben', 'heard'],
    ['You', null],
    ['Ben', 'heard'],
  ])
  expect(all('section').map(section => section.text)).toEqual([
    'BenBen passes',
    'YouYou play 5The pond is full',
    'Ben left',
    'BenBen plays 6',
  ])
})

test('what is new is marked; while one looks back, what came later and where one is', async () => {
  const now = await shownOf(LINES)
  const looks = (all: typeof now.all) => all('li').map(item => item.attribute('class'))
  expect(looks(now.all)).toEqual([null, 'now', 'now', 'now', 'now'])
  const before = await shownOf(LINES, 2)
  expect(looks(before.all)).toEqual([null, 'now', 'now', 'now', 'later'])
  expect(before.find('button', 'You play 5').attribute('aria-current')).toBe('step')
  expect(before.find('button', 'Ben passes').attribute('aria-current')).toBeNull()
})

test('a line lights its pieces by finger and by keyboard alike, until one leaves it', async () => {
  const { find, done } = await shownOf(LINES)
  const second = find('button', 'You play 5')
  await second.fire('pointerenter')
  await second.fire('focus')
  await second.fire('blur')
  expect(done).toEqual(['light piece:2', 'light piece:2', 'light '])
})

test('a line leads to its moment', async () => {
  const { find, done } = await shownOf(LINES)
  await find('button', 'Ben passes').fire('click')
  expect(done).toEqual(['light piece:1', 'go 1'])
})

test('the turns of one player can be shown alone', async () => {
  const { find, all } = await shownOf(LINES)
  expect(all('option').map(({ text }) => text)).toEqual([tableText('log.everybody'), 'You', 'Ben'])
  await find('select', tableText('log.filter')).fire('change', { value: '1' })
  expect(all('li').map(({ text }) => text)).toEqual(['Ben passes', 'Ben plays 6'])
  await find('select', tableText('log.filter')).fire('change', { value: '' })
  expect(all('li')).toHaveLength(5)
})

test('the log is one stop of the tab key, entered at its end, and closes', async () => {
  const { all, find, done } = await shownOf(LINES)
  expect(all('div').some(part => part.attribute('data-rove') === 'end')).toBe(true)
  await find('button', tableText('log.close')).fire('click')
  expect(done).toEqual(['close'])
})
