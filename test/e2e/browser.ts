import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { WithBrowser } from './environment.ts'

export const PHONE = { width: 360, height: 640 }
export const WIDE = { width: 1440, height: 900 }

/** The browser of this worker (environment.ts). */
function sharedBrowser(): Browser {
  const { tianguisBrowser } = globalThis as WithBrowser
  if (!tianguisBrowser) throw new Error('This worker has no browser.')
  return tianguisBrowser
}

/** The address of the one server of all tests that need none of their own (setup.ts). */
export const sharedAddress = (): string => inject('address')

export interface Wishes {
  /** Of a server of one's own. */
  address?: string
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  locale?: string
  /** Both for a screen that fingers touch: nothing hovers there. */
  hasTouch?: boolean
  isMobile?: boolean
  /** 'allow' where a page is to do without a network or to be notified. */
  serviceWorkers?: 'allow' | 'block'
}

/**
 * A person with own cookies, who reads English; nothing moves longer than it must. No page keeps
 * itself for later, unless it is wished: fetching all of it takes longer than most tests.
 */
export async function visitor(wishes: Wishes = {}): Promise<BrowserContext> {
  const context = await newPerson(wishes)
  onTestFinished(() => context.close())
  return context
}

/** A page of such a person. */
export const pageOf = async (wishes: Wishes = {}): Promise<Page> =>
  (await visitor(wishes)).newPage()

/**
 * A page in which several tests of a file play one after the other, without a server: each finds
 * loaded what the one before needed too.
 */
export function sharedPage(wishes: Wishes = {}): () => Promise<Page> {
  let page: Promise<Page> | null = null
  afterAll(async () => (await page)?.context().close())
  return () => (page ??= newPerson(wishes).then(steadyIn))
}

/** A page of somebody new where chance is the same in every run. */
export const steadyPage = async (wishes: Wishes = {}): Promise<Page> =>
  steadyIn(await visitor(wishes))

async function steadyIn(context: BrowserContext): Promise<Page> {
  await steadyChance(context)
  return context.newPage()
}

async function newPerson({
  address = sharedAddress(),
  ...wishes
}: Wishes): Promise<BrowserContext> {
  const browser = sharedBrowser()
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: WIDE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...wishes,
  })
  context.setDefaultTimeout(120_000)
  return context
}

/**
 * The chance that a page draws from its browser is the same in every run: deals of games against
 * bots, and what bots think of. Only for pages that play by themselves, without a server.
 */
async function steadyChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let x = 1
    crypto.getRandomValues = array => {
      if (array !== null) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
        for (let i = 0; i < bytes.length; i++) {
          x = (Math.imul(x, 1103515245) + 12345) >>> 0
          bytes[i] = x >>> 16
        }
      }
      return array
    }
  })
}

/** One of each language, as long as the browser lives. */
const stillPages = new Map<string, Promise<Page>>()

/**
 * A page in which bots think for ever: a position that is opened there stays as it is while it is
 * looked at. One test after the other opens its own there.
 */
export async function stillPage({
  viewport = WIDE,
  locale = 'en-GB',
}: Pick<Wishes, 'viewport' | 'locale'>): Promise<Page> {
  const known = stillPages.get(locale) ?? newStillPage(locale)
  stillPages.set(locale, known)
  const page = await known
  await page.setViewportSize(viewport)
  return page
}

async function newStillPage(locale: string): Promise<Page> {
  const context = await newPerson({ locale })
  await context.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
  return context.newPage()
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

/** Turns the network off, once the page has loaded everything it may need. */
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
