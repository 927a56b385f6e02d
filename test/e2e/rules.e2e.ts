import { expect, test } from 'vitest'
import { axeFindsNow } from './axe.ts'
import { complaints, pageOf, PHONE, WIDE } from './browser.ts'
import { outOfReach } from './screen.ts'

test.each([
  { on: 'a phone in Spanish', viewport: PHONE, locale: 'es-MX', word: 'cambiar' },
  { on: 'a wide screen', viewport: WIDE, locale: 'en-GB', word: 'swap' },
])(
  'by keyboard: why I am asked, closed and opened again, the rule beside the table, a search, and back to the question; on $on',
  async ({ viewport, locale, word }) => {
    const page = await pageOf({ viewport, locale })
    const heard = complaints(page)
    await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,easy')
    await page.locator('.tb-dot.on').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await page.locator('.tb-why').focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog .cross').press('Enter')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await focused()).toBe('tb-why')
    await page.keyboard.press('Enter')
    const rule = page.locator('.tb-reason button')
    // A dialog takes the focus when it opens.
    await rule.waitFor()
    const number = /GOL-\d+/.exec(await rule.innerText())?.[0] ?? ''
    await rule.focus()
    await page.keyboard.press('Enter')
    const lit = page.locator(`.rp .lit:has([id="${number}"])`)
    await lit.waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(number)
    expect(await axeFindsNow(page)).toEqual([])

    await page.locator('.rp input').fill(word)
    const found = page.locator('.rp-found button')
    // What is found is seen, however far down one has read.
    await found.first().waitFor()
    expect(await outOfReach(found.first())).toEqual([])
    await found.first().press('Enter')
    const hasText = (await found.first().locator('b').textContent()) ?? ''
    await page.locator('.rp .lit', { hasText }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.rp').waitFor({ state: 'detached' })
    expect(await focused()).toBe('tb-why')
    expect(heard).toEqual([])
  },
)

test('held sideways all of why I am asked can be read, in Spanish', async () => {
  const viewport = { width: 640, height: 360 }
  const page = await pageOf({ viewport, locale: 'es-MX' })
  await page.goto('/play/aztec-market?new=1&pace=0&chairs=me,easy')
  await page.locator('.tb-dot.on').waitFor()
  await page.locator('.tb-why').press('Enter')
  const words = page.locator('dialog p')
  await words.first().waitFor()
  const cut = await words.evaluateAll(all =>
    all.map(one => one.scrollWidth - one.clientWidth).filter(more => more > 0),
  )
  expect(cut).toEqual([])
})

test('rules that are printed are dark on light, also by night, without what leads elsewhere', async () => {
  const page = await pageOf({ colorScheme: 'dark' })
  await page.goto('/rules/mercado')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const night = await ink()
  await page.emulateMedia({ colorScheme: 'light' })
  const day = await ink()
  expect(day).not.toBe(night)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await ink()).toBe(day)
  expect(await page.getByRole('navigation').count()).toBe(0)
})

test('the sign that explains a question stands beside its last word, however long it is', async () => {
  const page = await pageOf({ viewport: { width: 1366, height: 650 } })
  await page.goto('/play/merchant-of-goldfish?new=1&pace=0&chairs=me,easy')
  await page.locator('.tb-why').waitFor()
  const apart = await page.evaluate(() => {
    const question = document.querySelector('.tb-prompt h1')
    const sign = document.querySelector('.tb-why span')
    if (!question || !sign) return null
    return Array.from({ length: 150 }, (_, words) => {
      question.textContent = `Choose${' i'.repeat(words)}`
      const line = [...question.getClientRects()].at(-1)?.bottom ?? 0
      return Math.abs(line - sign.getBoundingClientRect().bottom)
    }).filter(far => far > sign.clientHeight / 2).length
  })
  expect(apart).toBe(0)
})
