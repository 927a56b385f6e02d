import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from '../../scripts/lib/chromium.mjs'
import { openHouse } from './house.ts'
import { forgetLooks } from './looks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all tests is reached. */
    readonly browser: string
    /** The address of the one server of all tests that need none of their own. */
    readonly address: string
  }
}

/** One browser and one server for all files: each test opens a context of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetLooks()
  const [browser, house] = await Promise.all([chromium.launchServer(launchOptions()), openHouse()])
  project.provide('browser', browser.wsEndpoint())
  project.provide('address', house.address)
  return async () => {
    await Promise.all([browser.close(), house.stop()])
  }
}
