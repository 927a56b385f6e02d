import { readdirSync, readFileSync } from 'node:fs'

/* Reading the style sheets of the page, for the tests of them. */

/** Where the page's sources lie. */
const WEB = new URL('./', import.meta.url)

/** The files of a folder, and of all in it, that end so. */
export function filesIn(folder: string, ending: string): string[] {
  const files = readdirSync(new URL(folder, WEB), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith(ending)).map(file => `${folder}/${file}`)
}

export const read = (file: string) => readFileSync(new URL(file, WEB), 'utf8')

/** Every selector of a style sheet, one by one, without those of its at-rules. */
export function selectorsOf(file: string): string[] {
  const blocks = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]+)\{/g)
  return [...blocks]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map(selector => selector.trim())
    .filter(selector => !selector.startsWith('@'))
}

export const classesIn = (text: string) =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? [])

/** The class with which a selector begins, if nothing else qualifies it: `me` of `.me h1`, none of `ul.me`. */
export function bareClass(selector: string): string[] {
  const [compound = ''] = selector.split(/[\s>+~]/)
  return /^\.[\w-]+(:.*|\[.*)?$/.test(compound) ? classesIn(compound).slice(0, 1) : []
}

/** The class names written in the elements of a source. */
export function classesOfElements(source: string): string[] {
  const written = source.match(/\bclass=("[^"]*"|\{[^\n]*)/g) ?? []
  return written.flatMap(text =>
    [...text.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(([, names = '']) => names.split(' ')),
  )
}
