import { join, relative } from 'node:path'
import { type Folder, isByLanguage, isOfReasons, ROOT } from './catalogues.ts'
import { isSpoken } from './check.ts'
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
 * `messages.ts` of a folder: its catalogues, or what fetches them by language, and for code which
 * messages there are and what they ask for. Those that ask for nothing, or are found while code
 * runs, are in the catalogues alone.
 */
export function typesOf({ path, languages }: Folder, asked: ReadonlyMap<string, Kinds>): string {
  const kit = relative(path, join(ROOT, 'src/kit')).replaceAll('\\', '/')
  const asking = [...asked].filter(([, kinds]) => kinds.size > 0)
  const body = asking.map(([key, kinds]) => line(quoted(key), given(kinds))).join('\n')
  const used = Object.values(TYPES).filter(type => new RegExp(`: ${type}\\b`).test(body))
  const named = [...used.filter(type => /^[A-Z]/.test(type)), 'MessagesOf'].toSorted()
  const head = '// Written by `npm run texts` from en.json and its translations.'
  const catalogues = cataloguesOf(
    languages.filter(isSpoken).map(({ language }) => language),
    isByLanguage(path),
  )
  if (isOfReasons(path)) return [head, ...catalogues, ''].join('\n')
  return [
    head,
    `import type { ${named.join(', ')} } from '${kit}/words/messages.ts'`,
    ...catalogues,
    '',
    ...(body === ''
      ? ['/** None of them asks for anything. */']
      : [
          '/** What they ask for, where they ask for something. */',
          `interface Asked {\n${body}\n}`,
          '',
        ]),
    `export type Messages = MessagesOf<typeof catalogues, ${body === '' ? '{}' : 'Asked'}>`,
    '',
  ].join('\n')
}

function cataloguesOf(languages: readonly string[], fetched: boolean): string[] {
  const named = languages.map(language => {
    const name = language.replaceAll('-', '')
    const file = `'./${language}.json'`
    const field = language === name ? name : `'${language}'`
    return { name, file, field }
  })
  if (fetched)
    return [
      '',
      '/** What fetches the words of this folder in each language. */',
      'export const catalogues = {',
      ...named.map(
        ({ field, file }) => `  ${field}: () => import(${file}, { with: { type: 'json' } }),`,
      ),
      '}',
    ]
  const fields = named.map(({ name, field }) => (field === name ? name : `${field}: ${name}`))
  return [
    ...named.map(({ name, file }) => `import ${name} from ${file} with { type: 'json' }`),
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
  const short = `  ${key}: { ${fields.join('; ')} }`
  if (short.length <= 100) return short
  return [`  ${key}: {`, ...fields.map(field => `    ${field}`), '  }'].join('\n')
}
