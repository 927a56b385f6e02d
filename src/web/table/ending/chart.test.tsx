import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { whoFor } from '../table.fixture.ts'
import { Chart, lettersOf, spread } from './chart.tsx'
import { endingText } from './text/index.ts'

const points = [
  { ply: 0, counts: [0, 0, 2] },
  { ply: 10, counts: [5, 0, 2] },
  { ply: 40, counts: [5, 7, -1] },
]

test('there is a line a seat, told apart by more than colour, and the letter of each', async () => {
  const { all } = await screen(<Chart points={points} what="Gold" who={whoFor(0)} marked={10} />)
  const lines = all('path').filter(path => path.attribute('class') === 'tb-course-seat')
  expect(new Set(lines.map(line => line.attribute('data-dash'))).size).toBe(3)
  expect(all('text').map(({ text }) => text)).toEqual(['-1', '7', 'Y', 'B', 'C'])
  expect(all('path').some(path => path.attribute('class') === 'tb-course-mark')).toBe(true)
})

test('who does not see the picture reads the numbers, at the quarters of the match', async () => {
  const { all, find } = await screen(
    <Chart points={points} what="Gold" who={whoFor(null)} marked={null} />,
  )
  find('svg', endingText('ending.picture', { what: 'Gold' }))
  expect(all('tr').map(({ text }) => text)).toEqual([
    `${endingText('ending.player')}Start¼½¾End`,
    'Ana05555',
    'Ben00007',
    'Cem2222-1',
  ])
})

test('letters at the ends of lines do not cover each other, and stay inside', () => {
  const [first = 0, second = 0, third = 0] = spread([120, 121, 20])
  // A capital letter with an accent on a phone, where letters are largest.
  expect(second - first).toBeGreaterThanOrEqual(15)
  expect(second).toBeLessThanOrEqual(124)
  expect(third).toBeGreaterThan(0)
})

test.each<[string[], string[]]>([
  [
    ['Ana', 'Ben', 'Citlali'],
    ['A', 'B', 'C'],
  ],
  [
    ['Tú', 'Tomasa', 'Beto'],
    ['Tú', 'To', 'B'],
  ],
  [
    ['Ana', 'Ana 2', 'Aníbal'],
    ['Aa', 'A2', 'Al'],
  ],
  [
    ['Ana', 'Anna'],
    ['1', '2'],
  ],
])('%j are told apart in a chart by %j', (names, letters) => {
  expect(lettersOf(names)).toEqual(letters)
})
