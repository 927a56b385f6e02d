import { expect, test } from 'vitest'
import { sharedPage } from './browser.ts'
import { visit } from './visit.ts'

/* Tables in windows that are wide and low, as laptops have them. */

const englishPage = sharedPage()
const spanishPage = sharedPage({ locale: 'es-MX' })

test('in a low window what is in play in Goldfish lies beside the market, and is seen', async () => {
  const page = await englishPage()
  await page.setViewportSize({ width: 1024, height: 500 })
  await visit(page, '/play/merchant-of-goldfish?new=1&pace=0&chairs=me,greedy')
  await page.locator('[data-spot="market"]').waitFor()
  const boxOf = async (spot: string) => page.locator(`[data-spot="${spot}"]`).boundingBox()
  const [market, pond] = await Promise.all([boxOf('market'), boxOf('pond')])
  expect(pond?.height).toBeGreaterThan(80)
  expect(pond?.x).toBeGreaterThan(market?.x ?? Infinity)
})

test('in the low window of a laptop all that the people of The Aztec Market do is in sight', async () => {
  for (const shared of [englishPage, spanishPage]) {
    const page = await shared()
    await page.setViewportSize({ width: 1366, height: 650 })
    await visit(page, '/play/aztec-market?new=1&pace=0&chairs=me,greedy')
    const cut = (panel: Element) => panel.scrollHeight - panel.clientHeight
    expect(await page.locator('.az-panel').evaluate(cut)).toBeLessThanOrEqual(0)
  }
})
