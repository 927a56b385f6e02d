import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { merchantOfGoldfish } from '../../src/games/merchant-of-goldfish/index.ts'
import { axeFinds, axeFindsNow } from './axe.ts'
import { pageOf, PHONE, visitor } from './browser.ts'
import { keepGame, plainMatches } from './record.ts'
import { outOfReach } from './screen.ts'
import { tooSmall } from './sizes.ts'

/** A finished game that is kept in this browser, of two people in Goldfish. */
async function keepFinished(page: Page): Promise<void> {
  const { game } = await merchantOfGoldfish.load()
  const [match] = plainMatches(game)
  if (!match) throw new Error('no match')
  await keepGame(page, { chronicle: match.chronicle, seat: 0 })
}

/** As long as a verdict of Mercado gets. */
const THREE_LINES =
  'Better: Silver on “Ambassador’s Cape”. It comes 0.4 places higher. Your coins on tiles are likely to bring about 5 spaces more.'

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height

test('from a moment of a replay: a game against bots, and a puzzle that is judged', async () => {
  const context = await visitor({ viewport: PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await keepFinished(page)
  await page.goto('/play/merchant-of-goldfish/replay?eyes=0&ply=0')
  const open = page.getByRole('button', { name: 'From here' })
  await open.press('Enter')
  await page.getByRole('button', { name: 'Ask: find the move' }).press('Enter')
  await page.getByRole('dialog').getByText('The link is copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Play on from here' }).press('Enter')
  await page.waitForURL(/\/play\/merchant-of-goldfish\/what-if$/)
  await page.locator('[data-spot~="hand"]').first().waitFor()

  await page.goto(link)
  const card = page.getByRole('region', { name: 'Find the best move, by what you can see.' })
  await card.waitFor()
  expect(await axeFinds(page, 1)).toEqual([])
  const highs = [await heightOf(card)]
  // The first to lead may play any card; every answer is judged.
  const can = ':not([aria-disabled="true"]):enabled'
  await page.locator(`[data-spot^="hand:"]${can}`).last().click()
  const play = page.locator(`[data-spot~="play"]${can}`)
  const verdict = card.getByText(/Nothing better|Hardly worse|Better:/)
  await play.or(verdict).first().waitFor()
  if ((await play.count()) > 0) await play.first().click()
  await verdict.waitFor()
  // The table stays where it is when the verdict comes.
  highs.push(await heightOf(card))
  await verdict.evaluate((said, text) => (said.textContent = text), THREE_LINES)
  highs.push(await heightOf(card))
  expect(highs).toEqual([highs[0], highs[0], highs[0]])
  await card.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/what-if$/)

  await page.goto('/game/merchant-of-goldfish')
  const fold = page.getByText('Find the move', { exact: true })
  await fold.waitFor()
  await fold.press('Enter')
  await page.getByRole('link', { name: 'Merchant of Goldfish, puzzle 1', exact: true }).click()
  await card.waitFor()
  await page.locator('[data-spot~="hand"]').first().waitFor()
})

test('on a phone a replay is reviewed: everybody’s chances as each could know, and as things were', async () => {
  const page = await pageOf({ viewport: PHONE })
  await keepFinished(page)
  await page.goto('/play/merchant-of-goldfish/replay?eyes=0')
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Review' })
  await review.getByRole('heading', { name: 'The decisions that cost most' }).waitFor()
  const asThingsWere = review.getByRole('radio', { name: 'As things were' })
  await asThingsWere.click()
  expect(await asThingsWere.isChecked()).toBe(true)
  expect([...(await axeFindsNow(page)), ...(await tooSmall(page))]).toEqual([])
})

test('a review fits the smallest phone in Spanish, and can be closed wherever one has read to', async () => {
  const size = { width: 320, height: 568 }
  const page = await pageOf({ viewport: size, locale: 'es-ES' })
  await keepFinished(page)
  await page.goto('/play/merchant-of-goldfish/replay?eyes=0&review=1')
  const review = page.getByRole('dialog', { name: 'Análisis' })
  await review.getByRole('heading', { name: 'Las decisiones más caras' }).waitFor()
  expect(await review.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  await review.evaluate(element => element.scrollTo(0, element.scrollHeight))
  const close = review.getByRole('button', { name: 'Cerrar' })
  expect(await outOfReach(close)).toEqual([])
})

test('held sideways a replay shows the whole table, and its controls beside the choice of eyes', async () => {
  const viewport = { width: 640, height: 360 }
  const page = await pageOf({ viewport })
  await keepFinished(page)
  await page.goto('/play/merchant-of-goldfish/replay?ply=40')
  await page.getByRole('slider').waitFor()
  const cards = page.getByRole('region', { name: 'Market' }).getByRole('button')
  await cards.first().waitFor()
  const film = page.locator('.tb-replay button, .tb-replay input, .eyes select, .eyes button')
  expect([...(await outOfReach(cards)), ...(await outOfReach(film))]).toEqual([])
  // Nobody is looked on as "you", so nobody is called so.
  expect(await page.getByText(/You’s/).count()).toBe(0)
})
