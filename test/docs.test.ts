import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { here } from '../scripts/lib/paths.mjs'
import { ROUTES } from '../src/server/routes.ts'

/* What the documents name is there: other documents, commands, routes, folders. */

const FOLDERS = ['.', 'docs', 'docs/bots']
const documents = FOLDERS.flatMap(folder =>
  readdirSync(here(folder))
    .filter(name => name.endsWith('.md') && name !== 'NOTICE.md')
    .map(name => join(folder, name)),
)
const textOf = (document: string) => readFileSync(here(document), 'utf8')

/** The anchor that a heading gets. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

/** Whether a link of a document leads to a file and, there, to a heading. */
function leads(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? document : join(dirname(document), file)
  if (!existsSync(here(target))) return false
  if (anchor === undefined) return true
  const headings = [...textOf(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
  return headings.map(anchorOf).includes(anchor)
}

test.each(documents)('%s: every link leads somewhere', document => {
  const links = [...textOf(document).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  const inside = links.filter(link => !/^https?:/.test(link))
  expect(inside.filter(link => !leads(document, link))).toEqual([])
})

test.each(documents)('%s: every command of npm is one', document => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = [...textOf(document).matchAll(/npm run (?:-s )?([a-z:-]+)/g)]
  expect(named.map(([, name = '']) => name).filter(name => !(name in scripts))).toEqual([])
})

test('docs/http.md names every route but those of its own page and of admins', () => {
  const page = textOf('docs/http.md')
  const paths = new Set(ROUTES.map(({ path }) => path))
  const elsewhere = /^\/api\/(admin|docs)\//
  const named = (path: string) => new RegExp(`${path}(?![\\w/:-])`).test(page)
  expect([...paths].filter(path => !elsewhere.test(path) && !named(path))).toEqual([])
})

test.each(['src/web', 'src/web/table', 'src/web/pages', 'src/server', 'src/cli', 'test'])(
  'ARCHITECTURE.md names every folder of %s',
  folder => {
    const page = textOf('ARCHITECTURE.md')
    const folders = readdirSync(here(folder), { withFileTypes: true }).filter(entry =>
      entry.isDirectory(),
    )
    const missing = folders.filter(({ name }) => !page.includes(`${name}/`))
    expect(missing.map(({ name }) => name)).toEqual([])
  },
)
