import { type Browser, chromium } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { launchOptions } from '../../scripts/lib/chromium.mjs'

/** Where the tests of a worker find its browser. */
export interface WithBrowser {
  tianguisBrowser?: Browser
}

/**
 * No memory for tiles: a page is laid out, styled, painted into lists and hit as ever, but nobody
 * makes pixels of it. No test looks at pixels; two whole games of Mercado took 30.5 seconds of
 * processor time with them, and take 24 without.
 */
const NO_PIXELS = '--force-gpu-mem-available-mb=0'

/**
 * A browser for each worker, as long as it lives. One for all would be spoken to through the main
 * thread, which reads and writes every message once more: that takes longer than a second browser.
 */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  async setup(global: WithBrowser) {
    const { executablePath, args } = launchOptions()
    const browser = await chromium.launch({ executablePath, args: [...args, NO_PIXELS] })
    global.tianguisBrowser = browser
    return { teardown: () => browser.close() }
  },
}
export default environment
