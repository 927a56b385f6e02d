import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { here } from './paths.mjs'

/**
 * Does something while no other process does the same. A lock whose owner has died is taken over.
 * @template A
 * @param {string} name
 * @param {() => Promise<A>} work
 */
export async function withLock(name, work) {
  const folder = here(`.cache/${name}.lock`)
  mkdirSync(here('.cache'), { recursive: true })
  while (!take(folder)) {
    if (abandoned(folder)) rmSync(folder, { recursive: true, force: true })
    else await sleep(100)
  }
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder)
  } catch {
    return false
  }
  writeFileSync(`${folder}/pid`, String(process.pid))
  return true
}

/** @param {string} folder */
function abandoned(folder) {
  try {
    process.kill(Number(readFileSync(`${folder}/pid`, 'utf8')), 0)
    return false
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ESRCH') return true
    if (code !== 'ENOENT') return false
    // Taken, but its owner is not yet written down: an instant, unless it died in it.
    return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000
  }
}
