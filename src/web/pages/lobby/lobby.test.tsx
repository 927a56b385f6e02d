import { afterEach, beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import type { MyTable, SeatInfo, TableInfo } from '../../../protocol/table.ts'
import { me } from '../../api.ts'
import { screen } from '../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { bot, person, tableInfo } from '../../table/table.fixture.ts'
import { refusedText } from '../../refused.ts'
import { pageText, timeText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'
import { Lobby } from './lobby.tsx'

const free = person('', { kind: 'open' })

beforeEach(() => {
  browser({ navigator: {} })
  me.value = { id: 'ana', name: 'Ana' } as typeof me.value
})
afterEach(() => void (me.value = null))

const waiting = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  tableInfo({ game: 'mercado', status: 'open', seats, actors: [], ...more })
const AT_TABLE = 'GET /tables/table-1'

interface Coming {
  readonly host?: boolean
  readonly seat?: number | null
  readonly problem?: string
  readonly answers?: Answers
}

/** The lobby of a table, as its host sees it from the first chair unless said otherwise. */
async function at(table: TableInfo, coming: Coming = {}) {
  const { host = true, seat = 0, problem = null, answers = {} } = coming
  const links = table.seats.map(({ kind }, index) => (kind === 'open' ? `/t/1#c${index}` : null))
  const my: MyTable = { table, seat, host, links, asked: null }
  const server = answering({ [AT_TABLE]: my, ...answers })
  let [seated, gone] = [0, 0]
  const lobbyOf = (now: TableInfo, at = seat) => (
    <Lobby
      my={my}
      table={now}
      seat={at}
      problem={problem}
      onSeated={() => seated++}
      onGone={() => gone++}
      talk={undefined}
    />
  )
  const shown = await screen(lobbyOf(table))
  await shown.settle()
  const press = async (label: string) => {
    await shown.find('button', label).fire('click')
  }
  const change = async (now: TableInfo, at = seat) => {
    await shown.show(lobbyOf(now, at))
    await shown.settle()
  }
  return { ...shown, ...server, press, change, seated: () => seated, gone: () => gone }
}
const requests = ({ asked }: { asked: readonly { request: string }[] }) =>
  asked.map(({ request }) => request)

const linksAsked = (shown: Parameters<typeof requests>[0]) =>
  requests(shown).filter(request => request === AT_TABLE)

test('says what the table waits for, and for how many', async () => {
  const { text, change } = await at(waiting([person('Ana'), free, free]))
  expect(text()).toContain(lobbyText('lobby.lead', { n: 2 }))
  await change(waiting([person('Ana'), bot(), free]))
  expect(text()).toContain(lobbyText('lobby.lead', { n: 1 }))
})

test('links that lead to this computer alone are told to be so', async () => {
  const { text } = await at(waiting([person('Ana'), free]))
  expect(text()).not.toContain(lobbyText('lobby.hereOnly'))
  browser({ navigator: {}, location: new URL('http://127.0.0.1:8080/t/1') })
  const here = await at(waiting([person('Ana'), free]))
  expect(here.text()).toContain(lobbyText('lobby.hereOnly'))
})

test('of several links it says that one is enough for a group', async () => {
  const oneLink = lobbyText('lobby.oneLink')
  expect((await at(waiting([person('Ana'), free, free]))).text()).toContain(oneLink)
  expect((await at(waiting([person('Ana'), bot(), free]))).text()).not.toContain(oneLink)
})

test('bots are seated on all free chairs, one after the other', async () => {
  const { press, bodies } = await at(waiting([person('Ana'), free, bot(), free]), {
    answers: { 'POST /tables/table-1/chair': {} },
  })
  await press(lobbyText('lobby.fill'))
  expect(bodies('POST /tables/table-1/chair')).toEqual([
    { seat: 1, chair: 'medium' },
    { seat: 3, chair: 'medium' },
  ])
})

test('if a chair is taken meanwhile no more bots are seated, and it says so', async () => {
  const { press, bodies, text } = await at(waiting([person('Ana'), free, free]), {
    answers: { 'POST /tables/table-1/chair': refusal('taken') },
  })
  await press(lobbyText('lobby.fill'))
  expect(bodies('POST /tables/table-1/chair')).toHaveLength(1)
  expect(text()).toContain(pageText('refused.taken'))
})

test('what was refused is forgotten as soon as something works', async () => {
  const { press, answers, text } = await at(waiting([person('Ana'), free, free]))
  await press(lobbyText('lobby.fill'))
  expect(text()).toContain(pageText('trouble.offline'))
  answers['POST /tables/table-1/chair'] = {}
  await press(lobbyText('lobby.fill'))
  expect(text()).not.toContain(pageText('trouble.offline'))
})

test('an invitation that could not be used says why', async () => {
  const { text } = await at(waiting([person('Ben'), free]), {
    host: false,
    seat: null,
    problem: 'bad-invite',
  })
  expect(text()).toContain(pageText('refused.bad-invite'))
  expect(text()).toContain(lobbyText('lobby.watchOnly'))
})

test('who watches beside a chair they may take is not told that all are taken', async () => {
  const { text } = await at(waiting([person('Ben'), free]), { seat: null })
  expect(text()).toContain(lobbyText('lobby.watching'))
})

test('a guest who gives up their chair gets up; the host has no such button', async () => {
  const guests = await at(waiting([person('Ben'), person('Ana'), free]), {
    host: false,
    seat: 1,
    answers: { 'POST /tables/table-1/stand': {} },
  })
  await guests.press(lobbyText('lobby.leave'))
  expect(guests.seated()).toBe(1)
  const hosts = await at(waiting([person('Ana'), free]))
  expect(hosts.has('button', lobbyText('lobby.leave'))).toBe(false)
})

test('the host puts the table away, once asked whether they mean it; a guest has no such button', async () => {
  const hosts = await at(waiting([person('Ana'), free]), {
    answers: { 'DELETE /tables/table-1': { ended: true } },
  })
  await hosts.press(lobbyText('lobby.putAway'))
  await hosts.until(() => hosts.text().includes(lobbyText('lobby.putAwayMeans')))
  expect(hosts.gone()).toBe(0)
  await hosts.all('button').at(-2)?.fire('click')
  expect([hosts.bodies('DELETE /tables/table-1').length, hosts.gone()]).toEqual([1, 1])
  const guests = await at(waiting([person('Ben'), free]), { host: false })
  expect(guests.has('button', lobbyText('lobby.putAway'))).toBe(false)
})

test('whose chair is cleared is told so; who gets up is not', async () => {
  const cleared = refusedText('cleared')
  const seats = waiting([person('Ben'), person('Ana'), free])
  const coming = { host: false, seat: 1, answers: { 'POST /tables/table-1/stand': {} } }
  const sent = await at(seats, coming)
  await sent.change(waiting([person('Ben'), free, free]), null)
  expect(sent.text()).toContain(cleared)
  const gone = await at(seats, coming)
  await gone.press(lobbyText('lobby.leave'))
  await gone.change(waiting([person('Ben'), free, free]), null)
  expect(gone.text()).not.toContain(cleared)
})

test('who has come by a link reads how the game goes, and finds its rules', async () => {
  const { settle, text, find } = await at(waiting([person('Ben'), person('Ana'), free]), {
    host: false,
    seat: 1,
  })
  const words = await findGame('mercado')?.text('en')
  await settle()
  expect(text()).toContain(words?.text.goal)
  const rules = find('a', pageText('rules.title', { game: 'Mercado' }))
  expect(rules.attribute('href')).toBe('/rules/mercado')
})

test('somebody who cannot get up for want of a server still sits there', async () => {
  const { press, seated, text } = await at(waiting([person('Ben'), person('Ana'), free]), {
    host: false,
    seat: 1,
  })
  await press(lobbyText('lobby.leave'))
  expect(seated()).toBe(0)
  expect(text()).toContain(pageText('trouble.offline'))
})

test('one says that one is ready, and takes it back', async () => {
  const seats = [person('Ana'), person('Ben')]
  const life = (...who: number[]) => ({ ...tableInfo().life, ready: who }) as TableInfo['life']
  const { press, change, find, bodies, text } = await at(waiting(seats, { life: life() }), {
    answers: { 'POST /tables/table-1/ready': {} },
  })
  expect(text()).toContain(pageText('ready.waiting'))
  await press(pageText('ready.me'))
  await change(waiting(seats, { life: life(0) }))
  // It says what it does next; "pressed" besides would say that this has been done.
  expect(find('button', pageText('ready.not')).attribute('aria-pressed')).toBe(null)
  await press(pageText('ready.not'))
  expect(bodies('POST /tables/table-1/ready')).toEqual([{ ready: true }, { ready: false }])
})

test('a chair that was cleared gets another link, which the host asks for', async () => {
  const shown = await at(waiting([person('Ana'), bot(), free]))
  expect(linksAsked(shown)).toEqual([AT_TABLE])
  await shown.change(waiting([person('Ana'), free, free]))
  expect(linksAsked(shown)).toEqual([AT_TABLE, AT_TABLE])
  await shown.change(waiting([person('Ana', { here: false }), free, free]))
  expect(linksAsked(shown)).toEqual([AT_TABLE, AT_TABLE])
})

test('the host keeps a chair for somebody they have played with and who is not here', async () => {
  const people = ['Ana', 'Ben', 'Eva'].map((name, at) => ({ id: `user-${at}`, name }))
  const table = waiting([person('Ana'), person('Eva', { kind: 'open' }), free])
  const shown = await at(table, { answers: { 'GET /me/companions': { people } } })
  const chair = pageText('game.chair', { n: 3 })
  await shown.until(() => shown.has('button', `${lobbyText('lobby.ask')}: ${chair}`))
  await shown.find('button', `${lobbyText('lobby.ask')}: ${chair}`).fire('click')
  expect([shown.has('button', 'Ben'), shown.has('button', 'Eva')]).toEqual([true, false])
  await shown.find('button', 'Ben').fire('click')
  expect(shown.bodies('POST /tables/table-1/chair')).toMatchObject([
    { seat: 2, chair: { keptFor: 'user-1' } },
  ])
})

test('a guest is not given the links of others', async () => {
  const shown = await at(waiting([person('Ben'), person('Ana'), free]), { host: false, seat: 1 })
  expect(requests(shown)).toEqual([])
})

test('what is agreed can be read: who may come, the clock, and the promise', async () => {
  const { text, find } = await at(
    waiting([person('Ana'), free], {
      listed: true,
      commitment: 'c0ffee',
      time: { rule: { kind: 'live', minutes: 10, seconds: 5 } } as TableInfo['time'],
    }),
  )
  expect(text()).toContain(lobbyText('lobby.listedYes'))
  expect(find('dd', timeText({ kind: 'live', minutes: 10, seconds: 5 }))).toBeTruthy()
  expect(find('code', 'c0ffee').text).toBe('c0ffee')
})

test('my name is changed where I read it; an empty one changes nothing', async () => {
  const { press, all, find, has, bodies, text } = await at(waiting([person('Ana'), free]), {
    answers: { 'PATCH /me': { me: { id: 'ana', name: 'Anita' } } },
  })
  await press(lobbyText('lobby.rename'))
  expect(all('input')[0]?.attribute('value')).toBe('Ana')
  await all('input')[0]?.fire('input', { value: '  ' })
  await all('form')[0]?.fire('submit')
  expect(bodies('PATCH /me')).toEqual([])
  await press(lobbyText('lobby.rename'))
  await all('input')[0]?.fire('input', { value: ' Anita ' })
  await all('form')[0]?.fire('submit')
  expect(bodies('PATCH /me')).toEqual([{ name: 'Anita' }])
  expect(has('button', lobbyText('lobby.save'))).toBe(false)
  expect(find('b', 'Anita').text).toBe('Anita')
  expect(text()).toContain(lobbyText('lobby.yourName'))
})

test('what the options mean can be read beside them', async () => {
  const options = { openPurses: true }
  const { all } = await at(waiting([person('Ana'), free], { options }))
  const loaded = await findGame('mercado')?.text('en')
  const { name = '', help = '' } = loaded?.text.options['openPurses'] ?? {}
  expect(help).not.toBe('')
  expect(all('details').map(({ text }) => text)).toContain(
    `${lobbyText('lobby.options')}${name}: ${help}`,
  )
})
