import { afterEach, beforeEach, expect, test } from 'vitest'
import { banned } from '../../api.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser } from '../../server.fixture.ts'
import { person, tableInfo } from '../../table/table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { storage } from '../../storage.ts'
import { HomeTables } from './home-tables.tsx'
import { TableSlip } from './table-slip.tsx'
import { useTables } from './use-tables.ts'
import { Waiting } from './waiting.tsx'

const open = (id: string) =>
  tableInfo({ id, status: 'open', seats: [person('Ben'), person('', { kind: 'open' })] })
const over = (id: string) => tableInfo({ id, status: 'over', ranks: [1, 2, 3] })

beforeEach(() => browser())
afterEach(() => {
  storage.remove('waits')
  banned.value = null
})

/** What the home page shows of the server's tables, in its order. */
function Tables() {
  const lists = useTables()
  return (
    <div>
      <Waiting lists={lists} />
      <HomeTables lists={lists} />
    </div>
  )
}

async function home(answer: object | null) {
  answering(
    answer === null ? {} : { 'GET /tables': { mine: [], open: [], running: [], ...answer } },
  )
  const shown = await screen(<Tables />)
  await shown.settle()
  return shown
}
const links = (shown: Awaited<ReturnType<typeof home>>) =>
  shown.all('a').map(link => link.attribute('href'))

test('says that nothing is open, and still offers a game from a file', async () => {
  const shown = await home({})
  expect(shown.text()).toContain(pageText('lists.noOpen'))
  expect(shown.all('h2').map(({ text }) => text)).toEqual([pageText('lists.open')])
  expect(links(shown)).toEqual(['/replay'])
})

test('says that the server cannot be reached', async () => {
  const shown = await home(null)
  expect(shown.text()).toBe(pageText('lists.offline'))
})

test('the table that waits for me is the first thing of all, and room is kept for it', async () => {
  const shown = await home({
    mine: [
      { table: tableInfo({ id: 'a', actors: [1] }), seat: 0 },
      { table: tableInfo({ id: 'b', actors: [0] }), seat: 0 },
    ],
    running: [tableInfo({ id: 'b' }), tableInfo({ id: 'c' })],
    open: [open('d')],
  })
  expect(shown.all('h2').map(({ text }) => text)).toEqual([
    pageText('lists.mine'),
    pageText('lists.open'),
    pageText('lists.watch'),
  ])
  expect(shown.find('a', pageText('lists.next', { n: 1 })).attribute('href')).toBe('/t/b')
  expect(links(shown)).toEqual(['/t/b', '/t/a', '/t/b', '/t/d', '/t/c', '/replay'])
  const later = await screen(<Waiting lists={null} />)
  expect(later.all('div')).toHaveLength(1)
  await later.show(<Waiting lists={{ mine: [], open: [], running: [] }} />)
  expect(later.all('div')).toHaveLength(0)
  await later.show(<Waiting lists={null} />)
  expect(later.all('div')).toHaveLength(0)
})

test('each table says what one can do there', async () => {
  const shown = await home({
    mine: [
      { table: tableInfo({ id: 'a', actors: [1] }), seat: 0 },
      { table: tableInfo({ id: 'b', actors: [0] }), seat: 0 },
      { table: open('c'), seat: 0 },
      { table: open('d'), seat: 1 },
      { table: over('e'), seat: 0 },
    ],
    open: [open('f')],
    running: [tableInfo({ id: 'g' })],
  })
  const said = shown.all('a').flatMap(link => (link.attribute('class') ? [] : link.text))
  const expected = [
    pageText('lists.theirTurn'),
    pageText('lists.yourTurn'),
    `${pageText('lists.waiting')} · ${pageText('lists.free', { n: 1 })}`,
    pageText('lists.asked'),
    `${pageText('lists.sit')} · ${pageText('lists.free', { n: 1 })}`,
    pageText('lists.look'),
    `${pageText('lists.place', { rank: 1 })} · ${pageText('lists.replay')}`,
  ]
  for (const [index, what] of expected.entries()) expect(said[index]).toContain(what)
})

test('of finished tables the last six are shown, each as I saw it', async () => {
  const mine = Array.from({ length: 8 }, (_, index) => ({ table: over(`t${index}`), seat: 2 }))
  const shown = await home({ mine })
  expect(links(shown)).toEqual([
    ...Array.from({ length: 6 }, (_, index) => `/t/t${index}/replay?eyes=2`),
    '/replay',
  ])
})

test('the server is not asked while nobody looks', async () => {
  browser({
    document: {
      visibilityState: 'hidden',
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  })
  const { asked } = answering({ 'GET /tables': {} })
  const shown = await screen(<Tables />)
  await shown.settle()
  expect(asked).toEqual([])
  expect(shown.text()).toContain(pageText('lists.asking'))
})

test('a finished match tells my place, and on the page of somebody else theirs', async () => {
  const slip = async (seat: number | null, placeOf?: number) =>
    (await screen(<TableSlip table={over('a')} seat={seat} placeOf={placeOf} />)).text()
  expect(await slip(2)).toContain(`Place 3 · ${pageText('lists.replay')}`)
  expect(await slip(null, 1)).toContain(`Place 2 · ${pageText('lists.replay')}`)
  expect(await slip(null)).not.toContain('Place')
})

test('a match that was called off, or given up by all, says that it has no result', async () => {
  const played = await screen(<TableSlip table={over('a')} seat={0} />)
  expect(played.text()).not.toContain(pageText('lists.noResult'))
  const shown = await screen(<TableSlip table={{ ...over('b'), ranks: null }} seat={0} />)
  expect(shown.text()).toContain(`${pageText('lists.replay')} · ${pageText('lists.noResult')}`)
})

test('without a server that is said, but not to whoever is banned: they are told so elsewhere', async () => {
  expect((await home(null)).text()).toContain(pageText('lists.offline'))
  banned.value = { until: null, reason: '' }
  expect((await home(null)).text()).toBe('')
})
