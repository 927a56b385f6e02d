// `npm run lock`, after dependencies have changed: completes package-lock.json for platforms other
// than this one.
import { readFileSync, writeFileSync } from 'node:fs'
import { here } from './lib/paths.mjs'

/*
 * Compilers and linters ship one optional package a platform. npm leaves out of the lockfile those
 * that it did not find or fetch where the lockfile was written, and then `npm ci` fails everywhere.
 * Their versions are exact, so they can be entered without being fetched: only by name, version and
 * platform (their integrity is then for the registry to vouch).
 */

/**
 * @typedef {{ version: string, dev?: true, optional?: true, os?: string[], cpu?: string[], libc?:
 * string[] }} Entry
 */

const file = here('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
/** @type {{ [path: string]: Entry & { optionalDependencies?: { [name: string]: string } } }} */
const packages = lock.packages
let added = 0

for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const present = found(path, name)
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
    added++
  }
}

lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added`)

/**
 * The version of a package that the one in `path` would load. @param {string} path @param {string}
 * name
 */
function found(path, name) {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const entry = packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]
    if (entry || !folder) return entry?.version
  }
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
