import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  type Catalogue,
  type Folder,
  folders,
  isOfLessons,
  type Problem,
  ROOT,
} from './catalogues.ts'
import { check, missing } from './check.ts'
import { BadPo, fromPo, languageNamed, type Po, toPo, type Unit } from './po.ts'
import { typesOf } from './types.ts'
import { jsonOf, unitsOf } from './units.ts'

const USAGE = `npm run texts                       checks all messages and writes their types
npm run texts -- missing LANGUAGE   lists what LANGUAGE still lacks
npm run texts -- export LANGUAGE    writes LANGUAGE.po, for a translator
npm run texts -- import FILE.po     takes what the translator wrote`

/** Writes `messages.ts` of a folder and says what is wrong in it. */
function checked(folder: Folder): readonly Problem[] {
  const { asked, problems } = check(folder)
  if (!isOfLessons(folder.path))
    writeFileSync(join(folder.path, 'messages.ts'), typesOf(folder, asked))
  return problems
}

const said = ({ file, line, key, what }: Problem) => `${file}:${line}: ${key} ${what}`

/** How much is translated of what every language needs: words of one's own have no dot. */
function told(units: readonly Unit[]): string {
  const needed = units.filter(({ context }) => /:.*\./.test(context))
  const done = needed.filter(({ translated }) => translated !== '')
  return `${done.length} of ${needed.length} messages are translated`
}

function exportPo(language: string): void {
  const units = folders().flatMap(folder => unitsOf(folder, language))
  writeFileSync(`${language}.po`, toPo({ language, units }))
  console.log(`${language}.po is written: ${told(units)}.`)
}

function importPo(file: string): void {
  if (!existsSync(file)) return fail(`There is no ${file}.`)
  const { language, units } = read(file)
  const found = new Map(units.map(unit => [unit.context, unit]))
  const outdated: string[] = []
  const taken = folders().flatMap(folder => {
    const merged = unitsOf(folder, language).map(unit => {
      const { english, translated } = found.get(unit.context) ?? unit
      if (translated !== '' && english !== unit.english) outdated.push(unit.context)
      return { ...unit, translated: translated || unit.translated }
    })
    writeFileSync(join(folder.path, `${language}.json`), jsonOf(merged))
    return merged
  })
  for (const context of outdated) console.log(`${context}: the English has changed since`)
  const known = new Set(taken.map(({ context }) => context))
  for (const { context } of units)
    if (!known.has(context)) console.log(`${context}: there is no such message any more`)
  console.log(`${language}.json is written in each folder: ${told(taken)}.`)
}

function read(file: string): Po {
  try {
    return fromPo(readFileSync(file, 'utf8'))
  } catch (error) {
    throw error instanceof BadPo ? new BadPo(`${file}: ${error.message}.`) : error
  }
}

function fail(why: string): void {
  console.error(why)
  process.exitCode = 1
}

function listMissing(language: string): void {
  for (const { path, languages } of folders()) {
    const [english] = languages
    const own: Catalogue = languages.find(other => other.language === language) ?? {
      file: relative(ROOT, join(path, `${language}.json`)),
      language,
      messages: new Map(),
      problems: [],
    }
    for (const { key, said } of english ? missing(english, own) : [])
      console.log(`${own.file}: ${key}: ${said}`)
  }
}

function run([verb, about = '']: readonly string[]): void {
  if (verb === undefined) {
    const problems = folders().flatMap(checked)
    for (const problem of problems) console.error(said(problem))
    process.exitCode = problems.length > 0 ? 1 : 0
  } else if (verb === 'missing' && about) listMissing(languageNamed(about))
  else if (verb === 'export' && about) exportPo(languageNamed(about))
  else if (verb === 'import' && about) importPo(about)
  else if (verb === '--help') console.log(USAGE)
  else fail(USAGE)
}

// Whoever read our output has gone, as in `… | head`.
process.stdout.on('error', () => process.exit(0))
try {
  run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadPo)) throw error
  fail(error.message)
}
