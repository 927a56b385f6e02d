import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { LANGUAGES } from '../../src/kit/meta.ts'
import {
  type Catalogue,
  type Folder,
  isOfLessons,
  isOfReasons,
  type Message,
  type Problem,
  ROOT,
} from './catalogues.ts'
import { both, type Kind, type Kinds, Misuse, parametersOf } from './parameters.ts'

/**
 * A folder, checked: what those of its messages ask for, by key, that code does not only find while
 * it runs, and what is wrong.
 */
export interface Checked {
  readonly asked: ReadonlyMap<string, Kinds>
  readonly problems: readonly Problem[]
}

/**
 * A key with a dot is asked for by code, so every language has it, with the same parameters. One
 * without a dot is a word of the language itself: other messages refer to it, and only one that
 * all languages have can be asked for by code.
 */
export const isShared = (key: string) => key.includes('.')

/** Whether Tianguis speaks this language. One that it does not speak yet may have gaps. */
export const isSpoken = ({ language }: Catalogue) => LANGUAGES.some(known => known === language)

/** Checks the catalogues of a folder against each other and against the code that uses them. */
export function check(folder: Folder): Checked {
  const [english, ...others] = folder.languages
  if (!english) return { asked: new Map(), problems: [] }
  const problems = folder.languages.flatMap(language => [...language.problems])
  const known = folder.languages.map(language => kindsIn(language, problems))
  const said = saidFor(folder.path)
  for (const language of others) {
    for (const message of isSpoken(language) ? missing(english, language) : [])
      problems.push(problemOf(language, message.key, 'is missing', 1))
    for (const { key } of missing(language, english))
      problems.push(problemOf(language, key, 'is superfluous: English has no such message'))
  }
  for (const language of folder.languages)
    for (const key of unused(language, said.somehow))
      problems.push(problemOf(language, key, 'is superfluous: nothing says it'))
  const asked = [...merged(folder.languages, known, problems)].filter(([key]) => said.byName(key))
  return { asked: new Map(asked), problems }
}

/** The shared messages of one language that another lacks; none, if its file cannot be read. */
export function missing(of: Catalogue, language: Catalogue): Message[] {
  const lacks = ({ key }: Message) =>
    isShared(key) &&
    !language.messages.has(key) &&
    !language.problems.some(problem => problem.key === key || problem.key === '')
  return [...of.messages.values()].filter(lacks)
}

/** The registered languages a folder has no file of. */
export function absent({ languages }: Folder): string[] {
  return LANGUAGES.filter(wanted => !languages.some(({ language }) => language === wanted))
}

const problemOf = ({ file, messages }: Catalogue, key: string, what: string, line?: number) => ({
  file,
  key,
  what,
  line: line ?? messages.get(key)?.line ?? 1,
})

function kindsIn(language: Catalogue, problems: Problem[]): Map<string, Kinds> {
  const found = new Map<string, Kinds>()
  for (const message of language.messages.values()) {
    try {
      found.set(message.key, parametersOf(message, language))
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      problems.push(problemOf(language, message.key, error.message))
    }
  }
  return found
}

/** What the messages that all languages have ask for. */
function merged(
  languages: readonly Catalogue[],
  known: readonly ReadonlyMap<string, Kinds>[],
  problems: Problem[],
): Map<string, Kinds> {
  const [english, ...others] = known
  const asked = new Map<string, Kinds>()
  for (const [key, kinds] of english ?? []) {
    const all = new Map<string, Kind>(kinds)
    let isEverywhere = true
    for (const [index, other] of others.entries()) {
      const language = languages[index + 1]
      const theirs = other.get(key)
      if (!language) continue
      if (!theirs) {
        if (isSpoken(language)) isEverywhere = false
        continue
      }
      const odd = isShared(key) ? oddNames(kinds, theirs) : []
      for (const what of odd) problems.push(problemOf(language, key, what))
      for (const [name, kind] of theirs) {
        try {
          const agreed = both(name, all.get(name) ?? 'any', kind)
          if (isSpoken(language)) all.set(name, agreed)
        } catch (error) {
          if (!(error instanceof Misuse)) throw error
          problems.push(problemOf(language, key, `${error.message} in English`))
        }
      }
    }
    if (isEverywhere) asked.set(key, all)
  }
  return asked
}

function oddNames(english: Kinds, theirs: Kinds): string[] {
  return [
    ...[...english.keys()].filter(name => !theirs.has(name)).map(name => `lacks {${name}}`),
    ...[...theirs.keys()]
      .filter(name => !english.has(name))
      .map(name => `has {${name}}, which English has not`),
  ]
}

/** Keys that neither code nor another message of the language uses. */
function unused({ messages }: Catalogue, used: (key: string) => boolean): string[] {
  const all = [...messages.values()].map(({ said }) => said).join('\n')
  const referred = new Set([...all.matchAll(/,\s*([^\s,{}]+)\s*\}/g)].map(([, key]) => key))
  return [...messages.keys()].filter(key => !used(key) && (isShared(key) || !referred.has(key)))
}

/**
 * Whether the code that a folder of texts is for, or what all share, speaks of a key: somehow, or
 * so that the compiler can check with what.
 */
interface Said {
  readonly somehow: (key: string) => boolean
  readonly byName: (key: string) => boolean
}

function saidFor(path: string): Said {
  if (isOfLessons(path)) {
    const lessons = readIn(dirname(path), /\.json$/)
    return { somehow: key => lessons.includes(`"${key}"`), byName: () => false }
  }
  const speaker = join(path, isOfReasons(path) ? '../../text' : '', 'index.ts')
  const byName = existsSync(speaker) ? '' : readFileSync(BY_NAME, 'utf8')
  const said = [...ownersOf(path).map(saidIn), saidBy(byName)]
  const says = (key: string, part: 'begun' | 'begunByName') =>
    said.some(code => code.keys.has(key) || code[part].some(beginning => key.startsWith(beginning)))
  return {
    somehow: key => says(key, 'begun'),
    // What hints and reviews say is found by what they speak of.
    byName: key => !isOfReasons(path) && says(key, 'begunByName'),
  }
}

/**
 * Words of a game are for that game, and those of its reasons for the lab too; all others for the
 * whole program but the games.
 */
function ownersOf(path: string): readonly string[] {
  const [part = '', game = ''] = relative(join(ROOT, 'src'), path).split(sep)
  if (part !== 'games') return ['kit', 'bots', 'cli', 'server', 'web']
  return ['kit', `games/${game}`, ...(isOfReasons(path) ? ['bots/lab'] : [])]
}

/** What says the messages of a game that brings no code for it: it asks for any of them. */
const BY_NAME = join(ROOT, 'src/kit/words/by-name.ts')

/**
 * What code says: the keys in it, and what keys begin with that are put together; of these those
 * that are not only found while it runs.
 */
interface SaidByCode {
  readonly keys: ReadonlySet<string>
  readonly begun: readonly string[]
  readonly begunByName: readonly string[]
}
const code = new Map<string, SaidByCode>()

function saidBy(source: string): SaidByCode {
  // A quotation mark that ends one text may seem to begin the next one: both are read.
  const keys = [...source.matchAll(/'(?=([^\n']+)')/g)].map(([, key = '']) => key)
  const begun = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const calls = source.matchAll(/(\w+)\(\s*`([\w.-]+\.)\$\{/g)
  const begunByName = [...calls].flatMap(([, call, beginning = '']) =>
    call === 'find' ? [] : beginning,
  )
  return { keys: new Set(keys), begun, begunByName }
}

function saidIn(folder: string): SaidByCode {
  const path = join(ROOT, 'src', folder)
  const read = () =>
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(
        file =>
          /\.tsx?$/.test(file) && !/\.(test|fixture)\.|[\\/](messages|by-name)\.ts$/.test(file),
      )
      .map(file => readFileSync(join(path, file), 'utf8'))
      .join('\n')
  const found = code.get(folder) ?? saidBy(read())
  code.set(folder, found)
  return found
}

/** The files of a folder, not of those in it, whose names end so. */
function readIn(folder: string, ending: RegExp): string {
  return readdirSync(folder)
    .filter(file => ending.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
