import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { expect, test } from 'vitest'
import { codeIn, FOLDERS as CODE } from '../scripts/lib/house-files.mjs'
import { here, ROOT } from '../scripts/lib/paths.mjs'
import { addCommands } from '../src/cli/commands.ts'
import { ROUTES } from '../src/server/routes.ts'

/* What documents and comments name is there: documents, files, folders, commands, options, routes. */

const FOLDERS = ['.', 'docs', 'docs/bots']
const documents = FOLDERS.flatMap(folder =>
  readdirSync(here(folder))
    .filter(name => name.endsWith('.md') && name !== 'NOTICE.md')
    .map(name => join(folder, name)),
)
/** Those that say how things are now. */
const manuals = documents.filter(name => name !== 'CHANGELOG.md')
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

/** Where our files lie; what is built or fetched is not ours. */
const TREE = [...CODE, 'docs', 'deploy']
const paths = TREE.flatMap(top => [
  top,
  ...readdirSync(here(top), { recursive: true, encoding: 'utf8' }).map(
    path => `${top}/${path.replaceAll('\\', '/')}`,
  ),
])
const folders = new Set(paths.flatMap(path => path.split('/').slice(0, -1)))
/** What a reader is told to make. */
const EXAMPLES = ['src/games/card-nim', 'rules/de.md']

/** The files and folders that a text names: `kit/words`, `bots/search.ts`, `<id>/meta.ts`. */
function pathsIn(text: string): string[] {
  const words = text.match(/(?<![\w/:.@*<>-])[\w<>*][\w./<>*-]*/g) ?? []
  return words
    .map(word => word.replace(/[./]+$/, ''))
    .filter(word => folders.has(word.split('/')[0] ?? '') || /\.(tsx?|mjs|css)$/.test(word))
    .filter(word => /[./]/.test(word) && !EXAMPLES.includes(word))
}

/** Whether there is such a path, as it stands or below a folder; `<…>` and `*` stand for any name. */
function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return paths.some(each => `/${each}`.endsWith(`/${path}`))
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<[^>]*>|\*+/g, '.*')
  return paths.some(each => new RegExp(`(^|/)${pattern}$`).test(each))
}

test.each(manuals)('%s: every file and folder is there', document => {
  expect(pathsIn(textOf(document)).filter(path => !isThere(path))).toEqual([])
})

test('every file that a comment names is there', () => {
  const wrong = CODE.flatMap(folder => codeIn(ROOT, folder)).flatMap(file => {
    const comments = textOf(file).match(/\/\*\*?[^]*?\*\/|^\s*\/\/.*$/gm) ?? []
    return comments
      .flatMap(comment => pathsIn(comment))
      .filter(path => /\.(tsx?|mjs|md|css)$/.test(path) && !isThere(path))
      .map(path => `${file}: ${path}`)
  })
  expect(wrong).toEqual([])
})

const program = new Command()
addCommands(program)

/** Begins a text that is hashed, and is no command: `tianguis ply 3`. */
const HASHED = 'ply'

/** What is wrong with a command line of ours: a command or an option that does not exist. */
function wrongIn(line: string): string[] {
  const words = line.split(/[\s\\]+/)
  let command: Command = program
  while (command.commands.length > 0) {
    const [word = ''] = words.splice(0, 1)
    const next = command.commands.find(each => each.name() === word)
    if (next === undefined) return /^[a-z]/.test(word) && word !== HASHED ? [word] : []
    command = next
  }
  const known = ['--help', ...command.options.flatMap(({ long, short }) => [long, short])]
  return words.filter(word => /^--?[a-z]/.test(word) && !known.includes(word))
}

test.each(manuals)('%s: every command line is one', document => {
  const said = textOf(document).matchAll(
    /(?:^|`) *(?:npm run (?:-s )?tianguis -- |tianguis |(npm start) -- )((?:[^`|\n\\]|\\\n?)+)/gm,
  )
  const lines = [...said].map(([, start, line = '']) => (start ? `serve ${line}` : line))
  expect(lines.flatMap(wrongIn)).toEqual([])
})

test('the help of bench names what there is', () => {
  const [what] = program.commands.find(each => each.name() === 'bench')?.registeredArguments ?? []
  const there = [...textOf('bench/main.ts').matchAll(/^ {2}(\w+): \(\) => import/gm)]
  const names = there.map(([, name]) => name).join(', ')
  expect(what?.description).toBe(`which measurements: ${names}; all if left out`)
})

test('docs/http.md names every route but those of its own page and of admins', () => {
  const page = textOf('docs/http.md')
  const routes = new Set(ROUTES.map(({ path }) => path))
  const elsewhere = /^\/api\/(admin|docs)\//
  const named = (path: string) => new RegExp(`${path}(?![\\w/:-])`).test(page)
  expect([...routes].filter(path => !elsewhere.test(path) && !named(path))).toEqual([])
})

/** Folders of which every folder is named. */
const WHOLE = ['', '/bots', '/cli', '/kit', '/server', '/web']
  .map(folder => `src${folder}`)
  .concat(
    ['pages', 'session', 'table'].map(folder => `src/web/${folder}`),
    'test',
  )

test.each(WHOLE)('ARCHITECTURE.md names every folder of %s', folder => {
  const page = textOf('ARCHITECTURE.md')
  const inside = readdirSync(here(folder), { withFileTypes: true })
  const missing = inside.filter(each => each.isDirectory() && !page.includes(`${each.name}/`))
  expect(missing.map(({ name }) => name)).toEqual([])
})
