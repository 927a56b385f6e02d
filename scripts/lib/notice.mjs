import { readdirSync, readFileSync } from 'node:fs'
import { boundToPlatform, nameAt, readLock, resolved } from './lockfile.mjs'
import { here } from './paths.mjs'

/** @typedef {import('./lockfile.mjs').Packages} Packages */
/** @typedef {{ name: string, version: string, license: string, holders: string[], text: string }} Notice */

/**
 * What the page is built from, beside the packages that a server installs: development only by
 * npm's count, but parts of them are in dist/web.
 */
export const IN_PAGE = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/fraunces',
  '@iconify-json/game-icons',
  '@iconify-json/lucide',
  '@preact/signals',
  '@simplewebauthn/browser',
  'lean-qr',
  'preact',
  'preact-iso',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
]

const HEAD = `# Third parties

Tianguis stands on the software below. This file is made from the installed packages by
\`npm run notice\`: first who holds the rights in each package, then the text of each licence once.
`

/** The contents of NOTICE.md: for every package that is shipped or installed with a server. */
export function noticeText() {
  const { packages } = readLock()
  const notices = shippedFolders(packages).map(path =>
    noticeOf(path, packages[path]?.version ?? ''),
  )
  /** @type {Map<string, Notice[]>} */
  const byText = new Map()
  for (const notice of notices)
    byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice])
  const texts = [...byText].filter(([text]) => text)
  return [
    HEAD,
    ...notices.map(lineOf),
    ...texts.map(
      ([text, users]) => `\n## ${licenceOf(users)}: ${namesOf(users)}\n\n${quoted(text)}`,
    ),
    '',
  ].join('\n')
}

/** @param {Packages} packages */
function shippedFolders(packages) {
  const paths = new Set(
    Object.keys(packages).filter(
      path => path && !packages[path]?.dev && !packages[path]?.devOptional,
    ),
  )
  const waiting = IN_PAGE.map(name => `node_modules/${name}`)
  for (const path of waiting) {
    if (paths.has(path)) continue
    paths.add(path)
    for (const name of Object.keys(packages[path]?.dependencies ?? {}))
      waiting.push(resolved(packages, path, name) ?? path)
  }
  return [...paths]
    .filter(path => !boundToPlatform(packages[path] ?? { version: '' }))
    .sort((a, b) => order(nameAt(a), nameAt(b)) || order(a, b))
}

/** The same on every machine, whatever its language. @param {string} a @param {string} b */
function order(a, b) {
  return Number(a > b) - Number(a < b)
}

/** @param {string} path @param {string} version @returns {Notice} */
function noticeOf(path, version) {
  const { license = 'unknown', author } = JSON.parse(
    readFileSync(here(`${path}/package.json`), 'utf8'),
  )
  const lines = licenceFiles(path).flatMap(file =>
    readFileSync(here(`${path}/${file}`), 'utf8').split(/\r?\n/),
  )
  const holders = lines.map(plain).filter(isHolder)
  const text = lines.filter(line => !isHolder(plain(line))).map(line => line.trim())
  const by = typeof author === 'string' ? author : (author?.name ?? '')
  return {
    name: nameAt(path),
    version,
    license,
    holders: holders.length > 0 || !by ? [...new Set(holders)] : [`by ${by}`],
    text: folded(text.join('\n')),
  }
}

/** @param {string} path */
function licenceFiles(path) {
  return readdirSync(here(path))
    .filter(file => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
}

/** @param {string} line */
function plain(line) {
  return line.trim().replace(/^[#*>\s]+/, '')
}

/** Whether a line names who holds the rights. @param {string} line */
function isHolder(line) {
  return /^copyright\b.*\d{4}|^copyright \(c\)|^\(c\) /i.test(line)
}

/** Paragraphs on one line each, so that the same text broken elsewhere is the same. @param {string} text */
function folded(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')
}

/** @param {Notice} notice */
function lineOf({ name, version, license, holders }) {
  return [`- ${name} ${version} (${license})`, ...holders].join('; ')
}

/** @param {Notice[]} users */
function licenceOf(users) {
  return [...new Set(users.map(({ license }) => license))].join(', ')
}

/** @param {Notice[]} users */
function namesOf(users) {
  return users.map(({ name }) => name).join(', ')
}

/** @param {string} text */
function quoted(text) {
  return text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}
