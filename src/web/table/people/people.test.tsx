import { expect, test } from 'vitest'
import { characterAt } from '../../characters/characters.ts'
import { screen } from '../../screen.fixture.ts'
import { pageText } from '../../text/index.ts'
import { bot, person, step, tableInfo, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { OpponentList } from './opponent-list.tsx'
import { othersAt, recentOf } from './others.ts'
import { unbroken } from './unbroken.ts'
import { aloneAt, names, whoIs } from './who.ts'
// What a table fetches later is there before any test.
import './person-sheet.tsx'

const seats = [person('Ana'), bot('hard'), bot('hard'), person('Ana')]

test('people and bots of one name are told apart by a number; no two bots have one name', () => {
  const [first, fermin, other, second] = names(tableInfo({ seats }))
  expect([first, second]).toEqual(['Ana 1', 'Ana 2'])
  expect(fermin).not.toBe(other)
  const double = [person(fermin ?? ''), bot('easy')]
  expect(names(tableInfo({ seats: double }))).toEqual([`${fermin} 1`, `${fermin} 2`])
})

test('a seat that nobody knows is called by its number', () => {
  const who = whoIs(tableInfo({ seats, options: { start: 1 } }), 2)
  expect([who.me, who.name(0), who.name(9)]).toEqual([2, 'Ana 1', '10'])
})

test('who plays alone in this browser is "you" to themselves, and has a name for all others', () => {
  const table = tableInfo({ seats: [bot('hard'), person('')] })
  const called = [0, 1, null].map(me => whoIs(table, me).name(1))
  const [you, player] = [pageText('people.you'), pageText('people.player')]
  expect(called).toEqual([player, you, player])
  expect([aloneAt(table), aloneAt(tableInfo({ seats }))]).toEqual([1, null])
})

/** Nothing is known of anybody. */
const about = () => ({ line: { holds: '', short: '', did: '' }, hand: null })

test('the others stand in the order they move after me', () => {
  const order = (me: number | null) => othersAt(tableInfo(), me, about).map(({ seat }) => seat)
  expect([order(0), order(1), order(2), order(null)]).toEqual([
    [1, 2],
    [2, 0],
    [0, 1],
    [0, 1, 2],
  ])
})

test('what a seat did last: its last step that shows, then those before with nobody between', () => {
  const steps = [
    step(1, 0, 'drew'),
    step(2, 1, 'passed'),
    step(3, 0, 'placed'),
    step(4, 0, 'bought', 'paid'),
    step(5, 0),
  ]
  expect(recentOf(steps, 0)).toEqual([{ type: 'bought' }, { type: 'paid' }, { type: 'placed' }])
  expect(recentOf(steps, 2)).toEqual([])
})

test('each line says who is to move, away, out, or played by a bot', async () => {
  const table = tableInfo({
    seats: [
      person('Ana'),
      person('Ben', { here: false }),
      person('Cem', { here: false, standIn: 'time' }),
      bot('easy'),
    ],
    actors: [1],
  })
  const people = othersAt(table, 0, seat => ({
    line: {
      holds: `${seat} cards`,
      short: `${seat}`,
      did: seat === 2 ? 'passed' : '',
      out: seat === 3,
    },
    hand: null,
  }))
  const shown = await screen(<OpponentList people={people} who={whoIs(table, 0)} table={table} />)
  expect(shown.all('li').map(line => line.attribute('class'))).toEqual([
    'tb-chip on away',
    'tb-chip',
    'tb-chip out',
  ])
  const [ben, cem] = shown.all('li')
  expect(ben?.text).toContain(tableText('folk.toMove'))
  expect(ben?.text).toContain(tableText('folk.away'))
  expect(cem?.text).toContain('· passed')
  // The button says what they hold.
  expect(
    shown
      .all('span')
      .flatMap(each =>
        each.attribute('class') === 'tb-holds' ? each.attribute('aria-hidden') : [],
      ),
  ).toEqual(['true', 'true', 'true'])
  expect(cem?.text).not.toContain(tableText('folk.away'))
})

test('touching a line shows closely who it is, what they have and did last', async () => {
  const table = tableInfo({ seats: [person('Ana'), bot('easy')], actors: [1] })
  const line = { mark: '■', holds: '4 cards', short: '4', did: 'played 5', brief: '5' }
  const people = othersAt(table, 0, () => ({ line, hand: null }))
  const who = whoIs(table, 0)
  const shown = await screen(<OpponentList people={people} who={who} table={table} />)
  await shown
    .find('button', `${tableText('folk.holds', { name: who.name(1) })}: 4 cards`)
    .fire('click')
  expect(shown.all('h2').map(({ text }) => text)).toEqual([who.name(1)])
  expect(shown.all('dd').map(({ text }) => text)).toEqual(['■ 4\u00a0cards', 'played 5'])
  const marks = shown.all('span').filter(({ text }) => text.trim() === '■')
  expect(marks.map(mark => mark.attribute('aria-hidden'))).toEqual(['true', 'true', 'true'])
  expect(shown.text()).toContain(tableText('folk.isToMove'))
})

test('who is on vacation is said to be, where their clock stands still', async () => {
  const clocks = [null, { left: 3_600_000, owes: true, still: 'vacation' as const }]
  const rule = { kind: 'days' as const, hours: 2 }
  const table = tableInfo({ seats: [person('Ana'), person('Ben')], time: { rule, clocks } })
  const people = othersAt(table, 0, about)
  const shown = await screen(<OpponentList people={people} who={whoIs(table, 0)} table={table} />)
  await shown.find('button', `${tableText('folk.holds', { name: 'Ben' })}: `).fire('click')
  const said = tableText('clock.left', { time: '1 h', still: 'vacation' })
  expect(shown.all('p').map(({ text }) => text)).toEqual([said])
  await shown.close()
})

test('an open hand is named for screen readers, and is shown closely when touched', async () => {
  const people = othersAt(tableInfo(), 0, seat => ({
    ...about(),
    hand: seat === 1 ? { says: '1, 5', small: <i>small</i>, large: <p>large</p> } : null,
  }))
  const shown = await screen(<OpponentList people={people} who={whoFor(0)} table={tableInfo()} />)
  expect(shown.all('p')).toEqual([])
  await shown.find('button', `${tableText('folk.holds', { name: 'Ben' })}: 1, 5`).fire('click')
  expect(shown.all('p').map(({ text }) => text)).toEqual(['large'])
})

test('a bot seen closely shows its face, how strong it is and how it is', async () => {
  const table = tableInfo({ seats: [person('Ana'), bot('hard')] })
  const people = othersAt(table, 0, about)
  const shown = await screen(<OpponentList people={people} who={whoIs(table, 0)} table={table} />)
  const before = shown.all('svg').length
  await shown.all('button')[0]?.fire('click')
  expect(shown.text()).toContain(pageText('bots.hard'))
  expect(shown.text()).toContain(tableText(`manners.${characterAt(table, 1).id}`))
  expect(shown.all('svg').length).toBeGreaterThan(before)
})

test('resting on a bot tells who it is; of people nothing is told', async () => {
  const table = tableInfo({ seats: [person('Ana'), bot('hard'), person('Cem')] })
  const people = othersAt(table, 0, about)
  const shown = await screen(<OpponentList people={people} who={whoIs(table, 0)} table={table} />)
  const [robot, cem] = shown.all('li').map(line => line.attribute('data-tells'))
  expect(robot).toContain(`${whoIs(table, 0).name(1)}, ${pageText('bots.hard')}: `)
  expect(cem).toBeNull()
})

test('no line ends with a number whose noun begins the next', () => {
  expect(unbroken('Herrero · 6 de oro · 1 carta')).toBe(
    'Herrero · 6\u00a0de\u00a0oro · 1\u00a0carta',
  )
  expect(unbroken('7 of 6 coins')).toBe('7\u00a0of 6\u00a0coins')
})
