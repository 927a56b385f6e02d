import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { whoFor } from '../table.fixture.ts'
import { ScoreLines } from './score-lines.tsx'
import { endingText } from './text/index.ts'

const LINES = [
  { what: 'Three days', counts: [20, 31] },
  { what: 'Halls', counts: [12, 0] },
  { what: 'Lair', counts: [-2, -4] },
]

afterEach(() => vi.useRealTimers())

async function lines(still: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  const shown = await screen(<ScoreLines lines={LINES} seats={[1, 0]} who={whoFor(0)} />)
  return { ...shown, rows: () => shown.all('tr').map(({ text }) => text) }
}

test('a row a line and a column a seat, the best first, with the sum below', async () => {
  const { rows, has } = await lines(true)
  expect(rows()).toEqual([
    `${endingText('ending.lines')}BenYou`,
    'Three days3120',
    'Halls–+12',
    'Lair−4−2',
    'Sum2730',
  ])
  expect(has('button', endingText('ending.all'))).toBe(false)
})

test('the lines come one by one with the sum so far, and a touch shows them all', async () => {
  const { all, rows, find, has } = await lines(false)
  const coming = () => all('tr').filter(row => row.attribute('data-coming') !== null).length
  expect([coming(), rows().at(-1)]).toEqual([3, 'Sum00'])
  await find('button', endingText('ending.all')).fire('click')
  expect([coming(), rows().at(-1)]).toEqual([0, 'Sum2730'])
  expect(has('button', endingText('ending.all'))).toBe(false)
})
