import type { Locator, Page } from 'playwright-core'

/** Presses Tab, and arrows inside a group, until this element has the focus; false if it is gone meanwhile. */
export async function tabTo(page: Page, wanted: Locator): Promise<boolean> {
  const has = () => wanted.evaluateAll(found => found.includes(document.activeElement as HTMLElement))
  for (let presses = 0; presses < 60; presses++) {
    if ((await wanted.count()) === 0) return false
    if (await has()) return true
    await page.keyboard.press('Tab')
    for (let steps = 0; steps < 20 && (await inSameGroup(wanted)) && !(await has()); steps++) {
      await page.keyboard.press(steps === 0 ? 'Home' : 'ArrowRight')
    }
  }
  throw new Error('The keyboard does not lead there.')
}

function inSameGroup(wanted: Locator): Promise<boolean> {
  return wanted.evaluateAll(found =>
    found.some(element => element.closest('[data-rove]')?.contains(document.activeElement)),
  )
}
