import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from './failure.mjs'
import { ledgerOf } from './ledger.mjs'
import { here } from './paths.mjs'

const HELP = `npm run new-game <id>               writes src/games/<id>, a small game to change into yours
npm run new-game <id> -- --remove   removes it again, folder and registry lines

<id> is 3 to 30 lower-case letters, digits and single hyphens, and begins with a letter: card-nim.`

const TEMPLATE = 'scripts/new-game'
const REGISTRY = 'src/games/index.ts'

/** @param {string[]} args */
export function main(args) {
  const [id, ...rest] = args.filter(word => word !== '--remove')
  try {
    if (id === undefined || rest.length > 0 || id.startsWith('-')) return console.log(HELP)
    check(id)
    if (args.includes('--remove')) remove(id)
    else create(id)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** @param {string} id */
function check(id) {
  if (!/^(?=.{3,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Failure(`"${id}" is no id of a game.\n\n${HELP}`)
}

/** @param {string} id */
function create(id) {
  if (existsSync(here(`src/games/${id}`))) throw new Failure(`src/games/${id} is there already.`)
  const words = wordsOf(id)
  for (const path of filesIn(here(TEMPLATE))) {
    const file = here(`src/games/${id}/${path.replace(/\.txt$/, '')}`)
    mkdirSync(dirname(file), { recursive: true })
    const text = readFileSync(here(`${TEMPLATE}/${path}`), 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/\b(ID|NAME|TITLE|RULE)\b/g, word => words[word] ?? word),
    )
  }
  const registry = readFileSync(here(REGISTRY), 'utf8')
  const [imported, listed] = registryLines(id)
  const added = registry
    .replace(/(?<=import [^\n]* from '\.\/[^\n]*\n)(?!import)/, imported)
    .replace(/(export const GAMES[^[]*\[[^\]]*\] = \[[^\]]*)\]/, `$1${listed}]`)
  writeFileSync(here(REGISTRY), added)
  types()
  console.log(`src/games/${id} is a game that plays already. Next:
${next('npm start', 'play it in the page, with a board of buttons')}
${next(`npm run tianguis -- play ${id}`, 'play it in the terminal')}
${next(`npm test -- unit ${id}`, 'its own tests')}
${next(`npm test -- unit conformance -t ${id}`, 'what every game has to pass')}
CONTRIBUTING.md, "Add a game", tells how it becomes yours.`)
}

/** @param {string} command @param {string} what */
const next = (command, what) => `  ${command.padEnd(48)}${what}`

/** @param {string} id */
function remove(id) {
  if (!existsSync(here(`src/games/${id}`))) throw new Failure(`There is no src/games/${id}.`)
  rmSync(here(`src/games/${id}`), { recursive: true })
  const lines = registryLines(id)
  const registry = lines.reduce(
    (text, line) => text.replace(line, ''),
    readFileSync(here(REGISTRY), 'utf8'),
  )
  writeFileSync(here(REGISTRY), registry)
  console.log(`src/games/${id} and its lines in ${REGISTRY} are gone.`)
}

/** The two lines of a game in the registry: its import, and its place in the list. @param {string} id */
const registryLines = id => [
  `import { ${nameOf(id)} } from './${id}/index.ts'\n`,
  `  ${nameOf(id)},\n`,
]

/** "card-nim" is `cardNim` in code. @param {string} id */
const nameOf = id => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * What stands for the placeholders of the template.
 * @param {string} id
 * @returns {{ [placeholder: string]: string }}
 */
function wordsOf(id) {
  const title = id.replaceAll(/(^|-)(\w)/g, (_, __, letter) => ` ${letter.toUpperCase()}`).trim()
  return { ID: id, NAME: nameOf(id), TITLE: title, RULE: ruleOf(id) }
}

/** The letters before the numbers of its rules, which no other game has. @param {string} id */
export function ruleOf(id) {
  const taken = readdirSync(here('src/games'), { withFileTypes: true })
    .filter(game => game.isDirectory())
    .flatMap(({ name }) => ledgerOf(name))
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase()
  for (let length = 3; length <= letters.length; length++) {
    const rule = letters.slice(0, length)
    if (!taken.some(number => number.startsWith(`${rule}-`))) return rule
  }
  return `${letters}X`
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.txt'))
    .map(path => path.replaceAll('\\', '/'))
}

/** Writes the types of the new messages. */
function types() {
  const done = spawnSync(process.execPath, [here('scripts/texts.mjs')], { encoding: 'utf8' })
  if (done.status !== 0) throw new Failure(`npm run texts failed:\n${done.stdout}${done.stderr}`)
}
