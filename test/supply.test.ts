import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boundToPlatform, nameAt, readLock, withoutHash } from '../scripts/lib/lockfile.mjs'
import { IN_PAGE, noticeText } from '../scripts/lib/notice.mjs'
import { here } from '../scripts/lib/paths.mjs'

/*
 * What is not ours: which packages come along, that each is the one it was, and under what terms.
 * After dependencies have changed: `npm run lock`, then `npm run notice`.
 */

/** Packages a server installs. A small dependency must not bring a hundred others. */
const MOST_PACKAGES = 260

const { packages } = readLock()
const declared = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

describe('package-lock.json', () => {
  test('has a hash for each package that a server, a browser or a check here runs', () => {
    // Without one, only: development tools for other machines, which not every registry has.
    const bare = withoutHash(packages).filter(
      ([, entry]) => !(entry.dev === true && boundToPlatform(entry)),
    )
    expect(bare.map(([path]) => path)).toEqual([])
    const installed = withoutHash(packages).filter(([path]) => existsSync(here(path)))
    expect(installed.map(([path]) => path)).toEqual([])
  })

  test('names the versions of package.json', () => {
    expect(packages['']).toMatchObject({
      dependencies: declared.dependencies,
      devDependencies: declared.devDependencies,
    })
  })

  test('brings a server no hundreds of packages for one formula', () => {
    const needed = Object.entries(packages).filter(
      ([path, entry]) => path !== '' && entry.dev !== true && !boundToPlatform(entry),
    )
    expect(needed.length).toBeLessThan(MOST_PACKAGES)
    expect(needed.filter(([path]) => nameAt(path).startsWith('@stdlib/'))).toEqual([])
  })
})

describe('NOTICE.md', () => {
  test('is what `npm run notice` writes', () => {
    expect(readFileSync(here('NOTICE.md'), 'utf8')).toBe(noticeText())
  })

  test('names what the page is built from', () => {
    const notice = noticeText()
    const shipped = [...Object.keys(declared.dependencies), ...IN_PAGE]
    expect(shipped.filter(name => !notice.includes(`\n- ${name} `))).toEqual([])
  })
})
