import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { routed } from './routes.fixture.ts'
import { screen } from './screen.fixture.ts'
import { browser } from './server.fixture.ts'
import { pageText } from './text/index.ts'
import { UpdateBanner } from './update.tsx'

/** What the page does once it is loaded, and how the worker says that it has a newer version. */
const worker = vi.hoisted(() => {
  const loads: (() => void)[] = []
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => {
    if (type === 'load') loads.push(act)
  })
  return { loads, tells: () => {} }
})
vi.mock('virtual:pwa-register', () => ({
  registerSW: ({ onNeedRefresh }: { onNeedRefresh: () => void }) => {
    worker.tells = onNeedRefresh
    return async () => {}
  },
}))

beforeAll(async () => {
  vi.useFakeTimers()
  for (const load of worker.loads) load()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})
afterEach(() => vi.unstubAllGlobals())

test.each(['/', '/t/abcdefgh', '/play/mercado'])(
  'that a new version is ready is said at %s, and can be put away',
  async path => {
    browser()
    const shown = await screen(routed(<UpdateBanner />, path).page)
    expect(shown.text()).toBe('')
    worker.tells()
    await shown.settle()
    expect(shown.text()).toContain(pageText('page.newVersion'))
    await shown.find('button', pageText('page.later')).fire('click')
    expect(shown.text()).toBe('')
    await shown.close()
  },
)
