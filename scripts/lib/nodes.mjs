import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { here } from './paths.mjs'

/** The oldest Node that is supported. */
const OLDEST = [20, 19, 0]

/**
 * The newest supported Node of a line, fetched from npm (which carries the plain binaries) unless
 * it is there already.
 * @param {string} line such as "22"
 */
export function nodeOf(line) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const version = newest(name, line)
  if (!version) throw new Failure(`npm has no ${name}@${line} of ${OLDEST.join('.')} or newer.`)
  const folder = here(`.cache/nodes/${version}`)
  const program = `${folder}/node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    npm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${name}@${version}`,
    ])
  }
  if (!existsSync(program)) throw new Failure(`${name}@${version} holds no program.`)
  return { version, program }
}

/** @param {string} name @param {string} line */
function newest(name, line) {
  /** @type {string[]} */
  const all = [JSON.parse(npm(['view', `${name}@${line}`, 'version', '--json']))].flat()
  return all
    .filter(version => /^\d+\.\d+\.\d+$/.test(version) && compare(numbers(version), OLDEST) >= 0)
    .sort((a, b) => compare(numbers(a), numbers(b)))
    .at(-1)
}

/** @param {string} version */
const numbers = version => version.split('.').map(Number)

/** @param {number[]} a @param {number[]} b */
const compare = (a, b) => a.map((number, at) => number - (b[at] ?? 0)).find(Boolean) ?? 0

/** @param {string[]} args */
function npm(args) {
  const done = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Failure(`npm ${args.join(' ')} failed:\n${done.stderr}`)
  return done.stdout
}
