import { Failure } from './failure.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

/** Builds what is named, or everything. @param {string[]} wanted */
export async function main(wanted) {
  try {
    ensureInstalled(console.log)
    await ensureBuilt(wanted.length ? wanted : ['node', 'web'], { force: true })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
