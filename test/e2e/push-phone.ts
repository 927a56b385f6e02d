import { type BrowserContext, type CDPSession, type Page, type Worker } from 'playwright-core'
import { expect } from 'vitest'
import { browser as agreeing } from '../../src/server/notify/browser.fixture.ts'
import type { Receiver } from '../../src/server/notify/receiver.fixture.ts'

/** A notification as the browser is asked to show it. */
interface Shown {
  readonly title: string
  readonly tag: string
}

/** What a service worker has at hand here. */
interface Scope {
  readonly registration: { showNotification(title: string, wishes: { tag: string }): Promise<void> }
  shown?: Map<string, Shown>
}

/**
 * A browser whose push service is somebody on loopback: a real one lives on the internet. All else
 * is real: the agreement that the page sends, what the server seals for it, and the service worker
 * that is handed what was in it. What this asks the browser to show is written down: a browser
 * without a window, `chromium-headless-shell`, shows no notifications.
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
  async function deliver(): Promise<Worker> {
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    // What comes before the worker is active is lost.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const worker = context.serviceWorkers()[0]
    if (!worker) throw new Error('There is no service worker.')
    await worker.evaluate(writeDown)
    const data = read(service.calls.at(-1)?.body ?? Buffer.alloc(0))
    const registrationId = registrations.at(-1) ?? ''
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    })
    return worker
  }

  /**
   * What was to be shown once the last push has come. Asked again, the push comes again, as from a
   * service that was not answered.
   */
  async function shown(): Promise<Shown[]> {
    const worker = await deliver()
    return worker.evaluate(() => [...((self as unknown as Scope).shown?.values() ?? [])])
  }

  return { shown }
}

/** Runs inside the service worker. Of several notifications with one tag the last one counts. */
function writeDown(): void {
  const scope = self as unknown as Scope
  if (scope.shown) return
  const shown = new Map<string, Shown>()
  scope.shown = shown
  scope.registration.showNotification = async (title, { tag }) =>
    void shown.set(tag, { title, tag })
}
