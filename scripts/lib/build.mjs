import { Failure } from './failure.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

/** Builds what is named, or everything; `--verbose` lists sizes. @param {string[]} args */
export async function main(args) {
  const wanted = args.filter(word => word !== '--verbose')
  const verbose = wanted.length < args.length
  try {
    await ensureInstalled(process.stdout)
    await ensureBuilt(wanted.length ? wanted : ['node', 'web'], { force: true, verbose })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
