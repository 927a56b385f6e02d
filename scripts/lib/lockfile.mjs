import { readFileSync } from 'node:fs'
import { here } from './paths.mjs'

/**
 * What package-lock.json says of one package.
 * @typedef {{
 *   version: string, integrity?: string, dev?: true, devOptional?: true, optional?: true,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: { [name: string]: string }, optionalDependencies?: { [name: string]: string },
 *   devDependencies?: { [name: string]: string }
 * }} Entry
 */
/** By the package's folder; the project itself is ''. @typedef {{ [path: string]: Entry }} Packages */

/** @returns {{ packages: Packages }} */
export function readLock() {
  return JSON.parse(readFileSync(here('package-lock.json'), 'utf8'))
}

/** The name of the package in a folder. @param {string} path */
export function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * The folder of the package that the one in `path` would load.
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
export function resolved(packages, path, name) {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const found = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[found]) return found
    if (!folder) return undefined
  }
}

/** Whether a package is left out on other platforms. @param {Entry} entry */
export function boundToPlatform({ optional, os, cpu, libc }) {
  return optional === true && Boolean(os ?? cpu ?? libc)
}

/**
 * The packages without a hash of what should be fetched: nothing would tell if another file came.
 * @param {Packages} packages
 */
export function withoutHash(packages) {
  return Object.entries(packages).filter(([path, { integrity }]) => path && !integrity)
}
