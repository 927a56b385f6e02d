import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ROOT } from './paths.mjs'

/** These always run: they are quick and check everything. */
const ALWAYS = ['test/architecture.test.ts', 'test/ledger.test.ts']

/**
 * The unit tests near what has changed since the last commit that is also in main: those that have
 * changed, those that import a changed file, and those that lie beside one.
 */
export function nearTests() {
  const { since, files } = changedFiles()
  const changed = new Set(files)
  const folders = new Set(files.filter(isSource).map(file => posix.dirname(file)))
  const tests = [...sources('src'), ...sources('test')].filter(isTest)
  const near = tests.filter(
    test =>
      changed.has(test) ||
      folders.has(posix.dirname(test)) ||
      importsOf(test).some(file => changed.has(file)),
  )
  const always = files.length ? ALWAYS : []
  return { since, changed: files.length, tests: [...new Set([...near, ...always])] }
}

/** @param {string} path */
const isTest = path => /\.test\.tsx?$/.test(path)
/** @param {string} path */
const isSource = path => /^(src|test)\/.*\.tsx?$/.test(path)

function changedFiles() {
  const since = ['origin/main', 'main'].map(commonWith).find(Boolean) ?? 'HEAD'
  const changed = git('diff', '--name-only', '--diff-filter=d', since)
  const added = git('ls-files', '--others', '--exclude-standard')
  const short = since === 'HEAD' ? since : since.slice(0, 8)
  return { since: short, files: [...new Set([...changed, ...added])] }
}

/**
 * The last commit in common with a branch; null if there is no such branch. @param {string} name
 */
function commonWith(name) {
  try {
    return git('merge-base', 'HEAD', name)[0] ?? null
  } catch {
    return null
  }
}

/** @param {string[]} args */
function git(...args) {
  const said = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  return said.split('\n').filter(line => line !== '')
}

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? sources(path) : isSource(path) ? [path] : []
  })
}

/** The files of ours that a file imports by their path. @param {string} file */
function importsOf(file) {
  const text = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    posix.join(dirname(file), path ?? ''),
  )
}
