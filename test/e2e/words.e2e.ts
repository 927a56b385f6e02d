import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MyTable } from '../../src/protocol/table.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, goOffline, pageOf, PHONE, visitor } from './browser.ts'
import { cutOff, outOfReach } from './screen.ts'
import { makeTable } from './stage.ts'
import { visit } from './visit.ts'

async function post<A>(who: BrowserContext, path: string, data: object): Promise<A> {
  const answer = await who.request.post(path, { data })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as A
}

const game = 'merchant-of-goldfish'
const talk = (page: Page) => page.locator('.tb-talk')

async function openTalk(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${item}`) }).click()
}

test('people at a table talk, on a phone too, mute one another, and an onlooker reads along', async () => {
  const [ana, ben, eva] = [
    await visitor({ viewport: PHONE }),
    await visitor(),
    await visitor({ viewport: PHONE, locale: 'es-MX' }),
  ]
  await post(ana, '/api/guest', {})
  await post(ben, '/api/guest', {})
  const made = await post<MyTable>(ana, '/api/tables', {
    game,
    chairs: ['me', 'open'],
    options: { start: 0 },
  })
  const path = `/t/${made.table.id}`
  await post(ben, `/api/tables/${made.table.id}/sit`, { invite: made.links[1]?.split('#')[1] })
  const pages = [await ana.newPage(), await ben.newPage(), await eva.newPage()] as const
  const [anas, bens, evas] = pages
  const heard = pages.map(complaints)
  for (const page of pages) await page.goto(path)
  // Only lines said while Ana listens are news to her.
  await openTalk(anas, 'Menu', 'Talk')
  await talk(anas).getByText('The game begins.').waitFor()
  await talk(anas).getByRole('button', { name: 'Close' }).click()

  await bens.getByLabel('Say to the players').fill('Hello <b>Ana</b> https://x.example')
  await bens.getByRole('button', { name: 'Send' }).click()
  await anas.locator('.tb-tool .tb-unread', { hasText: '1' }).waitFor()
  await openTalk(anas, 'Menu', 'Talk')
  const line = talk(anas).getByRole('button', { name: 'Hello <b>Ana</b> https://x.example' })
  await line.click()
  expect(await talk(anas).getByRole('link').count()).toBe(0)
  await talk(anas).getByRole('button', { name: /^Mute/ }).click()
  await talk(anas).getByText('You have muted this.').waitFor()
  await anas.getByLabel('Say to the players').fill('Hola')
  await anas.getByLabel('Say to the players').press('Enter')
  await talk(bens).getByText('Hola').waitFor()

  await openTalk(evas, 'Menú', 'Charla')
  await talk(evas).getByText('Hola').waitFor()
  // Somebody who joins loads the page anew.
  const anew = evas.waitForEvent('load')
  await evas.getByRole('button', { name: 'Charlar también, como invitado' }).click()
  await anew
  await openTalk(evas, 'Menú', 'Charla')
  await evas.getByLabel('Decir a quienes miran').fill('Ben tiene el 13')
  await evas.getByLabel('Decir a quienes miran').press('Enter')
  await talk(evas).getByText('Ben tiene el 13').waitFor()
  await bens.reload()
  await talk(bens).getByText('Hola').waitFor()
  expect(await talk(bens).textContent()).not.toContain('Ben tiene')
  expect(heard).toEqual([[], [], []])
})

test('language and colours chosen in one tab are at once those of a table in another', async () => {
  const context = await visitor()
  const [table, home] = [await context.newPage(), await context.newPage()]
  const heard = complaints(table)
  await table.goto(`/play/${game}`)
  await table.getByRole('heading', { name: 'Log' }).waitFor()
  await home.goto('/')
  await home.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await table.getByRole('heading', { name: 'Lo que ha pasado' }).waitFor()
  await home.getByRole('button', { name: /^Colores/ }).click()
  await table.locator('html[data-theme="light"]').waitFor()
  expect(heard).toEqual([])
})

test('a moment of a finished game is shared, seen with other eyes, and the game shown again from a file', async () => {
  const ana = await visitor({ viewport: PHONE })
  await post(ana, '/api/guest', {})
  const options = { start: 0, maxTurns: 100 }
  const { table } = await post<MyTable>(ana, '/api/tables', {
    game,
    chairs: ['random', 'random'],
    options,
  })
  const page = await ana.newPage()
  const heard = complaints(page)
  const isOver = async () => {
    const answer = await ana.request.get(`/api/tables/${table.id}`)
    return ((await answer.json()) as MyTable).table.status === 'over'
  }
  await expect.poll(isOver).toBe(true)

  const moment = page.getByRole('slider', { name: 'Moment' })
  await page.goto(`/t/${table.id}/replay?eyes=all&ply=12`)
  await moment.waitFor()
  expect(await moment.inputValue()).toBe('12')
  // The other player's hand is open: small beside their name, and close up when it is touched.
  const hand = page.locator('.tb-folk').getByRole('button').first()
  expect(await cutOff(page)).toEqual([])
  expect(await axeFindsNow(page)).toEqual([])
  await hand.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await axeFindsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByLabel('Seen by').selectOption('onlooker')
  await page.waitForURL(/eyes=onlooker&ply=12$/)
  await moment.waitFor()
  expect(Number(await moment.inputValue())).toBeGreaterThan(0)

  const answer = await ana.request.get(`/api/tables/${table.id}/chronicle`)
  const file = await answer.text()
  const take = (text: string) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await page.goto('/replay')
  await take(file.replace('"seat":0', '"seat":1'))
  await page.getByText('it was changed, or damaged').waitFor()
  await take(file)
  await page.waitForURL(/\/r\/r-/)
  await moment.waitFor()
  expect(heard).toEqual([])
})

test('without a network the page and a table speak another language as soon as it is chosen', async () => {
  const page = await pageOf({ viewport: PHONE, serviceWorkers: 'allow' })
  await page.goto('/')
  await goOffline(page)
  await page.goto(`/play/${game}?new=1`)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('radio', { name: 'Español' }).click()
  // The menu stays open, and whoever chose is where they were.
  const focused = page.locator(':focus')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByRole('radio', { name: 'Español' }).and(focused).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Menú/ }).and(focused).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.goto('/')
  await page.getByLabel('Idioma').selectOption('en')
  await page.getByRole('heading', { name: 'Come to the market' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('a language whose words cannot be fetched is not spoken, the page says so, and tries again', async () => {
  const context = await visitor({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/')
  const choice = page.getByLabel('Language')
  await choice.waitFor()
  const words = /\/es-[^/]*\.js$/
  await context.route(words, route => route.abort())
  await choice.selectOption('es')
  const said = page.getByRole('status').filter({ hasText: 'Español could not be loaded' })
  await said.waitFor()
  expect(await choice.inputValue()).toBe('en')
  // At a table it lies over nothing that is pressed.
  const answers = page.locator('.tb-actions button')
  for (const table of ['/play/mercadito?new=1&pace=0&chairs=me,greedy', '/learn/mercadito/first']) {
    await visit(page, table)
    await answers.first().waitFor()
    expect([await said.count(), await outOfReach(answers)]).toEqual([1, []])
  }
  await visit(page, '/')
  await context.unroute(words)
  await said.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Ven al mercado' }).waitFor()
  expect(await said.count()).toBe(0)
})

test('a page whose script or words cannot be fetched says so in both languages, and tries again', async () => {
  const context = await visitor({ viewport: PHONE })
  const page = await context.newPage()
  for (const missing of [/\/(en|es)-[^/]*\.js$/, /\/index-[^/]*\.js$/]) {
    await context.route(missing, route => route.abort())
    await page.goto('/')
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.getByText('No se ha podido cargar una parte').waitFor()
    expect([...(await cutOff(page)), ...(await axeFindsNow(page))]).toEqual([])
    await context.unroute(missing)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Come to the market' }).waitFor()
  }
})

test('a part of a table that cannot be fetched when it is asked for says so, and tries again', async () => {
  const context = await visitor({ viewport: PHONE })
  const page = await context.newPage()
  const dialogs = /\/dialogs-[^/]*\.js$/
  let asked = 0
  await context.route(dialogs, route => route.abort().then(() => asked++))
  await visit(page, '/play/mercadito?new=1&pace=0&chairs=me,greedy,greedy')
  await page.getByRole('button', { name: /^Menu/ }).click()
  const said = page.getByRole('status').filter({ hasText: 'The server cannot be reached' })
  await said.waitFor()
  expect(await outOfReach(page.locator('.tb-actions button'))).toEqual([])
  // The page also fetches it by itself, some time after all else: that must not help here.
  await expect.poll(() => asked).toBeGreaterThan(1)
  await context.unroute(dialogs)
  await said.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Español' }).waitFor()
  expect(await said.count()).toBe(0)
})

test('of what a page tells at once nothing covers the other, nor the others at the table', async () => {
  const context = await visitor({ viewport: PHONE })
  const page = await context.newPage()
  const { id } = await makeTable(page, { game, chairs: ['me', 'greedy'], options: { start: 0 } })
  await visit(page, `/t/${id}`)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await context.route(/\/es-[^/]*\.js$/, route => route.abort())
  await page.getByRole('radio', { name: 'Español' }).click()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  const told = page.locator('.banner', { hasText: 'Español could not be loaded' })
  await told.waitFor()
  const lost = page.locator('output', { hasText: 'Connection lost' })
  await lost.waitFor()
  expect(await outOfReach(told)).toEqual([])
  for (const viewport of [PHONE, { width: 320, height: 568 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    const line = await lost.boundingBox()
    const chip = await page.locator('.tb-chip').boundingBox()
    if (!line || !chip) throw new Error('they are not shown')
    expect(line.y).toBeGreaterThanOrEqual(chip.y + chip.height)
  }
  expect(await axeFindsNow(page)).toEqual([])
})
