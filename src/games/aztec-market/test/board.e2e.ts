import { expect, test } from 'vitest'
import { daily } from '../../../../test/deep.ts'
import { aztecTable, byMouse } from './player.ts'
import { axeFinds } from '../../../../test/e2e/axe.ts'
import { PHONE, steadyPage, stillPage } from '../../../../test/e2e/browser.ts'
import { offering, openPosition } from '../../../../test/e2e/record.ts'
import { cutOff } from '../../../../test/e2e/screen.ts'
import { playTo, resultsOn, twoPeople } from '../../../../test/e2e/stage.ts'
import { visit } from '../../../../test/e2e/visit.ts'

test('two people and a bot lay out the market, play to the end and read the same table of points', async () => {
  const {
    host: anasPage,
    guest: bensPage,
    heard,
  } = await twoPeople({
    game: 'aztec-market',
    chairs: ['me', 'open', 'random'],
    // The shortest match there is, but at full length.
    options: { removed: daily(76, 40) },
  })
  await Promise.all([playTo(aztecTable(anasPage), byMouse), playTo(aztecTable(bensPage), byMouse)])

  const points = await resultsOn([anasPage, bensPage])
  expect(points[0]).toHaveLength(3)
  expect(points[1]).toEqual(points[0])
  expect(heard.flat()).toEqual([])
})

test('on a phone on its side every tile to be laid out is whole on the screen', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 } })
  await openPosition(page, await offering('aztec-market', 'tile'))
  const tiles = page.locator('.az-choice')
  await tiles.first().waitFor()
  expect(await cutOff(page)).toEqual([])
  const ends = await tiles.evaluateAll(all => all.map(it => it.getBoundingClientRect().bottom))
  // Below each lies the line that says it can be chosen.
  expect(Math.max(...ends)).toBeLessThanOrEqual(360 - 4)
})

test('on a phone on its side all of what somebody at its left has bought is seen', async () => {
  const page = await stillPage({ viewport: { width: 640, height: 360 } })
  // There somebody has ten and more of two goods.
  await visit(page, '/puzzle/aztec-market/1')
  const counts = page.locator('.az-side[data-place="left"] .az-n')
  await counts.first().waitFor()
  const hidden = await counts.evaluateAll(all =>
    all.flatMap(count => {
      const { right, top, height } = count.getBoundingClientRect()
      const there = document.elementFromPoint(right - 2, top + height / 2)
      return there?.closest('.az-side') ? [] : [count.textContent]
    }),
  )
  expect(hidden).toEqual([])
})

test('axe finds nothing while the market is laid out, nor while something to buy is looked for', async () => {
  const page = await steadyPage({ viewport: PHONE })
  const table = aztecTable(page)
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random,random')
  await table.asked()
  expect(await axeFinds(page, 0)).toEqual([])
  await openPosition(page, await offering('aztec-market', 'play'))
  expect(await table.asked()).toBe('turn')
  await table.buyers.first().click()
  expect(await axeFinds(page, 1)).toEqual([])
})
