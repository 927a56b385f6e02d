import { join, relative } from 'node:path'
import { type Folder, ROOT } from './catalogues.ts'
import type { Unit } from './po.ts'

/** The messages of a folder as a translator sees them: English, and what is translated so far. */
export function unitsOf({ path, languages }: Folder, language: string): Unit[] {
  const [english, ...others] = languages
  const own = others.find(other => other.language === language)
  const keys = new Set([...(english?.messages.keys() ?? []), ...(own?.messages.keys() ?? [])])
  const name = relative(join(ROOT, 'src'), path).replaceAll('\\', '/')
  return [...keys].map(key => {
    const translated = own?.messages.get(key)?.said ?? ''
    const said = english?.messages.get(key)?.said ?? translated
    return { context: `${name}:${key}`, english: said, translated }
  })
}

/** The catalogue that the translated ones of these units make, as its file holds it. */
export function jsonOf(units: readonly Unit[]): string {
  const lines = units
    .filter(({ translated }) => translated !== '')
    .map(unit => `  ${JSON.stringify(unit.context.replace(/^[^:]*:/, ''))}: ${asJson(unit)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const asJson = ({ translated }: Unit) => JSON.stringify(translated)
