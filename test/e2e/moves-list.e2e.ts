import { expect, test } from 'vitest'
import { complaints, PHONE, steadyPage } from './browser.ts'

declare global {
  interface Window {
    /** Lets bots think again. */
    letThink?: () => void
  }
}

test('the list of what may be done takes the keys to the first answer, also where it was opened too early', async () => {
  const page = await steadyPage({ viewport: PHONE })
  const heard = complaints(page)
  // Bots think only once they are let.
  await page.addInitScript(() => {
    const think = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage') ?? {}
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (asked: unknown, also?: object) {
      held.push(() => this.postMessage(asked, also))
    }
    window.letThink = () => {
      Object.defineProperty(Worker.prototype, 'postMessage', think)
      for (const each of held) each()
    }
  })
  await page.goto('/play/mercado?new=1&pace=0&chairs=greedy,me')
  await page.locator('.tb-board').waitFor()
  await page.keyboard.press('m')
  const list = page.getByRole('dialog', { name: 'What you may do' })
  await list.waitFor()
  expect(await list.locator('.tb-moves button').count()).toBe(0)
  await page.evaluate(() => window.letThink?.())
  await list.locator('.tb-moves button:focus').waitFor()
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
  expect(heard).toEqual([])
})
