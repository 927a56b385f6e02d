import type { Locator, Page } from 'playwright-core'

/** The longest way: so many presses of Tab, and so many of an arrow in one group. */
const MOST_TABS = 60
const MOST_ARROWS = 20

/**
 * Presses Tab, and arrows inside a group, until this element has the focus; false if it is gone
 * meanwhile.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<boolean> {
  let [tabs, arrows] = [0, 0]
  while (tabs < MOST_TABS) {
    const focus = await focusSeenFrom(wanted)
    if (focus === 'there' || focus === 'gone') return focus === 'there'
    if (focus === 'near' && arrows < MOST_ARROWS) {
      await page.keyboard.press(arrows++ === 0 ? 'Home' : 'ArrowRight')
      continue
    }
    await page.keyboard.press('Tab')
    tabs++
    arrows = 0
  }
  throw new Error('The keyboard does not lead there.')
}

/** Goes there by keyboard and presses Enter. */
export async function enterOn(wanted: Locator): Promise<void> {
  const page = wanted.page()
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/**
 * Where the focus is: on the thing wanted, in its group, or elsewhere; or there is no such thing
 * any more.
 */
function focusSeenFrom(wanted: Locator): Promise<'there' | 'near' | 'far' | 'gone'> {
  return wanted.evaluateAll(found => {
    const focus = document.activeElement
    if (found.length === 0) return 'gone'
    if (found.some(element => element === focus)) return 'there'
    return found.some(element => element.closest('[data-rove]')?.contains(focus)) ? 'near' : 'far'
  })
}
