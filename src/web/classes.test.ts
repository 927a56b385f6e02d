import { expect, test } from 'vitest'
import {
  bareClass,
  classesIn,
  classesOfElements,
  filesIn,
  read,
  selectorsOf,
} from './styles.fixture.ts'

/*
 * Style sheets stay loaded when one goes from a page to a table. A page's class that a table uses too would change the
 * table, but only for those who came by that page.
 */

const styles = ['table', 'board-kit', '../games']
  .flatMap(folder => filesIn(folder, '.css'))
  .flatMap(selectorsOf)

/** Class names written in the elements of the tables. */
const elementClasses = () =>
  ['table', 'board-kit', '../games']
    .flatMap(folder => filesIn(folder, '.tsx'))
    .flatMap(file => classesOfElements(read(file)))

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

test('no selector of a table makes the browser look at every element after each change', () => {
  expect(styles.some(selector => selector.includes(':has('))).toBe(true)
  // What depends on `:has` is looked for among all that it may be: with `*` that is everything.
  expect(styles.filter(selector => /:has\(.*\*|\*.*:has\(/.test(selector))).toEqual([])
})

test('no style of the whole page hangs on what is anywhere in it', () => {
  const all = ['.', '../games'].flatMap(folder => filesIn(folder, '.css')).flatMap(selectorsOf)
  expect(all.some(selector => selector.startsWith('body'))).toBe(true)
  // After each change the browser would work out anew whatever may depend on any `:has`.
  expect(
    all.filter(selector => /(^|[\s>+~])(body|html|:root|#app)[^\s>+~]*:has\(/.test(selector)),
  ).toEqual([])
})
