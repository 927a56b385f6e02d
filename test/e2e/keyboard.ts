import type { Locator, Page } from 'playwright-core'

/** Presses Tab, and arrows inside a group, until this element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const has = () => wanted.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    if (await has()) return
    await page.keyboard.press('Tab')
    for (let steps = 0; steps < 20 && (await inSameGroup(wanted)) && !(await has()); steps++) {
      await page.keyboard.press(steps === 0 ? 'Home' : 'ArrowRight')
    }
  }
  throw new Error('The keyboard does not lead there.')
}

function inSameGroup(wanted: Locator): Promise<boolean> {
  return wanted.evaluate(element => {
    const group = element.closest('[data-rove]')
    return group !== null && group.contains(document.activeElement)
  })
}
