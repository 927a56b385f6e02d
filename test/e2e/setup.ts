import type { TestProject } from 'vitest/node'
import { openHouse } from './house.ts'
import { forgetLooks } from './looks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one server of all tests that need none of their own. */
    readonly address: string
  }
}

/** One server for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetLooks()
  const house = await openHouse()
  project.provide('address', house.address)
  return () => house.stop()
}
