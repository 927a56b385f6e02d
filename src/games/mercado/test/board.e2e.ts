import { expect, test } from 'vitest'
import { lessonOf } from '../../../kit/lesson/lesson.ts'
import { game } from '../engine/index.ts'
import lesson from '../lessons/first.json' with { type: 'json' }
import { DEEP } from '../../../../test/deep.ts'
import { press } from '../../../../test/e2e/asking.ts'
import { axeFinds } from '../../../../test/e2e/axe.ts'
import { pageOf, PHONE, steadyPage, stillPage } from '../../../../test/e2e/browser.ts'
import { ABOVE, byMouse, mercadoTable, type MercadoTable } from './player.ts'
import { nearTheEnd, offering, openPosition, matchFor } from '../../../../test/e2e/record.ts'
import { cutOff } from '../../../../test/e2e/screen.ts'
import { playTo, resultsOn, twoPeople } from '../../../../test/e2e/stage.ts'
import { visit } from '../../../../test/e2e/visit.ts'

/** Windows of all sorts. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

test('two people and a bot play; one reloads in the middle of placing and takes a coin back', async () => {
  const {
    host: anasPage,
    guest: bensPage,
    heard,
  } = await twoPeople({ game: 'mercado', chairs: ['me', 'open', 'greedy'] }, { locale: 'es-MX' })
  const [anas, bens] = [mercadoTable(anasPage), mercadoTable(bensPage, 'es')]
  const anasGame = async () => {
    await playTo(anas, byMouse, { end: 'place' })
    await comeBackWhilePlacing(anas)
    if (DEEP) await playTo(anas, byMouse)
  }
  const each = async () => expect(await cutOff(bensPage)).toEqual([])
  const anaIsDone = anasGame()
  await Promise.all([anaIsDone, playTo(bens, byMouse, { each, until: anaIsDone })])
  expect(heard.flat()).toEqual([])
  if (!DEEP) return
  expect(await bens.asked()).toBe('over')
  const spaces = await resultsOn([anasPage, bensPage])
  expect(spaces[0]).toHaveLength(3)
  expect(spaces[1]).toEqual(spaces[0])
  expect(heard.flat()).toEqual([])
})

/**
 * Places two coins, loads the page again and finds hand and tiles as they were; then the first of
 * the two comes home.
 */
async function comeBackWhilePlacing(table: MercadoTable): Promise<void> {
  for (; (await table.hand.count()) < 2; await playTo(table, byMouse, { end: 'place' }))
    await byMouse(table, 'place')
  const drawn = await table.hand.count()
  for (const tile of [/^Coin Changer/, /^Head Merchant/]) {
    await press(table.hand.first())
    await table.act(() => table.tile(tile).click(ABOVE))
  }
  await table.page.reload()
  expect(await table.asked()).toBe('place')
  expect(await table.hand.count()).toBe(drawn - 2)
  expect(await table.placed.count()).toBe(2)
  await table.placed.last().click()
  // The later one was taken up with it and is laid out again.
  const mine = [
    table.hand,
    table.tile(/^Coin Changer.*you have \d/),
    table.tile(/^Head Merchant.*you have \d/),
  ]
  await expect
    .poll(() => Promise.all(mine.map(things => things.count())))
    .toEqual([drawn - 1, 0, 1])
}

test('a coin is dragged to a tile as well', async () => {
  // Three black coins could not be placed anywhere.
  const page = await steadyPage({ viewport: PHONE })
  await page.goto('/play/mercado?new=1&pace=0&chairs=me,greedy')
  const table = mercadoTable(page)
  await playTo(table, byMouse, { end: 'seal' })
  await table.hand.first().click()
  const from = await table.hand.first().boundingBox()
  const to = await table.places.first().boundingBox()
  if (!from || !to) throw new Error('There is no coin, or no tile for it.')
  await table.act(async () => {
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y - 40, { steps: 3 })
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 3 })
    await page.mouse.up()
  })
  expect(await table.asked()).toBe('place')
  expect(await table.placed.count()).toBe(1)
})

test('late in a match on the smallest phones, coins of the others lie over no price', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 } })
  await openPosition(page, nearTheEnd(game, matchFor(game, 'most').chronicle, 40))
  await page.locator('.mc-rivals li:nth-child(3)').first().waitFor()
  const over = await page.locator('.mc-card').evaluateAll(tiles =>
    tiles.flatMap(tile => {
      const price = tile.querySelector('.mc-socket')?.getBoundingClientRect().top ?? Infinity
      const coins = [...tile.querySelectorAll('.mc-rivals .mc-piece')]
      return coins.filter(coin => coin.getBoundingClientRect().bottom > price)
    }),
  )
  expect(over.length).toBe(0)
})

test('in a puzzle on small phones, coins of the others lie over no price, and on others over no sign', async () => {
  const page = await stillPage({ locale: 'es-MX' })
  await visit(page, '/puzzle/mercado/9')
  await page.locator('.mc-rivals li:nth-child(3)').first().waitFor()
  await page.setViewportSize({ width: 320, height: 568 })
  const prices = await page.evaluate(coinsOver, '.mc-socket')
  await page.setViewportSize(PHONE)
  const signs = await page.evaluate(coinsOver, '.mc-socket, .mc-worth, .mc-gives .mc-sign')
  expect({ prices, signs }).toEqual({ prices: 0, signs: 0 })
})

/** Runs inside the page: how many coins of the others lie over such things of their tile. */
function coinsOver(things: string): number {
  const boxes = (tile: Element, kind: string) =>
    [...tile.querySelectorAll(kind)].map(one => one.getBoundingClientRect())
  return [...document.querySelectorAll('.mc-card')].flatMap(tile =>
    boxes(tile, '.mc-rivals .mc-piece').filter(coin =>
      boxes(tile, things).some(thing => {
        const across = Math.min(coin.right, thing.right) - Math.max(coin.left, thing.left)
        const down = Math.min(coin.bottom, thing.bottom) - Math.max(coin.top, thing.top)
        // Where round things touch, nothing is hidden.
        return across > 3 && down > 3
      }),
    ),
  ).length
}

test('a moment that has much to tell has three lines for it on a phone, and all of it at a touch', async () => {
  const page = await stillPage({ viewport: PHONE, locale: 'es-MX' })
  await openPosition(page, nearTheEnd(game, matchFor(game, 'most').chronicle, 12))
  await page.locator('.tb-log-open').click()
  await page.locator('.tb-log button', { hasText: 'completó' }).last().click()
  const heading = page.locator('.tb[data-replay] h1')
  await heading.waitFor()
  const lines = await heading.evaluate(
    ({ clientHeight, scrollHeight }, line) => [clientHeight, scrollHeight].map(high => high / line),
    await heading.evaluate(one => parseFloat(getComputedStyle(one).lineHeight)),
  )
  expect(Math.round(lines[0] ?? 0)).toBe(3)
  expect(lines[1]).toBeGreaterThan(10)
  const told = await heading.textContent()
  await page.locator('.tb-why').click()
  expect(await page.getByRole('dialog').textContent()).toContain(told?.trim())
})

test('a hint beside the board says its places inside their lines, in Spanish', async () => {
  const page = await steadyPage({ locale: 'es-MX' })
  const { name, chronicle } = matchFor(game, 'most')
  const before = { ...chronicle, log: chronicle.log.slice(0, 220) }
  await openPosition(page, { name, chronicle: before, seat: 0 })
  await page.getByRole('button', { name: 'Pista' }).click()
  const places = page.locator('.hn-place')
  await places.first().waitFor()
  // As where it would cover what it speaks of: which moves are found depends on the machine.
  await page.locator('.hn-card').evaluate(card => card.setAttribute('data-brief', '1'))
  const out = await places.evaluateAll(all =>
    all.filter(place => {
      const line = place.closest('.hn-move')?.getBoundingClientRect()
      return place.getBoundingClientRect().right > (line?.right ?? 0)
    }),
  )
  expect(out.length).toBe(0)
})

test('four coins and more that may be placed are as large as a phone has room for', async () => {
  const page = await stillPage({ viewport: PHONE })
  const { name, chronicle } = matchFor(game, 'most')
  const paid = { ...chronicle, log: chronicle.log.slice(0, 6) }
  await openPosition(page, { name, chronicle: paid, seat: 3 })
  const coins = page.locator('.mc-coin-button')
  await coins.nth(3).waitFor()
  const wide = await coins.evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(34)
})

test('on a touch screen no button stays above its neighbours where a finger was', async () => {
  const page = await pageOf({ viewport: PHONE, hasTouch: true, isMobile: true })
  await openPosition(page, await offering('mercado', 'draw'))
  const draw = page.locator('.tb-actions .act').first()
  const rests = await draw.boundingBox()
  await draw.hover()
  expect(await draw.boundingBox()).toEqual(rests)
})

test('in the lowest window no button lies over a coin that is to be placed', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 320 } })
  await openPosition(page, await offering('mercado', 'place'))
  const coins = page.locator('.mc-coin-button')
  await coins.first().waitFor()
  const feet = await coins.evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
  const buttons = await page
    .locator('.tb-actions button')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(Math.max(...feet)).toBeLessThanOrEqual(Math.min(...buttons))
})

test('what a tile does to others lies over no name where coins of three others take two lines', async () => {
  const page = await stillPage({ locale: 'es-MX' })
  const { chronicle } = matchFor(game, 'most')
  const before = { ...chronicle, log: chronicle.log.slice(0, 377) }
  await openPosition(page, { name: 'Susurro de cortesano', chronicle: before, seat: 3 })
  const tile = page.locator('.mc-stall', { hasText: 'Susurro de cortesano' })
  await tile.locator('.mc-does.others .mc-sign').nth(2).waitFor()
  expect(await page.evaluate(namesUnderSigns)).toEqual([])
})

test('what a tile gives lies over no name, however wide the window', async () => {
  const page = await stillPage({ locale: 'es-MX' })
  const { seats, options, seed, steps } = lessonOf(lesson)
  // Until spurs are on offer, which give two things besides the points of a place.
  const until = steps.findIndex(({ say }) => say === 'first.moved')
  const log = steps
    .slice(0, until)
    .flatMap(({ play, replies }) => [...play.map(move => ({ seat: 0, move })), ...replies])
  const chronicle = { game: game.id, version: game.version, seats, options, seed, log }
  await openPosition(page, { name: 'the first game', chronicle, seat: 0 })
  await page.locator('.mc-worth .mc-rank').first().waitFor()
  const over: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    over.push(...(await page.evaluate(namesUnderSigns)).map(name => `${size.width}: ${name}`))
  }
  expect(over).toEqual([])
})

/** Runs inside the page: the names over which a sign lies. */
function namesUnderSigns(): string[] {
  return [...document.querySelectorAll('.mc-stall')].flatMap(stall => {
    const name = stall.querySelector('.mc-name')
    if (!name || !name.checkVisibility()) return []
    const range = document.createRange()
    range.selectNodeContents(name)
    const words = range.getBoundingClientRect()
    const signs = [...stall.querySelectorAll('.mc-gives .mc-sign, .mc-does.others .mc-sign')]
    const lies = signs.some(sign => {
      const { left, right, top, bottom } = sign.getBoundingClientRect()
      const beside = right < words.left + 1 || left > words.right - 1
      // Above and below letters a line is empty.
      return !beside && bottom > words.top + 4 && top < words.bottom - 4
    })
    return lies ? (name.textContent ?? '') : []
  })
}

test('axe finds nothing while coins are placed, nor at a tile that is looked at', async () => {
  const page = await steadyPage({ viewport: PHONE })
  const table = mercadoTable(page)
  await openPosition(page, await offering('mercado', 'place'))
  expect(await table.asked()).toBe('place')
  expect(await axeFinds(page, 1)).toEqual([])
  await page.goto('/play/mercado?new=1&pace=0&chairs=me,greedy')
  await table.asked()
  await table.tile(/./).first().click()
  await page.getByRole('dialog').waitFor()
  expect(await axeFinds(page, 2)).toEqual([])
})
