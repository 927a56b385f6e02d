import { expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import { stillPage } from '../../../../test/e2e/browser.ts'
import { keepGame, matchFor, openPosition, type Position } from '../../../../test/e2e/record.ts'
import { visit } from '../../../../test/e2e/visit.ts'

/* What in some window was broken, cut or ran out of where it belongs. */

test('on a tablet no name of my staff is broken inside a word that has no hyphen', async () => {
  const page = await stillPage({ viewport: { width: 768, height: 1024 } })
  await openPosition(page, staffed(159, 0))
  await page.locator('.cv-staff .cv-folk-name').first().waitFor()
  const broken = await page.locator('.cv-staff .cv-folk-name').evaluateAll(names =>
    names.flatMap(name => {
      const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(word)
        }
      }
      return found
    }),
  )
  expect(broken).toEqual([])
})

test('on a phone on its side the hourglasses lie inside the shop', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 } })
  await openPosition(page, staffed(159, 0))
  const [glass, bench] = await Promise.all(
    ['.cv-sands > :last-child', '.cv-bench'].map(css => page.locator(css).boundingBox()),
  )
  const edge = (bench?.x ?? 0) + (bench?.width ?? 0)
  expect((glass?.x ?? Infinity) + (glass?.width ?? 0)).toBeLessThanOrEqual(edge)
})

test('on the smallest phone, in Spanish, the whole card of my merchant is seen', async () => {
  const page = await stillPage({ viewport: { width: 320, height: 568 }, locale: 'es-MX' })
  await openPosition(page, { ...staffed(0, 2), name: 'the beginning' })
  // It opens by itself once in a browser: another test may have seen it here.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('told:')) localStorage.removeItem(key)
  })
  await page.reload()
  const card = page.locator('.cv-intro')
  await card.waitFor()
  expect(await card.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
})

test('in a replay on a wide screen the dice of the Blacksmith can be read', async () => {
  const page = await stillPage({})
  await keepGame(page, { chronicle: matchFor(game, 'most').chronicle, seat: 0 }, true)
  await visit(page, '/play/merchants-cove/replay?eyes=0&ply=203')
  const dice = page.locator('.cv-tray .cv-cube')
  await dice.first().waitFor()
  const widths = await dice.evaluateAll(all => all.map(die => die.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(20)
})

/** The match with most seats before a ply, from this seat. */
function staffed(ply: number, seat: number): Position {
  const { name, chronicle } = matchFor(game, 'most')
  return { name, chronicle: { ...chronicle, log: chronicle.log.slice(0, ply) }, seat }
}
