import { expect, test } from 'vitest'
import { kindsOn } from '../board/town/earnings.ts'
import { game } from '../engine/index.ts'
import type { Cove } from '../engine/state.ts'
import { type Chronicle, must, replay, submit } from '../../../kernel/match.ts'
import { daily, DEEP } from '../../../../test/deep.ts'
import { axeFinds } from '../../../../test/e2e/axe.ts'
import {
  complaints,
  pageOf,
  PHONE,
  steadyPage,
  stillPage,
  visitor,
  WIDE,
} from '../../../../test/e2e/browser.ts'
import { byMouse, coveTable, type CoveTable } from './player.ts'
import { cutOff, outOfReach, unread } from '../../../../test/e2e/screen.ts'
import {
  keepGame,
  matchFor,
  nearTheEnd,
  offering,
  openPosition,
  plainMatches,
  type Position,
} from '../../../../test/e2e/record.ts'
import { playTo, resultsOn, twoPeople } from '../../../../test/e2e/stage.ts'

test('a Blacksmith, a Captain and two bots play; one reloads in the middle of an action', async () => {
  const {
    host: anasPage,
    guest: bensPage,
    heard,
  } = await twoPeople(
    {
      game: 'merchants-cove',
      chairs: ['me', 'open', 'greedy', 'random'],
      options: { merchants: 'choose' },
    },
    { locale: 'es-MX' },
  )
  const [anas, bens] = [coveTable(anasPage), coveTable(bensPage, 'es')]
  const anasGame = async () => {
    await chooseMerchant(anas, /^Blacksmith/)
    await comeBackWhileSmelting(anas)
    if (DEEP) await playTo(anas, byMouse)
  }
  const anaIsDone = anasGame()
  const bensGame = async () => {
    await chooseMerchant(bens, /^Capitana/)
    return playTo(bens, byMouse, { each: () => allWithinReach(bens), until: anaIsDone })
  }
  await Promise.all([anaIsDone, bensGame()])
  expect(heard.flat()).toEqual([])
  if (!DEEP) return
  expect(await bens.asked()).toBe('over')
  const gold = await resultsOn([anasPage, bensPage])
  expect(gold[0]).toHaveLength(4)
  expect(gold[1]).toEqual(gold[0])
  expect(heard.flat()).toEqual([])
})

async function chooseMerchant(table: CoveTable, name: RegExp): Promise<void> {
  expect(await table.asked()).toBe('merchant')
  await table.act(() => table.page.getByRole('button', { name }).click())
  // Touched once, a merchant tells about themselves.
  await table.act(() => table.deeds.first().click())
}

/** Smelts a die, loads the page again and finds it on the tray, and the question as it was. */
async function comeBackWhileSmelting(table: CoveTable): Promise<void> {
  await playTo(table, byMouse, { end: 'action' })
  const tray = table.page.getByRole('button', { name: /in the tray$/ })
  const title = table.page.getByRole('heading', { level: 1 })
  await table.act(() => table.page.getByRole('button', { name: /^Smelt:/ }).click())
  await table.act(() => table.page.getByRole('button', { name: 'Do it' }).click())
  const rolled = await tray.count()
  await table.act(() => table.can.first().click())
  expect(await tray.count()).toBe(rolled + 1)
  const question = await title.textContent()
  await table.page.reload()
  expect(await table.asked()).toBe('choice')
  expect(await title.textContent()).toBe(question)
  expect(await tray.count()).toBe(rolled + 1)
}

/** Nothing is cut off, and all that can be chosen lies open, in the place that is shown. */
async function allWithinReach(table: CoveTable): Promise<void> {
  expect(await cutOff(table.page)).toEqual([])
  await table.asked()
  await expect.poll(() => outOfReach(table.answers)).toEqual([])
}

test('on a phone, in Spanish and in the dark, the Chronomancer finds nothing cut off', async () => {
  const page = await steadyPage({ viewport: PHONE, locale: 'es-MX', colorScheme: 'dark' })
  const heard = complaints(page)
  await page.goto(
    '/play/merchants-cove?new=1&pace=0&chairs=me,random,random&merchants=choose&rogue=robbers',
  )
  const table = coveTable(page, 'es')
  await chooseMerchant(table, /^Cronomante/)
  await playTo(table, byMouse, { each: () => allWithinReach(table), most: daily(8, Infinity) })
  expect(heard).toEqual([])
})

test('a window made wide and narrow again shows the place that was shown', async () => {
  const page = await pageOf({ viewport: PHONE })
  await page.goto('/play/merchants-cove?new=1&pace=0&chairs=me,random')
  await coveTable(page).asked()
  const shown = () =>
    page.locator('.cv-strip').evaluate(box => Math.round(box.scrollLeft / box.clientWidth))
  await page.locator('.cv-tab[data-place="clock"]').click()
  await expect.poll(shown).toBe(2)
  await page.setViewportSize(WIDE)
  await expect.poll(shown).toBe(0)
  await page.setViewportSize(PHONE)
  await expect.poll(shown).toBe(2)
})

test('on a phone a replay shows the place where each move is made', async () => {
  const page = await pageOf({ viewport: PHONE })
  const [match] = plainMatches(game)
  if (!match) throw new Error('There is no finished match.')
  const { log } = match.chronicle
  const loads = log.findIndex(({ move }) => move.type === 'load.boat')
  await keepGame(page, { chronicle: match.chronicle, seat: 0 }, true)
  await page.goto(`/play/merchants-cove/replay?eyes=all&ply=${loads - 1}`)
  const next = page.getByRole('button', { name: 'One step on' })
  await next.click()
  await next.click()
  await page.locator(`main[data-step="${loads + 1}"]`).waitFor()
  const shown = page.locator('.cv-tab[aria-current="true"]')
  await expect.poll(() => shown.getAttribute('data-place')).toBe('cove')
})

test('who comes to the table by a game page sees it as it is, and is told what an action does', async () => {
  const context = await visitor()
  // Somebody who needs no lesson.
  await context.addInitScript(() => localStorage.setItem('tianguis:knows:merchants-cove', 'yes'))
  const page = await context.newPage()
  await page.goto('/game/merchants-cove')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Play now').first().click()
  await page.locator('.cv-time.me').waitFor()
  const [width, height] = await page.locator('.cv-time.me').evaluate(mine => {
    const box = mine.getBoundingClientRect()
    return [Math.round(box.width), Math.round(box.height)]
  })
  expect(width).toBe(height)

  // A newcomer's merchant is introduced; what an action does is to be read beside the pointer.
  await page.getByRole('article', { name: 'About the Captain' }).waitFor()
  const action = coveTable(page).actions.first()
  const does = await action.getAttribute('data-tells')
  await action.hover()
  await page.locator('.tb-bubble').waitFor()
  expect(await page.locator('.tb-bubble p').textContent()).toBe(does)
  expect(await coveTable(page).chosen.count()).toBe(0)
  await context.close()
})

test('axe finds nothing in all four shops and at the market, on a phone and on a wide screen, light and dark', async () => {
  const page = await steadyPage()
  await page.goto('/play/merchants-cove?new=1&pace=0&chairs=me,random,random,random&rogue=cultists')
  const table = coveTable(page)
  await table.asked()
  expect(await table.shops.count()).toBe(4)
  for (let shop = 0; shop < 4; shop++) {
    await table.shops.nth(shop).click()
    expect(await axeFinds(page, shop)).toEqual([])
  }
  await openPosition(page, await offering('merchants-cove', 'sell'))
  await table.sales.first().waitFor()
  expect(await table.asked()).toBe('sale')
  expect(await axeFinds(page, 1)).toEqual([])
})

test.each([
  ['a phone', PHONE],
  ['a phone on its side', { width: 640, height: 360 }],
])('in the shops of the others, names of staff stand whole on %s', async (_, viewport) => {
  const page = await stillPage({ viewport })
  await openPosition(page, nearTheEnd(game, matchFor(game, 'most').chronicle, 60))
  const { shops } = coveTable(page)
  const names = page.locator('.cv-shop .cv-folk-name')
  const cut: string[] = []
  const faces: number[] = []
  let seen = 0
  for (let shop = 0; shop < 4; shop++) {
    await shops.nth(shop).click()
    cut.push(...(await unread(names)))
    seen += await names.count()
    faces.push(...(await page.locator('.cv-foreign .cv-folk-face').evaluateAll(heights)))
  }
  // A face is seen, or it is not there.
  expect(faces.filter(height => height > 0 && height < 24)).toEqual([])
  expect(cut).toEqual([])
  expect(seen).toBeGreaterThan(3)
})

/** Runs inside the page. */
const heights = (all: Element[]) => all.map(each => each.getBoundingClientRect().height)

/** Where a player with as many kinds of Goods as anybody has is asked what to sell. */
function fullestSale(): Position {
  let [most, found]: [number, Position | null] = [0, null]
  for (const { name, chronicle } of plainMatches(game)) {
    const match = must(replay(game, chronicle as Chronicle<Cove>, 0))
    for (const [ply, { seat, move }] of chronicle.log.entries()) {
      const kinds = kindsOn(match.state.players[seat]?.shelf ?? []).length
      if (move.type === 'sell' && kinds > most) {
        most = kinds
        found = { name, chronicle: { ...chronicle, log: chronicle.log.slice(0, ply) }, seat }
      }
      submit(match, seat, move)
    }
  }
  if (!found) throw new Error('Nobody sells anything.')
  return found
}

test.each([
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])(
  'a board $width wide keeps its room when I am asked what to sell, and the market lies over nothing',
  async viewport => {
    const page = await stillPage({ viewport, locale: 'es-MX' })
    const table = coveTable(page, 'es')
    const sale = fullestSale()
    const room = async (seat: number) => {
      await openPosition(page, { ...sale, seat })
      await page.locator('.cv-gold').waitFor()
      return page.locator('.cv-centre').evaluate(({ clientHeight }) => clientHeight)
    }
    const asked = await room(sale.seat)
    expect(await table.asked()).toBe('sale')
    await page.locator('.cv-sums').waitFor()
    await expect.poll(() => outOfReach(table.sales)).toEqual([])
    const [rows, sums] = await Promise.all(
      ['.cv-sales', '.cv-sums'].map(css => page.locator(css).boundingBox()),
    )
    expect((sums?.y ?? 0) - (rows?.y ?? 0)).toBeGreaterThanOrEqual(rows?.height ?? Infinity)
    expect(await room((sale.seat + 1) % sale.chronicle.seats)).toBe(asked)
  },
)

test.each([
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
])('a board $width wide stands still under a finger', async viewport => {
  const page = await stillPage({ viewport, locale: 'es-MX' })
  const table = coveTable(page, 'es')
  const lies = () => page.locator('.cv-strip').boundingBox()
  for (const kind of ['chooseSpace', 'recruit.card', 'chr.push', 'bla.contraband.place']) {
    await openPosition(page, await offering('merchants-cove', kind))
    await table.can.first().waitFor()
    const before = await lies()
    await table.act(() => table.can.first().click())
    expect([kind, await lies()]).toEqual([kind, before])
  }
})
