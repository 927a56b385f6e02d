import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Whether to rewrite the golden files instead of comparing them: `UPDATE_PLAYTHROUGHS=1 npm test --
 * unit`.
 */
export const UPDATE = process.env.UPDATE_PLAYTHROUGHS === '1'

/** Why a test skips a game that `hasGoldenFiles` denies. */
export const NEW_GAME = 'a new game: UPDATE_PLAYTHROUGHS=1 writes its golden files'

/**
 * Whether a game has golden files, or gets them now. A new game has none: one of them present, all
 * must be there.
 */
export const hasGoldenFiles = (id: string): boolean =>
  UPDATE ||
  ['perft.txt', 'playthroughs', 'records'].some(name =>
    existsSync(`${ROOT}src/games/${id}/test/${name}`),
  )

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What a golden file says after a word, if there is such a file: the seed it was made from, for
 * one.
 */
export function noted(path: string, word: string): number | null {
  const file = ROOT + path
  const found = existsSync(file)
    ? new RegExp(`\\b${word} (\\d+)`).exec(readFileSync(file, 'utf8'))
    : null
  return found ? Number(found[1]) : null
}

/**
 * Where the text differs from the file, with the lines around it; null if nowhere, or if it was
 * written.
 */
export function firstDifference(path: string, content: string): string | null {
  const file = ROOT + path
  if (UPDATE) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return null
  }
  const found = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (found === content) return null
  const [was, is] = [found.split('\n'), content.split('\n')]
  const at = is.findIndex((line, i) => line !== was[i])
  const part = (lines: readonly string[], sign: string) =>
    lines.slice(at, at + 5).map(line => `${sign} ${line}`)
  const before = is.slice(Math.max(0, at - 3), at).map(line => `  ${line}`)
  return [`${path}, line ${at + 1}:`, ...before, ...part(was, '-'), ...part(is, '+')].join('\n')
}
