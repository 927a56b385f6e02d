import type { Page } from 'playwright-core'

/** An address that shows next to nothing. */
const NOWHERE = '/nowhere'
/** What is to be seen there, and on no page that a test visits. */
const SIGN = '.empty-stall'

/** Opens some page of ours in a new tab, so that there is storage, and script to wander with. */
export async function enter(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(NOWHERE)
}

/**
 * Shows another address as a link does: without loading anything again, which takes longer than
 * most looks at a page. What stood here is gone before: a table of the same game begins anew.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await enter(page)
  await page.evaluate(wander, NOWHERE)
  const sign = page.locator(SIGN)
  await sign.waitFor()
  await page.evaluate(wander, path)
  await sign.waitFor({ state: 'detached' })
}

/** Runs inside the page. */
function wander(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}
