import { expect, test } from 'vitest'
import { merchantOfGoldfish } from '../../src/games/merchant-of-goldfish/index.ts'
import { axeFinds } from './axe.ts'
import { PHONE, sharedAddress, visitor } from './browser.ts'
import { keepGame, plainMatches } from './record.ts'

test('from a moment of a replay: a game against bots, and a puzzle that is judged', async () => {
  const context = await visitor(sharedAddress(), { viewport: PHONE })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const { game } = await merchantOfGoldfish.load()
  const [match] = plainMatches(game)
  if (!match) throw new Error('no match')
  await keepGame(page, { chronicle: match.chronicle, seat: 0 })
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
  // The first to lead may play any card; every answer is judged.
  const can = ':not([aria-disabled="true"]):enabled'
  await page.locator(`[data-spot^="hand:"]${can}`).last().click()
  const play = page.locator(`[data-spot~="play"]${can}`)
  const verdict = card.getByText(/Nothing better|Hardly worse|Better:/)
  await play.or(verdict).first().waitFor()
  if ((await play.count()) > 0) await play.first().click()
  await verdict.waitFor()
  await card.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/what-if$/)
})
