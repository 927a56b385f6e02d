import { type Browser, chromium } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { launchOptions } from '../../scripts/lib/chromium.mjs'

/** Where the tests of a worker find its browser. */
export interface WithBrowser {
  tianguisBrowser?: Browser
}

/**
 * A browser for each worker, as long as it lives. One for all would be spoken to through the main
 * thread, which reads and writes every message once more: that takes longer than a second browser.
 */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(global: WithBrowser) {
    const browser = await chromium.launch(launchOptions())
    global.tianguisBrowser = browser
    return { teardown: () => browser.close() }
  },
}
export default environment
