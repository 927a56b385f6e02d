import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Style sheets stay loaded when one goes from a page to a table. A page's class that a table uses too would change the
 * table, but only for those who came by that page.
 */

const WEB = new URL('./', import.meta.url)

function filesIn(folder: string, ending: string): string[] {
  const files = readdirSync(new URL(folder, WEB), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith(ending)).map(file => `${folder}/${file}`)
}

const read = (file: string) => readFileSync(new URL(file, WEB), 'utf8')

/** Every selector of a style sheet, one by one, without those of its at-rules. */
function selectorsOf(file: string): string[] {
  const blocks = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]+)\{/g)
  return [...blocks]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map(selector => selector.trim())
    .filter(selector => !selector.startsWith('@'))
}

const classesIn = (text: string) =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? [])

/** The class with which a selector begins, if nothing else qualifies it: `me` of `.me h1`, none of `ul.me`. */
function bareClass(selector: string): string[] {
  const [compound = ''] = selector.split(/[\s>+~]/)
  return /^\.[\w-]+(:.*|\[.*)?$/.test(compound) ? classesIn(compound).slice(0, 1) : []
}

const styles = ['table', 'board-kit', '../games']
  .flatMap(folder => filesIn(folder, '.css'))
  .flatMap(selectorsOf)

/** Class names written in the elements of the tables. */
function elementClasses(): string[] {
  const sources = ['table', 'board-kit', '../games']
    .flatMap(folder => filesIn(folder, '.tsx'))
    .map(read)
  const written = sources.flatMap(source => source.match(/class=("[^"]*"|\{[^\n]*)/g) ?? [])
  return written.flatMap(text =>
    [...text.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(([, names = '']) => names.split(' ')),
  )
}

/** `file: class` of every bare class that is among `names`. */
function collisions(folder: string, names: ReadonlySet<string>): string[] {
  const found = filesIn(folder, '.css').flatMap(file =>
    selectorsOf(file)
      .flatMap(bareClass)
      .filter(name => names.has(name))
      .map(name => `${file}: ${name}`),
  )
  return [...new Set(found)]
}

test('no class of a page is a class of a table too', () => {
  const ofTables = new Set([...styles.flatMap(classesIn), ...elementClasses()])
  expect(ofTables.has('me')).toBe(true)
  expect(collisions('pages', ofTables)).toEqual([])
})

test('no class of a shared part is the state of something on a table', () => {
  const compounds = styles.flatMap(selector => selector.split(/[\s>+~]+/))
  const states = new Set(
    compounds.flatMap(compound => classesIn(compound.replace(/^\.[\w-]+/, ''))),
  )
  expect(states.has('me')).toBe(true)
  expect(collisions('parts', states)).toEqual([])
})
