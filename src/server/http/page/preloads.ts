import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../../kit/meta.ts'

/*
 * What a page will load is named beside its HTML, in a `Link` header: else it waits for the line
 * again and again, as each file asks for the next. What nothing can be painted without comes first,
 * though the HTML names it too: the browser asks for things in the order in which it hears of them.
 */

/** A file of the built page, as Vite's manifest has it, by its source or, shared, by its name. */
interface Built {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Built>>

/** What each kind of page begins with: source files, or the names of what a game shares. */
const WANTED: { readonly [page: string]: (game: string, language: string) => readonly string[] } = {
  game: game => ['pages/game/game.tsx', emblemOf(game)],
  play: game => [emblemOf(game), 'pages/play/play.tsx'],
  t: (_, language) => ['pages/play/server-table.tsx', `table/text/${language}.json`],
}

/** What a table needs besides, when the picture of its game has been painted (`setting.ts`). */
const tableOf = (game: string, language: string) => [
  `${game}-board`,
  `${game}-rules`,
  `table/text/${language}.json`,
  `../games/${game}/text/${language}.json`,
  `../kit/text/${language}.json`,
]

/** The script in the HTML's head, which is not built. */
const FIRST = '</early.js>; rel=preload; as=script'

/** What every page begins with, and the words of all pages. */
const PAGE = 'index.html'
const wordsIn = (language: string) => `text/${language}.json`

const emblemOf = (game: string) => `../games/${game}/board/art/emblem.svg`

/** The file with the picture of a game; undefined where it brings none. */
export const emblemIn = (manifest: Manifest, game: string): string | undefined =>
  manifest[emblemOf(game)]?.file

/** The files of a table that its page has not named before, for who accepts these languages. */
export function tableIn(manifest: Manifest, game: string, accepted: string): string[] {
  const before = filesOf(manifest, [PAGE, 'pages/play/play.tsx'])
  return filesOf(manifest, tableOf(game, languageOf(accepted))).filter(
    file => !before.includes(file),
  )
}

/**
 * Says for a page's path and an `Accept-Language` what to load: the value of a `Link` header, or
 * "".
 */
export function preloadsOf(manifest: Manifest): (path: string, accepted: string) => string {
  const known = new Map<string, string>()
  return (path, accepted) => {
    const [, page = '', game = '', more] = path.split('/')
    const language = languageOf(accepted)
    const own = more === undefined ? WANTED[page]?.(game, language) : undefined
    const wanted = [wordsIn(language), ...(own ?? [])]
    const key = wanted.join()
    const links = known.get(key) ?? linksTo(manifest, wanted)
    known.set(key, links)
    return links
  }
}

/** What the page of this folder was built of; {} where it is not built. */
export function manifestIn(root: string): Manifest {
  const file = join(root, '.vite', 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** The first language of theirs that is ours: the page chooses in the same way. */
export function languageOf(accepted: string): string {
  const wishes = accepted.split(',').map(wish => wish.trim().slice(0, 2).toLowerCase())
  const ours: readonly string[] = LANGUAGES
  return wishes.find(wish => ours.includes(wish)) ?? LANGUAGES[0]
}

function linksTo(manifest: Manifest, wanted: readonly string[]): string {
  const files = filesOf(manifest, [PAGE, ...wanted])
  if (files.length === 0) return ''
  const built = files.map(file => `</${file}>; ${KINDS[file.slice(file.lastIndexOf('.'))]}`)
  return [FIRST, ...built].join(', ')
}

/** The files of these parts and of all that they import, each once. */
function filesOf(manifest: Manifest, wanted: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    const built = manifest[key]
    if (built === undefined || seen.has(key)) return
    seen.add(key)
    built.css?.forEach(file => files.add(file))
    files.add(built.file)
    built.imports?.forEach(add)
  }
  for (const wish of wanted) add(wish in manifest ? wish : (keyNamed(manifest, wish) ?? ''))
  return [...files]
}

const keyNamed = (manifest: Manifest, name: string) =>
  Object.keys(manifest).find(key => manifest[key]?.name === name)

const KINDS: { readonly [ending: string]: string } = {
  '.js': 'rel=modulepreload',
  '.css': 'rel=preload; as=style; crossorigin',
  '.svg': 'rel=preload; as=image; fetchpriority=high',
}
