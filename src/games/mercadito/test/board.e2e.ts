import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEEP } from '../../../../test/deep.ts'
import { axeFinds } from '../../../../test/e2e/axe.ts'
import { pageOf, PHONE, steadyPage, stillPage, WIDE } from '../../../../test/e2e/browser.ts'
import { byMouse, byMouseFromTheEnd, mercaditoTable } from './player.ts'
import { keepGame, matchFor, offering, openPosition } from '../../../../test/e2e/record.ts'
import { outOfReach } from '../../../../test/e2e/screen.ts'
import { playTo, resultsOn, twoPeople } from '../../../../test/e2e/stage.ts'
import { visit } from '../../../../test/e2e/visit.ts'
import { type Chronicle, must, replay, submit } from '../../../kernel/match.ts'
import { game } from '../engine/index.ts'
import type { Mercadito } from '../engine/state.ts'
import { mercadito } from '../index.ts'

const PHONES = [
  [320, 568],
  [360, 640],
  [640, 360],
] as const
const LAPTOPS = [
  [1200, 700],
  [1366, 768],
] as const

test('two people and a bot fight, one reloads in the middle of it, trade, and one reloads in the middle of that', async () => {
  const {
    host: anasPage,
    guest: bensPage,
    heard,
  } = await twoPeople({ game: 'mercadito', chairs: ['me', 'open', 'random'] })
  const [anas, bens] = [mercaditoTable(anasPage), mercaditoTable(bensPage)]

  // Both want the first card. Ben holds on, in secret; Ana comes back and finds the quarrel as she
  // left it.
  expect(await Promise.all([anas.asked(), bens.asked()])).toEqual(['choose', 'choose'])
  const shelf = (page: Page) => page.locator('.tb-shelf').boundingBox()
  const shelves = async () => {
    const tall = await Promise.all([anasPage, bensPage].map(shelf))
    await bensPage.setViewportSize({ ...PHONE, height: 560 })
    const low = await shelf(bensPage)
    await bensPage.setViewportSize(PHONE)
    return { tall, low }
  }
  const before = await shelves()
  await Promise.all([byMouse(anas, 'choose'), byMouse(bens, 'choose')])
  expect(await Promise.all([anas.asked(), bens.asked()])).toEqual(['call', 'call'])
  // What may be said is asked in the same place: nothing jumps.
  expect(await shelves()).toEqual(before)
  await bens.act(() => bens.says.first().click())
  await anasPage.reload()
  expect(await anas.asked()).toBe('call')
  const scene = anasPage.getByRole('region', { name: /^You(,| and) .* want / })
  expect(await scene.textContent()).toMatch(/has answered in secret/)
  expect(await scene.textContent()).not.toMatch(/held/)
  await byMouse(anas, 'call')

  // Ana offers a card for a card; Ben comes back and finds the offer. Both have cards by then.
  await Promise.all([
    playTo(anas, byMouseFromTheEnd, { end: 'trade' }),
    playTo(bens, byMouse, { end: 'trade' }),
  ])
  await anas.hand.first().click()
  await anasPage.getByRole('group', { name: 'With whom?' }).getByRole('button').first().click()
  const picker = anasPage.getByRole('region', { name: /^Which cards do you want/ })
  await picker.getByRole('group').first().getByRole('button').first().click()
  await anas.act(() => anas.send.click())
  await bens.decline.first().waitFor()
  await bensPage.reload()
  expect(await bens.asked()).toBe('answer')
  await byMouse(bens, 'answer')

  expect(heard.flat()).toEqual([])
  if (!DEEP) return
  await Promise.all([anas, bens].map(table => playTo(table, byMouse)))
  const points = await resultsOn([anasPage, bensPage])
  expect(points[0]).toHaveLength(3)
  expect(points[1]).toEqual(points[0])
  expect(heard.flat()).toEqual([])
})

test('on small screens an offer shows a face and can be answered, however many cards it names', async () => {
  // What others do takes an offer back: no bot may trade a card of it away meanwhile.
  const page = await stillPage({ viewport: PHONE })
  await openPosition(page, await offering('mercadito', 'accept'))
  const answers = page.getByRole('article').first().getByRole('button')
  await answers.first().waitFor()
  // It shows the face of who makes it, as the others at the table are shown.
  expect(await page.locator('article .md-person svg').count()).toBeGreaterThan(0)
  const hidden: string[] = []
  for (const [width, height] of [...PHONES, ...LAPTOPS]) {
    await page.setViewportSize({ width, height })
    hidden.push(...(await outOfReach(answers)))
  }
  expect(hidden).toEqual([])
  expect(await answers.count()).toBe(3)
})

test('on small phones, in Spanish, no answer lies over a card of the offer it answers', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  await openPosition(page, await offering('mercadito', 'accept'))
  const cards = page.locator('.md-offer .md-card')
  await cards.first().waitFor()
  const under: string[] = []
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    under.push(...(await outOfReach(cards)))
  }
  expect(under).toEqual([])
})

test('where the cards of an offer are scrolled, its answers lie over them', async () => {
  const page = await stillPage({ viewport: WIDE })
  await openPosition(page, await offering('mercadito', 'accept'))
  const answers = page.locator('.md-answers')
  await answers.first().waitFor()
  const covered: number[] = []
  for (const [width, height] of LAPTOPS) {
    await page.setViewportSize({ width, height })
    covered.push(await answers.first().evaluate(cardsOver))
  }
  expect(covered).toEqual([0, 0])
})

test('on a narrow phone, in Spanish, what became of a card reaches into no place beside it', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 640 }, locale: 'es-MX' })
  const { name, chronicle } = matchFor(game, 'most')
  const match = must(replay(game, chronicle as Chronicle<Mercadito>, 0))
  const wide: string[] = []
  for (const [ply, { seat, move }] of chronicle.log.entries()) {
    const { round } = match.state
    submit(match, seat, move)
    if (match.state.round === round) continue
    const begun = { ...chronicle, log: chronicle.log.slice(0, ply + 1) }
    await openPosition(page, { name, chronicle: begun, seat: 0 })
    await page.locator('.md-recap, .md-desk').first().waitFor()
    wide.push(...(await page.evaluate(widerWords)))
  }
  expect(wide).toEqual([])
})

/** Runs inside the page: words below a card that are wider than its place. */
function widerWords(): string[] {
  return [...document.querySelectorAll('.md-recap small')].flatMap(
    ({ firstChild, parentElement }) => {
      const range = document.createRange()
      // What follows is only heard.
      if (firstChild) range.selectNode(firstChild)
      const place = parentElement?.getBoundingClientRect().width ?? 0
      return range.getBoundingClientRect().width > place + 1
        ? [String(firstChild?.textContent)]
        : []
    },
  )
}

test('on small phones no formula of points lies over the price of a card', async () => {
  const page = await stillPage({ viewport: PHONE })
  await openPosition(page, await offering('mercadito', 'vote'))
  const prices = page.locator('.md-cards .md-coin')
  await prices.first().waitFor()
  expect(await page.locator('.md-cards .formula').count()).toBeGreaterThan(0)
  const under: string[] = []
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    under.push(...(await outOfReach(prices)))
  }
  expect(under).toEqual([])
})

test('on a phone what an offer brings is seen, also if it asks for three cards', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  await openPosition(page, await offering('mercadito', 'vote'))
  await page.locator('.md-cards [data-spot^="card:"]').first().click()
  await page.locator('[data-spot="want"]').click()
  const cards = page.locator('.md-picker-groups [data-spot^="card:"]')
  for (const at of [0, 1, 2]) await cards.nth(at).click()
  await page.locator('[data-spot="done"]').click()
  expect(await outOfReach(page.locator('.md-effect'))).toEqual([])
})

test('on a phone on its side what the offer I make is worth stands whole under it', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 }, locale: 'es-MX' })
  await openPosition(page, await offering('mercadito', 'vote'))
  await page.locator('.md-cards [data-spot^="card:"]').first().click()
  await page.locator('.md-effect').waitFor()
  const [line, desk] = await Promise.all(
    ['.md-effect', '.md-desk'].map(css => page.locator(css).boundingBox()),
  )
  const foot = (desk?.y ?? 0) + (desk?.height ?? 0)
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(foot)
})

test('on a phone on its side what I can decide ahead leaves its width to the question', async () => {
  const page = await stillPage({ viewport: { width: 844, height: 390 }, locale: 'es-MX' })
  await openPosition(page, await offering('mercadito', 'vote'))
  await page.getByRole('button', { name: 'Quiero terminar' }).click()
  await page.locator('.tb-ahead').waitFor()
  const question = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(question?.height).toBeLessThan(40)
  expect(await outOfReach(page.locator('.md-tabs button'))).toEqual([])
})

test('in a replay on the smallest phone what was told lies over no word of the offers', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  const { game } = await mercadito.load()
  await keepGame(page, { chronicle: matchFor(game, 'most').chronicle, seat: 0 }, true)
  await visit(page, '/play/mercadito/replay?eyes=0&ply=75')
  await page.locator('.md-deals li').first().waitFor()
  const feet = await page
    .locator('.md-hint')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().bottom))
  const deals = await page.locator('.md-deals').boundingBox()
  expect(feet.length).toBe(2)
  expect(Math.max(...feet)).toBeLessThanOrEqual(deals?.y ?? 0)
})

test('cards to ask for lie on a desk with room, and are called for on a phone', async () => {
  const page = await stillPage({ viewport: WIDE })
  await openPosition(page, await offering('mercadito', 'vote'))
  const picker = page.getByRole('region', { name: /^Which cards do you want/ })
  const asked = page.getByRole('group', { name: 'You get' }).getByRole('button', { pressed: true })
  await picker.getByRole('group').first().getByRole('button').first().click()
  expect(await asked.count()).toBe(1)
  await page.setViewportSize(PHONE)
  await picker.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose cards' }).click()
  await picker.getByRole('button', { pressed: true }).click()
  await picker.getByRole('button', { name: 'Done' }).click()
  await picker.waitFor({ state: 'detached' })
  expect(await asked.count()).toBe(0)
})

test('on a tablet the name of somebody to trade with stands on one line', async () => {
  const viewport = { width: 768, height: 1024 }
  const page = await pageOf({ viewport })
  await openPosition(page, await offering('mercadito', 'vote'))
  const names = page.locator('.md-partner b')
  await names.first().waitFor()
  const lines = await names.evaluateAll(all =>
    all.map(name => {
      name.textContent = 'Macario'
      return Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
    }),
  )
  expect(lines).toEqual(lines.map(() => 1))
})

test('on a phone, in Spanish, all of what a card in the market would bring can be read', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  await openPosition(page, await offering('mercadito', 'pick'))
  const cards = page.getByRole('region', { name: 'Mercado' }).getByRole('button')
  await cards.first().waitFor()
  for (const card of await cards.all()) {
    await card.click()
    const words = page.locator('.md-look > div')
    await words.waitFor()
    const cut = await words.evaluate(element => {
      const [own, room] = [element, element.parentElement?.parentElement].map(each =>
        each?.getBoundingClientRect(),
      )
      return own && room ? Math.max(own.bottom - room.bottom, room.top - own.top) : Infinity
    })
    expect(cut).toBeLessThanOrEqual(0)
  }
})

test('axe finds nothing at a card that is looked at, in a conflict and at the trade', async () => {
  const page = await steadyPage({ viewport: PHONE })
  const table = mercaditoTable(page)
  await page.goto('/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy')
  await table.asked()
  await table.stalls.first().click()
  expect(await axeFinds(page, 2)).toEqual([])
  await openPosition(page, await offering('mercadito', 'cede'))
  expect(await table.asked()).toBe('call')
  expect(await axeFinds(page, 3)).toEqual([])
  await openPosition(page, await offering('mercadito', 'vote'))
  // Bots may have made an offer by now.
  expect(await playTo(table, byMouse, { end: 'trade' })).toBe('trade')
  expect(await axeFinds(page, 0)).toEqual([])
})

/** Runs inside the page: at how many points of a row of answers something of its offer is seen. */
function cardsOver(answers: Element): number {
  const { left, top, right, bottom } = answers.getBoundingClientRect()
  let points = 0
  for (let x = left + 2; x < right; x += 4)
    for (let y = top + 2; y < bottom; y += 4) {
      const seen = document.elementFromPoint(x, y)
      if (seen?.closest('.md-offer')?.contains(answers) && !answers.contains(seen)) points += 1
    }
  return points
}
