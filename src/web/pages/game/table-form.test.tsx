import { afterEach, beforeEach, expect, test } from 'vitest'
import { aztecMarket } from '../../../games/aztec-market/index.ts'
import { merchantOfGoldfish } from '../../../games/merchant-of-goldfish/index.ts'
import { me } from '../../api.ts'
import { making } from '../../make-table.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { newcomersWish, remember } from '../../session/wish.ts'
import { storage } from '../../storage.ts'
import { pageText } from '../../text/index.ts'
import { gamePageText } from './text/index.ts'
import { TableForm } from './table-form.tsx'

const ID = merchantOfGoldfish.meta.id
const GUEST = { me: { id: 'ana', name: 'Ana' } }

beforeEach(() => {
  browser()
  // What was chosen last: a newcomer would begin with less.
  remember(ID, { chairs: ['me', 'medium', 'medium', 'medium'], options: {} })
})
afterEach(() => {
  storage.remove(`wish:${ID}`)
  me.value = null
  making.value = null
})

/** The form of a game for two to five, with options that not every number of players has. */
async function form(answers: Answers = {}) {
  const server = answering({ 'POST /guest': GUEST, ...answers })
  const said = await merchantOfGoldfish.text('en')
  const { page, routes } = routed(<TableForm entry={merchantOfGoldfish} text={said.text} />)
  const shown = await screen(page)
  await shown.until(() => shown.all('form').length > 0)
  const radios = () => shown.all('input').filter(input => input.attribute('type') === 'radio')
  /** The labels of the radio buttons, in their order: those of chairs and checks have a class. */
  const labels = () => shown.all('label').filter(label => label.attribute('class') === null)
  return {
    ...shown,
    ...server,
    routes,
    labels: () => labels().map(({ text }) => text),
    chairs: () => shown.all('select').map(select => select.attribute('value')),
    choose: async (label: string) => {
      const index = labels().findIndex(({ text }) => text === label)
      await radios()[index]?.fire('change')
    },
    seat: (index: number, chair: string) =>
      shown.all('select')[index]?.fire('change', { value: chair }),
    check: async (label: string, checked = true) => {
      const boxes = shown.all('input').filter(input => input.attribute('type') === 'checkbox')
      const index = shown
        .all('label')
        .filter(({ attribute }) => attribute('class') === 'check')
        .findIndex(({ text }) => text === label)
      await boxes[index]?.fire('change', { checked })
    },
    send: async () => {
      await shown.all('form')[0]?.fire('submit')
    },
  }
}

test('everything is set for a quick game against bots, which needs no server', async () => {
  const { chairs, has, send, routes, asked } = await form()
  expect(chairs()).toEqual(['me', 'medium', 'medium', 'medium'])
  expect(has('button', gamePageText('game.playBots'))).toBe(true)
  const before = asked.length
  await send()
  expect(routes).toEqual(['/play/merchant-of-goldfish?new=1&chairs=me%2Cmedium%2Cmedium%2Cmedium'])
  expect(asked).toHaveLength(before)
})

test('before anything was chosen the table is set for a newcomer', async () => {
  storage.remove(`wish:${ID}`)
  const { chairs } = await form()
  expect(chairs()).toEqual(newcomersWish(merchantOfGoldfish.meta).chairs)
})

test('what was chosen is there again the next time', async () => {
  const first = await form()
  const option = (await merchantOfGoldfish.text('en')).text.options['games']
  const three = option?.value(3) ?? ''
  await first.choose('2')
  await first.seat(1, 'hard')
  await first.choose(three)
  await first.send()
  const { chairs, text } = await form()
  expect(chairs()).toEqual(['me', 'hard'])
  expect(text()).toContain(`${option?.name}: ${three}`)
})

test('people at this device have names, which are remembered too', async () => {
  const first = await form()
  await first.choose('2')
  await first.choose(gamePageText('game.company.here'))
  expect(first.chairs()).toEqual(['me', 'here'])
  expect(first.text()).toContain(gamePageText('game.hereHelp'))
  await first
    .find('input', gamePageText('game.nameOf', { n: 2 }))
    .fire('input', { value: 'Ana, y Luz' })
  await first.send()
  expect(first.routes).toEqual([
    '/play/merchant-of-goldfish?new=1&chairs=me%2Chere&names=%2CAna%252C%2520y%2520Luz',
  ])
  const { find, choose, all } = await form()
  expect(find('input', gamePageText('game.nameOf', { n: 2 })).attribute('value')).toBe('Ana, y Luz')
  await choose(gamePageText('game.company.bots'))
  expect(
    all('input').filter(input => input.name === gamePageText('game.nameOf', { n: 2 })),
  ).toEqual([])
})

test('my own chair is left only by taking another', async () => {
  const { all, seat, chairs } = await form()
  const off = () => all('select').map(select => select.attribute('disabled') !== null)
  expect(off()).toEqual([true, false, false, false])
  await seat(2, 'me')
  expect(chairs()).toEqual(['medium', 'medium', 'me', 'medium'])
  expect(off()).toEqual([false, false, true, false])
})

test('each chair is named by its number, and offers friends and bots', async () => {
  const { all } = await form()
  expect(all('label').find(({ attribute }) => attribute('class') === 'place me')?.text).toBe(
    [
      pageText('game.chair', { n: 1 }),
      gamePageText('game.me'),
      gamePageText('game.openChair'),
      gamePageText('game.hereChair'),
      pageText('bots.easy'),
      pageText('bots.medium'),
      pageText('bots.hard'),
      pageText('bots.master'),
    ].join(''),
  )
})

test('more players are seated as the last one, fewer leave from the end', async () => {
  const { choose, seat, chairs } = await form()
  await seat(3, 'hard')
  await choose('5')
  expect(chairs()).toEqual(['me', 'medium', 'medium', 'hard', 'hard'])
  await choose('2')
  expect(chairs()).toEqual(['me', 'medium'])
})

test('an option that does not fit the players is not offered, and goes with them', async () => {
  const { choose, labels, send, text, routes } = await form()
  const option = (await merchantOfGoldfish.text('en')).text.options['start']
  const seatFour = option?.value(3) ?? ''
  await choose(seatFour)
  expect(text()).toContain(`${option?.name}: ${seatFour}`)
  await choose('2')
  expect(labels()).not.toContain(seatFour)
  expect(text()).toContain(gamePageText('game.asUsual'))
  await send()
  expect(routes[0]).not.toContain('start=')
})

test('with a chair for a friend a table is made, and the clock and more can be set', async () => {
  const { seat, has, choose, check, send, bodies, routes, text } = await form({
    'POST /tables': { table: { id: 't7' } },
  })
  expect(text()).not.toContain(pageText('time.title'))
  await seat(1, 'open')
  expect(has('button', gamePageText('game.makePlay'))).toBe(true)
  await choose(pageText('time.kinds.live'))
  await check(gamePageText('game.listed'))
  await check(pageText('ready.check'))
  await send()
  expect(bodies('POST /tables')).toMatchObject([
    {
      game: 'merchant-of-goldfish',
      chairs: ['me', 'open', 'medium', 'medium'],
      listed: true,
      readyCheck: true,
      time: { kind: 'live' },
      contributes: true,
    },
  ])
  expect(routes).toEqual(['/t/t7'])
})

test('hints are on; who sets the table can turn them off, here and on a server', async () => {
  const first = await form()
  await first.check(gamePageText('game.hints'), false)
  await first.send()
  expect(first.routes[0]).toMatch(/&hints=off$/)
  const { seat, check, send, bodies, text } = await form({
    'POST /tables': { table: { id: 't7' } },
  })
  await seat(1, 'open')
  await send()
  await check(gamePageText('game.hintsOpen'))
  await send()
  expect(bodies('POST /tables')).toMatchObject([{ hints: false }, { hints: true }])
  await seat(1, 'here')
  expect(text()).not.toContain(gamePageText('game.hints'))
})

test('if the table cannot be made it says so, nothing is lost, and one can try again', async () => {
  const { seat, send, answers, chairs, find, text, routes } = await form()
  await seat(1, 'open')
  await send()
  expect(text()).toContain(pageText('game.needsServer'))
  expect(routes).toEqual([])
  expect(chairs()[1]).toBe('open')
  expect(find('button', gamePageText('game.makePlay')).attribute('aria-disabled')).toBeNull()
  answers['POST /tables'] = { table: { id: 't8' } }
  await send()
  expect(routes).toEqual(['/t/t8'])
})

test('a table that the server refuses is not gone to either, and the page says why', async () => {
  const { seat, send, text, routes } = await form({
    'POST /tables': refusal('too-many', 429),
  })
  await seat(1, 'open')
  await send()
  expect(text()).toContain(pageText('refused.too-many'))
  expect(routes).toEqual([])
})

test('many choices of one option are stepped through, numbers in their order', async () => {
  const said = await aztecMarket.text('en')
  const { page, routes } = routed(<TableForm entry={aztecMarket} text={said.text} />)
  const shown = await screen(page)
  await shown.until(() => shown.all('form').length > 0)
  const stepper = () => shown.find('select', said.text.options['removed']?.name ?? '')
  expect(stepper().text).toMatch(/^None48\D?12/)
  await stepper().fire('change', { selectedIndex: 19 })
  await shown.all('form')[0]?.fire('submit')
  expect(routes[0]).toContain('removed=76')
  storage.remove(`wish:${aztecMarket.meta.id}`)
})
