import { expect, test } from 'vitest'
import { aztecTable, byKeyboard, byMouse } from './player.ts'
import { complaints, goOffline, PHONE, visitor } from '../../../../test/e2e/browser.ts'
import { cutOff } from '../../../../test/e2e/screen.ts'
import { openStage, playTo, sitDown } from '../../../../test/e2e/stage.ts'

const stage = openStage()

test('two people and a bot lay out the market, play to the end and read the same table of points', async () => {
  const [ana, ben] = await Promise.all([
    visitor(stage.browser, stage.house.address),
    visitor(stage.browser, stage.house.address, { viewport: PHONE, colorScheme: 'dark' }),
  ])
  const [anasPage, bensPage] = await Promise.all([ana.newPage(), ben.newPage()])
  const heard = [complaints(anasPage), complaints(bensPage)]
  await sitDown(anasPage, bensPage, {
    game: 'aztec-market',
    chairs: ['me', 'open', 'random'],
    options: { removed: 40 },
  })
  await Promise.all([playTo(aztecTable(anasPage), byMouse), playTo(aztecTable(bensPage), byMouse)])

  const points = await Promise.all(
    [anasPage, bensPage].map(page =>
      page.getByRole('region', { name: 'Result' }).locator('tbody td:last-child').allTextContents(),
    ),
  )
  expect(points[0]).toHaveLength(3)
  expect(points[1]).toEqual(points[0])
  expect(heard.flat()).toEqual([])
  await Promise.all([ana.close(), ben.close()])
})

test('one person plays two bots by keyboard alone with the network off', async () => {
  const context = await visitor(stage.browser, stage.house.address)
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random&removed=40')
  const table = aztecTable(page)
  await table.asked()
  await goOffline(page)
  await playTo(table, byKeyboard)
  expect(await page.getByRole('region', { name: 'Result' }).getByRole('listitem').count()).toBe(3)
  expect(heard).toEqual([])
  await context.close()
})

test('on a small phone, in Spanish and in the dark, partners play and nothing scrolls', async () => {
  const context = await visitor(stage.browser, stage.house.address, {
    viewport: { width: 320, height: 568 },
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,random,random,random&removed=40')
  await playTo(aztecTable(page, 'es'), byMouse, {
    each: async () => expect(await cutOff(page)).toEqual([]),
  })
  expect(await page.getByRole('region', { name: 'Resultado' }).getByRole('listitem').count()).toBe(
    4,
  )
  expect(heard).toEqual([])
  await context.close()
})
