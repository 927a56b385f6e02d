// `npm run lock`, after dependencies have changed: completes package-lock.json for platforms other
// than this one, and asks the registry for the hashes that are missing.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { nameAt, readLock, resolved, withoutHash } from './lib/lockfile.mjs'
import { here } from './lib/paths.mjs'

/*
 * Compilers and linters ship one optional package a platform. npm leaves out of the lockfile those
 * that it did not find or fetch where the lockfile was written, and then `npm ci` fails everywhere.
 * Their versions are exact, so they can be entered without being fetched: by name, version and
 * platform, and with the hash that the registry tells.
 */

/** @typedef {import('./lib/lockfile.mjs').Entry} Entry */

/** Failed questions in a row after which the registry is taken not to have these packages. */
const ENOUGH_REFUSALS = 3

const lock = readLock()
const { packages } = lock
const added = addPlatforms()
const hashed = addHashes()
const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync(here('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms and ${hashed} hashes added`)
const left = withoutHash(packages).length
if (left > 0) console.log(`${left} packages have no hash yet: this registry does not have them`)

function addPlatforms() {
  let count = 0
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolved(packages, path, name)
      const present = found === undefined ? undefined : packages[found]?.version
      const exact = /^\d+\.\d+\.\d+$/.test(version)
      if (present === version || (present && !exact)) continue
      const platform = exact ? platformOf(name) : null
      if (!platform) {
        console.error(`${name}@${version}: not known for which platform; left out`)
        continue
      }
      const folder = packages[`node_modules/${name}`]
        ? `${path}/node_modules/${name}`
        : `node_modules/${name}`
      packages[folder] = { version, ...platform, ...(dev && { dev }), optional: true }
      count++
    }
  }
  return count
}

function addHashes() {
  let refusals = 0
  let count = 0
  for (const [path, entry] of withoutHash(packages)) {
    if (refusals === ENOUGH_REFUSALS) break
    const integrity = askForHash(nameAt(path), entry.version)
    refusals = integrity ? 0 : refusals + 1
    if (!integrity) continue
    entry.integrity = integrity
    count++
  }
  return count
}

/** @param {string} name @param {string} version */
function askForHash(name, version) {
  const asked = ['view', `${name}@${version}`, 'dist.integrity']
  const { status, stdout } = spawnSync('npm', asked, { encoding: 'utf8' })
  return status === 0 && stdout.startsWith('sha512-') ? stdout.trim() : null
}

/**
 * Reads os, processor and C library from a name such as `@rolldown/binding-linux-arm64-musl`.
 * @param {string} name
 */
function platformOf(name) {
  const os = /android|darwin|freebsd|linux|openbsd|netbsd|sunos|aix|openharmony|win32/.exec(
    name,
  )?.[0]
  const cpu = /arm64|arm|x64|ia32|riscv64|ppc64|s390x|loong64|mips64el|wasm32/.exec(
    name.slice(name.lastIndexOf('/')),
  )?.[0]
  if (!cpu || (!os && cpu !== 'wasm32')) return null
  const libc =
    os !== 'linux' ? null : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : null
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) }
}
