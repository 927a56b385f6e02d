import { afterEach, beforeEach, expect, test } from 'vitest'
import { me } from '../../api.ts'
import { refusedText } from '../../refused.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { tableInfo } from '../../table/table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { Best } from './best.tsx'
import { historyText } from './history/text/index.ts'
import { MePage } from './me.tsx'
import { PersonPage } from './person.tsx'
import { Records } from './records.tsx'
import { meText } from './text/index.ts'

const record = { game: 'mercado', played: 7, won: 2, places: [2, 0, 5], rating: 1044 }
const ANA = { person: { id: 'ana', name: 'Ana' }, records: [record], history: [] }

beforeEach(() => browser())
afterEach(() => void (me.value = null))

async function shownOf(answer: object | undefined) {
  answering({ 'GET /people/ana': answer })
  const shown = await screen(<Records id="ana" title={meText('records.title')} />)
  const before = shown.text()
  await shown.settle()
  return { ...shown, before }
}

test('a line a game: how often played and won, and the places that were taken', async () => {
  const { all, before } = await shownOf(ANA)
  expect(before).toBe(pageText('page.loading'))
  expect(all('td').map(({ text }) => text)).toEqual(['7', '2', '1044'])
  expect(all('small')[0]?.text).toBe(
    `${meText('records.place', { place: 1, times: 2 })} · ${meText('records.place', { place: 3, times: 5 })}`,
  )
  expect(all('a')[0]?.attribute('href')).toBe('/game/mercado')
  expect(all('table')[0]?.attribute('aria-label')).toBe(meText('records.title'))
})

test('who has no rating yet is not shown a zero', async () => {
  const { all } = await shownOf({ ...ANA, records: [{ ...record, rating: null }] })
  expect(all('td').at(-1)?.text).toBe(meText('records.noRating'))
})

test('who has finished nothing reads that, instead of an empty table', async () => {
  const { all, text } = await shownOf({ ...ANA, records: [] })
  expect(text()).toContain(meText('records.none'))
  expect(all('table')).toEqual([])
})

test('without a server it says so', async () => {
  const { text } = await shownOf(undefined)
  expect(text()).toBe(pageText('trouble.offline'))
})

test('who asks too much reads that, here and on a page of their own', async () => {
  const { text } = await shownOf(refusal('too-many', 429))
  expect(text()).toBe(refusedText('too-many'))
  answering({ 'GET /me/account': refusal('too-many', 429) })
  const mine = await screen(<MePage />)
  await mine.settle()
  // It is read before all that was played here, which may be long.
  const [above, below] = mine.text().split(refusedText('too-many'))
  expect(above).not.toContain(historyText('history.title'))
  expect(below).toContain(historyText('history.title'))
})

test.each([
  ['my own', 'ana', '/t/t1/replay?eyes=2'],
  ['those of others', 'ben', '/t/t1/replay'],
])('finished tables, %s, are seen with the right eyes', async (_, mine, href) => {
  me.value = { id: mine, name: 'Somebody' } as typeof me.value
  const table = tableInfo({ id: 't1', status: 'over', ranks: [1, 2, 3] })
  const { all } = await shownOf({ ...ANA, history: [{ table, seat: 2 }] })
  expect(all('a').at(-1)?.attribute('href')).toBe(href)
})

test('a page of somebody who is not there says so kindly', async () => {
  answering({ 'GET /people/nobody': { status: 404, why: 'not-found' } })
  const shown = await screen(<PersonPage params={{ id: 'nobody' }} />)
  await shown.settle()
  expect(shown.all('h1')[0]?.text).toBe(meText('person.none'))
})

test('without a server a page of somebody says that, and not that nobody is there', async () => {
  answering({})
  const shown = await screen(<PersonPage params={{ id: 'ana' }} />)
  await shown.settle()
  expect(shown.all('h1')[0]?.text).toBe(pageText('trouble.title'))
  expect(shown.text()).toContain(pageText('trouble.offline'))
})

test('a person has a page under their name', async () => {
  answering({ 'GET /people/ana': ANA })
  const shown = await screen(<PersonPage params={{ id: 'ana' }} />)
  await shown.settle()
  await shown.settle()
  expect(shown.all('h1')[0]?.text).toBe('Ana')
  expect(shown.all('h2')[0]?.text).toBe(meText('records.of', { name: 'Ana' }))
})

async function bestOf(answer: object | undefined) {
  answering({ 'GET /games/mercado/best': answer })
  const shown = await screen(<Best game="mercado" />)
  await shown.settle()
  return shown
}

test('the best are numbered, and each leads to a page of their own', async () => {
  const { all, text } = await bestOf({
    enough: 3,
    best: [
      { id: 'ana', name: 'Ana', rating: 1200, matches: 9 },
      { id: 'ben', name: 'Ben', rating: 1100, matches: 4 },
    ],
  })
  const rows = all('tr')
    .slice(1)
    .map(row => row.text)
  expect(rows).toEqual(['1Ana91200', '2Ben41100'])
  expect(all('a').map(link => link.attribute('href'))).toEqual(['/person/ana', '/person/ben'])
  expect(text()).toContain(meText('best.from', { n: 3 }))
})

test('a game that nobody has played enough says how much is enough', async () => {
  const { all, text } = await bestOf({ enough: 3, best: [] })
  expect(text()).toContain(meText('best.none', { n: 3 }))
  expect(all('table')).toEqual([])
})

test('without a server nothing is said of the best', async () => {
  const { text } = await bestOf(undefined)
  expect(text()).toBe('')
})
