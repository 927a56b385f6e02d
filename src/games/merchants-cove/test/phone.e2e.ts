import { expect, test } from 'vitest'
import { pageOf, PHONE, stillPage } from '../../../../test/e2e/browser.ts'
import { keepGame, matchFor, offering, openPosition } from '../../../../test/e2e/record.ts'
import { outOfReach } from '../../../../test/e2e/screen.ts'
import { type Chronicle, must, replay } from '../../../kernel/match.ts'
import { total } from '../../../kit/counts.ts'
import { game } from '../engine/index.ts'
import type { Cove } from '../engine/state.ts'
import { coveTable } from './player.ts'

/** After so many plies of a match of four somebody has landed: Goods would earn something. */
function landed(): number {
  const { chronicle } = matchFor(game, 'most')
  const plies = [...chronicle.log.keys()]
  const ply = plies.find(at =>
    must(replay(game, chronicle as Chronicle<Cove>, at)).state.piers.some(pier => total(pier) > 0),
  )
  if (ply === undefined) throw new Error('Nobody ever lands.')
  return ply
}

test('on the smallest phone every merchant can be seen and chosen, in Spanish too', async () => {
  const viewport = { width: 320, height: 568 }
  const page = await pageOf({ viewport, locale: 'es-MX' })
  await page.goto('/play/merchants-cove?new=1&pace=0&chairs=me,random,random&merchants=choose')
  const table = coveTable(page, 'es')
  expect(await table.asked()).toBe('merchant')
  expect(await outOfReach(table.merchants)).toEqual([])
  const [stalls, choice] = await Promise.all(
    ['.cv-stalls', '.cv-choose'].map(css => page.locator(css).boundingBox()),
  )
  expect(stalls?.y).toBeGreaterThanOrEqual(choice?.y ?? Infinity)
})

test('on a phone of any height the card of each merchant is seen whole, in Spanish', async () => {
  const page = await pageOf({ viewport: PHONE, locale: 'es-MX' })
  const table = coveTable(page, 'es')
  const card = page.locator('.cv-intro')
  const cut: string[] = []
  for (let nth = 0; nth < 4; nth++) {
    await page.setViewportSize(PHONE)
    await page.goto('/play/merchants-cove?new=1&pace=0&chairs=me,random&merchants=choose')
    expect(await table.asked()).toBe('merchant')
    await table.merchants.nth(nth).click()
    await page.getByRole('button', { name: 'Llevar este mercader' }).click()
    await card.waitFor()
    for (const height of [568, 601, 612, 630, 640, 700]) {
      await page.setViewportSize({ ...PHONE, height })
      const hidden = await card.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      )
      if (hidden > 5) cut.push(`merchant ${nth}, ${height} px: ${hidden} px`)
    }
  }
  expect(cut).toEqual([])
})

test('on a phone on its side four merchants leave room for Corruption and shields', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 } })
  await keepGame(page, { chronicle: matchFor(game, 'most').chronicle, seat: 0 }, true)
  await page.goto('/play/merchants-cove/replay?eyes=0&ply=9')
  const head = page.locator('[data-place="shop"] :is(.cv-sins, .cv-crest, .cv-who)')
  await head.first().waitFor()
  await page.locator('.cv-tab[data-place="shop"]').click()
  await expect.poll(() => outOfReach(head)).toEqual([])
})

test.each([
  ['cap.move', 'shop'],
  ['load.boat', 'cove'],
  ['dock.berth', 'cove'],
])('on the smallest phone what Goods would earn is seen at %s', async (kind, place) => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  await openPosition(page, await offering('merchants-cove', kind, landed()))
  const prices = page.locator(`[data-place="${place}"] .cv-price`)
  await page.locator(`[data-place="${place}"] .cv-spot.can`).first().waitFor()
  const seen = prices.evaluateAll(all => all.filter(price => price.checkVisibility()).length)
  expect(await seen).toBe(4)
  await expect.poll(() => outOfReach(prices)).toEqual([])
})

test.each(['recruit.slot', 'staff.next'])(
  'at %s a phone shows what each place can do',
  async kind => {
    const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
    const position = await offering('merchants-cove', kind)
    await openPosition(page, position)
    const places = page.locator('.cv-slot.can .cv-slot-does')
    await places.first().waitFor()
    const cut: string[] = []
    for (const [width, height] of [
      [360, 640],
      [320, 568],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => outOfReach(places)).toEqual([])
      const unread = await places.evaluateAll(all =>
        all
          .filter(place => place.scrollHeight > place.clientHeight + 1)
          .map(place => place.innerHTML),
      )
      cut.push(...unread.map(said => `${width} × ${height}: ${said}`))
    }
    expect(cut).toEqual([])
  },
)

test('on the smallest phone the cards of the Town Square stay in sight while a place is chosen', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  await openPosition(page, await offering('merchants-cove', 'recruit.slot'))
  const cards = page.locator('[data-place="square"] .cv-for-hire')
  await page.locator('.cv-slot.can').first().waitFor()
  expect(await cards.evaluateAll(all => all.filter(card => card.checkVisibility()).length)).toBe(4)
  await expect.poll(() => outOfReach(cards)).toEqual([])
})

test('an action that is shut says why to whoever rests on it, and nothing is done by that', async () => {
  const page = await stillPage({ viewport: { width: 1280, height: 800 } })
  await openPosition(page, await offering('merchants-cove', 'chooseSpace'))
  const shut = page.locator('.cv-space[aria-disabled="true"]')
  await shut.first().waitFor()
  const told = page.locator('.tb-tell p')
  for (const action of await shut.all()) {
    await page.mouse.move(2, 2)
    await action.hover()
    await expect.poll(() => told.count()).toBe(2)
  }
  expect(await page.locator('.cv-space.sel').count()).toBe(0)
  expect(await page.locator('.tb-board').getAttribute('data-step')).toBe('0')
})

test('on the smallest phone an action that is looked at leaves in sight what Goods would earn', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  await openPosition(page, await offering('merchants-cove', 'chooseSpace', landed()))
  const actions = page.locator('.cv-space:is(.can, .sel)')
  const prices = page.locator('[data-place="shop"] .cv-price')
  await expect.poll(() => prices.count()).toBe(4)
  const hidden: string[] = []
  for (const action of await actions.all()) {
    await action.click()
    await page.locator('.cv-weigh').waitFor()
    hidden.push(...(await outOfReach(prices)))
  }
  expect(hidden).toEqual([])
})

test('in a replay on the smallest phone the chart of the Captain is as high as there is room', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 } })
  const { chronicle, seat } = await offering('merchants-cove', 'cap.move')
  await keepGame(page, { chronicle: matchFor(game, 'most').chronicle, seat }, true)
  await page.goto(`/play/merchants-cove/replay?eyes=${seat}&ply=${chronicle.log.length}`)
  const chart = page.locator('.cv-chart')
  await chart.waitFor()
  await page.locator('.cv-tab[data-place="shop"][aria-current]').waitFor()
  expect((await chart.boundingBox())?.height).toBeGreaterThan(100)
})

/** Where the Blacksmith first chooses an action with this many dice, in a match of four. */
function blacksmith(dice: number) {
  const { chronicle } = matchFor(game, 'most')
  for (const ply of chronicle.log.keys()) {
    const state = must(replay(game, chronicle as Chronicle<Cove>, ply)).state
    const seat = state.players.findIndex(({ shop }) => shop?.merchant === 'bla')
    const { shop } = state.players[seat] ?? {}
    const waiting = shop?.merchant === 'bla' ? total(shop.tray) : 0
    const chooses = game.legal(state, seat).some(({ type }) => type === 'chooseSpace')
    if (waiting === dice && chooses)
      return {
        name: `${dice} dice`,
        chronicle: { ...chronicle, log: chronicle.log.slice(0, ply) },
        seat,
      }
  }
  throw new Error(`The Blacksmith never has ${dice} dice.`)
}

test('on a phone the furnaces are seen while an action is chosen, above a row of dice', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  await openPosition(page, blacksmith(7))
  const furnaces = page.locator('.cv-furnaces')
  const heightOf = async () => (await furnaces.boundingBox())?.height ?? 0
  await expect.poll(heightOf).toBeGreaterThan(72)
  await page.locator('.cv-space.can').first().click()
  await page.locator('.cv-weigh').waitFor()
  await expect.poll(heightOf).toBeGreaterThan(72)
})
