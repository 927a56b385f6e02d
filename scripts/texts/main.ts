import { readFileSync, writeFileSync } from 'node:fs'
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
import { fromPo, toPo } from './po.ts'
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

function importPo(file: string): void {
  const { language, units } = fromPo(readFileSync(file, 'utf8'))
  for (const folder of folders()) {
    const known = unitsOf(folder, language)
    const found = new Map(units.map(unit => [unit.context, unit.translated]))
    const merged = known.map(unit => ({
      ...unit,
      translated: found.get(unit.context) ?? unit.translated,
    }))
    writeFileSync(join(folder.path, `${language}.json`), jsonOf(merged))
  }
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
  } else if (verb === 'missing' && about) listMissing(about)
  else if (verb === 'export' && about)
    writeFileSync(
      `${about}.po`,
      toPo({ language: about, units: folders().flatMap(folder => unitsOf(folder, about)) }),
    )
  else if (verb === 'import' && about) importPo(about)
  else console.error(USAGE)
}

run(process.argv.slice(2))
