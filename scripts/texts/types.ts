import { join, relative } from 'node:path'
import { type Folder, isByLanguage, ROOT } from './catalogues.ts'
import type { Kind, Kinds } from './parameters.ts'

const TYPES: { readonly [kind in Kind]: string } = {
  any: 'Value',
  number: 'number',
  person: 'Person',
  boolean: 'boolean',
  choice: 'Choice',
  list: 'List',
  term: 'Term',
}

/**
 * `messages.ts` of a folder: it tells code which messages there are, what each asks for. It has the
 * catalogues too, but for those that are loaded by language.
 */
export function typesOf({ path, languages }: Folder, asked: ReadonlyMap<string, Kinds>): string {
  const kit = relative(path, join(ROOT, 'src/kit')).replaceAll('\\', '/')
  const lines = [...asked].map(([key, kinds]) => line(quoted(key), given(kinds)))
  const body = lines.join('\n')
  const used = Object.values(TYPES).filter(type => new RegExp(`: ${type}\\b`).test(body))
  const named = used.filter(type => /^[A-Z]/.test(type)).toSorted()
  return [
    '// Written by `npm run texts` from en.json and its translations.',
    ...(named.length > 0 ? [`import type { ${named.join(', ')} } from '${kit}/messages.ts'`] : []),
    ...(isByLanguage(path) ? [] : cataloguesOf(languages.map(({ language }) => language))),
    '',
    '/** The messages of this folder, and what each asks for. */',
    'export interface Messages {',
    body,
    '}',
    '',
  ].join('\n')
}

function cataloguesOf(languages: readonly string[]): string[] {
  const named = languages.map(language => ({ language, name: language.replaceAll('-', '') }))
  const fields = named.map(({ language, name }) =>
    language === name ? name : `'${language}': ${name}`,
  )
  return [
    ...named.map(
      ({ language, name }) => `import ${name} from './${language}.json' with { type: 'json' }`,
    ),
    '',
    '/** The words of this folder in each language. */',
    `export const catalogues = { ${fields.join(', ')} }`,
  ]
}

const quoted = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`)

function given(kinds: Kinds): string[] {
  return [...kinds].map(([name, kind]) => `${name}: ${TYPES[kind]}`)
}

/** On one line, or, where that is too long, a line each. */
function line(key: string, fields: readonly string[]): string {
  const short = fields.length === 0 ? `  ${key}: {}` : `  ${key}: { ${fields.join('; ')} }`
  if (short.length <= 100) return short
  return [`  ${key}: {`, ...fields.map(field => `    ${field}`), '  }'].join('\n')
}
