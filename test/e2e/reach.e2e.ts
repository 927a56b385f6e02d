import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findGame, GAMES } from '../../src/games/index.ts'
import { axeFindsNow } from './axe.ts'
import { pageOf, PHONE, sharedPage, visitor } from './browser.ts'
import { playerFor } from './find-player.ts'
import { nearTheEnd, offering, openPosition, plainMatches } from './record.ts'
import { cutLines, cutRings } from './screen.ts'
import { visit } from './visit.ts'

const SMALL_PHONE = { width: 320, height: 568 }

const phonePage = sharedPage({ viewport: PHONE })
const spanishPage = sharedPage({ viewport: PHONE, locale: 'es-MX' })

/** A page of one of these, seen on a phone of this size. */
async function sized(shared: Promise<Page>, size = PHONE): Promise<Page> {
  const page = await shared
  await page.setViewportSize(size)
  return page
}

test('a page that cannot be fetched says so, leads home, and is there once it can be', async () => {
  const context = await visitor({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await context.setOffline(true)
  const me = page.getByRole('link', { name: 'Me', exact: true })
  await me.click()
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  expect(await page.getByText('The server cannot be reached right now.').count()).toBe(1)
  expect(await axeFindsNow(page)).toEqual([])
  await page.getByRole('link', { name: 'To the home page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Come to the market' }).waitFor()
  await me.click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Me', exact: true }).waitFor()
})

test('stalls that stand in one row have their counters at one height, and on laptops those of the first are in sight, in both languages', async () => {
  for (const shared of [phonePage, spanishPage]) {
    const page = await shared()
    await visit(page, '/')
    await page.locator('.stall').last().waitFor()
    for (const [width, height] of [
      [1100, 800],
      [1366, 650],
      [1440, 900],
      [1700, 1000],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const ends = await page.evaluate(() => {
        const rows: Record<number, number[]> = {}
        for (const stall of document.querySelectorAll('.stall')) {
          const play = stall.querySelector('.counter .act')
          const row = Math.round(stall.getBoundingClientRect().top)
          ;(rows[row] ??= []).push(Math.round(play?.getBoundingClientRect().bottom ?? 0))
        }
        return Object.values(rows)
      })
      const where = `${shared === phonePage ? 'English' : 'Spanish'}, ${width} px`
      for (const row of ends) expect(new Set(row).size, `${where}: ${row.join(' ')}`).toBe(1)
      expect(ends[0]?.[0], `${where}: in sight`).toBeLessThanOrEqual(height)
    }
  }
})

test('on a phone a table stays where it is, whether a question takes one line or three', async () => {
  const page = await sized(phonePage())
  await visit(page, '/play/mercadito?new=1&pace=0&chairs=me,greedy')
  await (await playerFor('mercadito'))(page).asked()
  const places = await page.evaluate(() => {
    const question = document.querySelector('.tb-status h1')
    const board = document.querySelector('.tb-board')
    if (!question || !board) return []
    return [
      'Pick',
      'Pick a card, any one of the five',
      'Pick a card, any one of the five, or let all of them lie where they are',
    ].map(words => {
      question.textContent = words
      return { high: question.clientHeight, top: board.getBoundingClientRect().top }
    })
  })
  expect(new Set(places.map(({ high }) => high)).size).toBe(3)
  expect(new Set(places.map(({ top }) => top)).size).toBe(1)
})

/** How far a table can be scrolled to what has the focus, as Firefox would do: nothing scrolls it back. */
const scrolled = (page: Page) =>
  page.locator('.tb').evaluate(table => {
    table.scrollTo(50, 50)
    return [table.scrollLeft, table.scrollTop].join()
  })

/** How much of a table lies outside its room: it would lie over something else. */
const outside = (page: Page) =>
  page
    .locator('.tb-centre')
    .evaluate(centre => Math.max(0, centre.scrollHeight - centre.clientHeight - 1))

test('no table can be scrolled to what has the focus, and the ring round it shows whole; on a page enlarged four times nothing lies under anything else; in a wide window as low as a phone on its side a table has all the room beside the log', async () => {
  const page = await phonePage()
  for (const { meta } of GAMES) {
    const open = async (bots: string) => {
      await visit(page, `/play/${meta.id}?new=1&pace=0&chairs=me,${bots}`)
      await (await playerFor(meta.id))(page).asked()
    }
    await page.setViewportSize(PHONE)
    await open('greedy,greedy')
    expect(`${meta.id}: ${await scrolled(page)}`).toBe(`${meta.id}: 0,0`)

    await open('greedy')
    await page.setViewportSize({ width: 320, height: 256 })
    expect(`${meta.id}: ${await outside(page)}`).toBe(`${meta.id}: 0`)

    await page.setViewportSize({ width: 1280, height: 800 })
    const rings = await cutRings(page)
    expect({ game: meta.id, rings }).toEqual({ game: meta.id, rings: [] })

    await page.setViewportSize({ width: 1280, height: 450 })
    const [table, side] = await Promise.all(
      ['main', '.tb-side'].map(part => page.locator(part).boundingBox()),
    )
    const told = { game: meta.id, room: Math.floor((table?.height ?? 0) / 300) }
    expect(told).toEqual({ game: meta.id, room: 1 })
    expect([side?.x, side?.height]).toEqual([table?.width, 450])
    expect(table?.width).toBeGreaterThan(900)
  }
})

test('on a phone the focus returns to what opened the log once the log is closed', async () => {
  const page = await sized(phonePage())
  await visit(page, '/play/mercado?new=1&pace=0&chairs=me,greedy')
  const opener = page.locator('.tb-log-open')
  await opener.press('Enter')
  await page.locator('.tb-log .tb-log-close').press('Enter')
  await page.locator('.tb-side:not([data-open])').waitFor({ state: 'attached' })
  expect(await opener.evaluate(one => one === document.activeElement)).toBe(true)
})

test('a dialog keeps keys and screen reader; a touch beside it closes it and does nothing else; no piece behind it is inert', async () => {
  const page = await sized(phonePage())
  await visit(page, '/play/mercado?new=1&pace=0&chairs=me,greedy')
  await (await playerFor('mercado'))(page).asked()
  const draw = page.locator('[data-spot="draw"]')
  const beneath = await draw.boundingBox()
  await page.locator('.tb-why').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  // A phone would work out the styles of all pieces anew.
  expect(await page.locator(':modal').count()).toBe(0)
  const isTold = () => draw.evaluate(piece => piece.closest('[aria-hidden]') === null)
  expect(await isTold()).toBe(false)
  const isWithin = () =>
    page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName === 'DIALOG')
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await isWithin()).toBe(true)
  }
  await page.mouse.click((beneath?.x ?? 0) + 20, (beneath?.y ?? 0) + 20)
  await dialog.waitFor({ state: 'detached' })
  expect(await draw.isVisible()).toBe(true)
  expect(await isTold()).toBe(true)
  expect(await page.locator(':focus').getAttribute('class')).toBe('tb-why')
})

test('a part of a table whose style sheet could not be fetched is fetched with it the next time', async () => {
  const page = await pageOf({ viewport: PHONE })
  await page.goto('/play/mercado?new=1&pace=0&chairs=me,greedy')
  await (await playerFor('mercado'))(page).asked()
  const sheets = '**/assets/*.css'
  await page.route(sheets, route => route.abort())
  await page.keyboard.press('i')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(sheets)
  await again.press('Enter')
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await hint.waitFor()
  expect(await hint.evaluate(card => getComputedStyle(card).position)).toBe('fixed')
})

test('on a phone a hint covers nothing that it speaks of, and says why the best move is good', async () => {
  const page = await sized(spanishPage())
  await openPosition(page, await offering('merchants-cove', 'chooseSpace'))
  await (await playerFor('merchants-cove'))(page, 'es').asked()
  await page.keyboard.press('i')
  await page.locator('.hn-move .hn-why').first().waitFor()
  const { top, bottom } = await page
    .locator('.hn-card')
    .evaluate(card => card.getBoundingClientRect().toJSON() as DOMRect)
  const marked = await page
    .locator('.hn-ring')
    .evaluateAll(rings => rings.map(ring => ring.getBoundingClientRect().toJSON() as DOMRect))
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter(ring => ring.bottom > top && ring.top < bottom)).toEqual([])
})

test('beside the log and on a tablet what two others did last is whole, in Spanish too', async () => {
  const page = await sized(spanishPage(), { width: 768, height: 1024 })
  const game = (await findGame('mercado')?.load())?.game
  const match = game && plainMatches(game).find(({ chronicle }) => chronicle.seats === 3)
  if (!match) throw new Error('There is no match of Mercado for three.')
  await openPosition(page, nearTheEnd(game, match.chronicle, 12))
  await (await playerFor('mercado'))(page, 'es').asked()
  expect(await page.locator('.tb-did').count()).toBeGreaterThan(0)
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1024 })
    expect(await cutLines(page)).toEqual([])
  }
  await page.evaluate(spaceOut)
  const cut = await cutLines(page)
  // Others use this page after it.
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  expect(cut).toEqual([])
})

/** Runs inside the page: lines further apart, as some readers have them (WCAG 1.4.12). */
function spaceOut(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important }')
  document.adoptedStyleSheets = [sheet]
}

test.each([SMALL_PHONE, PHONE])(
  'on a phone of $width pixels a hint of the Cove leaves the boat in sight that is to dock',
  async viewport => {
    const page = await sized(spanishPage(), viewport)
    await openPosition(page, await offering('merchants-cove', 'dock.berth'))
    await (await playerFor('merchants-cove'))(page, 'es').asked()
    await page.keyboard.press('i')
    const [card, boat] = [page.locator('.hn-card[data-brief]'), page.locator('.cv-boat[data-read]')]
    await card.waitFor()
    await expect
      .poll(async () => {
        const [over, under] = [await card.boundingBox(), await boat.boundingBox()]
        return (under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
  },
)

test('on the smallest phone all of a hint’s words stand inside the card, in Spanish too', async () => {
  const page = await sized(spanishPage(), SMALL_PHONE)
  await openPosition(page, await offering('mercado', 'place'))
  await (await playerFor('mercado'))(page, 'es').asked()
  await page.keyboard.press('i')
  await page.locator('.hn-move .hn-why').first().waitFor({ state: 'attached' })
  const edges = await page.evaluate(() =>
    ['.hn-card', '.hn-move', '.hn-place'].map(css =>
      Math.max(
        ...[...document.querySelectorAll(css)].map(part => part.getBoundingClientRect().right),
      ),
    ),
  )
  expect(edges).toEqual(edges.toSorted((one, other) => other - one))
  expect(edges[0]).toBeLessThanOrEqual(320)
})

test('on phones what an action of the Cove does and costs leaves in sight what Goods would earn', async () => {
  const page = await sized(spanishPage())
  await openPosition(page, await offering('merchants-cove', 'chooseSpace'))
  await (await playerFor('merchants-cove'))(page, 'es').asked()
  const actions = page.locator('.cv-space:not([aria-disabled="true"])')
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size)
    for (const action of await actions.all()) {
      await action.press('Enter')
      await page.locator('.cv-weigh').waitFor({ state: 'attached' })
      const covered = await page.evaluate(() => {
        const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect()
        const [prices, shelf] = [boxOf('.cv-shop .cv-prices'), boxOf('.cv-mine')]
        return Math.max(0, Math.round((prices?.bottom ?? Infinity) - (shelf?.top ?? 0) - 1))
      })
      expect(`${size.width}, ${await action.getAttribute('data-spot')}: ${covered}`).toMatch(/: 0$/)
    }
  }
})
