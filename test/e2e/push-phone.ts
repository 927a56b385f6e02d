import { type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { browser as agreeing } from '../../src/server/notify/browser.fixture.ts'
import type { Receiver } from '../../src/server/notify/receiver.fixture.ts'

/** A notification as the browser shows it. */
interface Shown {
  readonly title: string
  readonly tag: string
}

/**
 * A browser whose push service is somebody on loopback: a real one lives on the internet. All else
 * is real: the agreement that the page sends, what the server seals for it, and the service worker
 * that is handed what was in it.
 */
export async function pushPhone(context: BrowserContext, page: Page, service: Receiver) {
  const { agreement, read } = agreeing(`${service.url}/push`)
  await context.addInitScript(agreed => {
    const subscription = {
      endpoint: agreed.endpoint,
      toJSON: () => agreed,
      unsubscribe: async () => true,
    }
    const known = () => (localStorage.getItem('agreed') ? subscription : null)
    PushManager.prototype.getSubscription = async () => known() as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('agreed', 'yes')
      return known() as unknown as PushSubscription
    }
  }, agreement)
  const devtools: CDPSession = await context.newCDPSession(page)
  const registrations: string[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', news => {
    registrations.push(...news.registrations.map(({ registrationId }) => registrationId))
  })
  await devtools.send('ServiceWorker.enable')

  /** Opens what came last, and hands it to the service worker of this page. */
  async function deliver(): Promise<void> {
    await expect.poll(() => registrations.length, { timeout: 30_000 }).toBeGreaterThan(0)
    // What comes before the worker is active is lost.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const data = read(service.calls.at(-1)?.body ?? Buffer.alloc(0))
    const registrationId = registrations.at(-1) ?? ''
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    })
  }

  /**
   * What the browser shows once the last push has come. Asked again, the push comes again, as from
   * a service that was not answered: a busy browser may let a notification go before it is seen.
   */
  async function shown(): Promise<Shown[]> {
    await deliver()
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map(({ title, tag }) => ({ title, tag }))
    })
  }

  return { shown }
}
