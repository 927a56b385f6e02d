import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../scripts/lib/chromium.mjs'

export const PHONE = { width: 360, height: 640 }
export const WIDE = { width: 1440, height: 900 }

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

interface Wishes {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  locale?: string
}

/** A person with a browser of his own: own cookies, English, nothing moving longer than it must. */
export async function visitor(
  browser: Browser,
  address: string,
  wishes: Wishes = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: WIDE,
    reducedMotion: 'reduce',
    ...wishes,
  })
  context.setDefaultTimeout(60_000)
  return context
}

/** Whatever the page complains about; a test ends by expecting nothing. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', error => heard.push(`error: ${error.message}`))
  page.on('console', message => {
    if (
      message.type() === 'error' &&
      !/net::ERR_|WebSocket|Failed to load resource/.test(message.text())
    ) {
      heard.push(`console: ${message.text()}`)
    }
  })
  return heard
}

/** Takes the network away, once the page has brought everything it may need. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return
    await new Promise(claimed =>
      serviceWorker.addEventListener('controllerchange', claimed, { once: true }),
    )
  })
  await page.context().setOffline(true)
}
