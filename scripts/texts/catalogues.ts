import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Part } from '../../src/kit/words/icu.ts'

/** What is wrong with a message, and where. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly key: string
  readonly what: string
}

export interface Message {
  readonly key: string
  readonly line: number
  readonly said: string
  readonly parts: readonly Part[]
}

/** One language of a folder, read: what cannot be read is among the problems. */
export interface Catalogue {
  readonly file: string
  readonly language: string
  readonly messages: ReadonlyMap<string, Message>
  readonly problems: readonly Problem[]
}

/** A folder `text` with its languages, English first: the others are measured by it. */
export interface Folder {
  readonly path: string
  readonly languages: readonly Catalogue[]
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The words of lessons are said by lessons, which are data: no code asks for them, none has types. */
export const isOfLessons = (path: string) => /[\\/]lessons[\\/]text$/.test(path)

/** The words of hints and reviews stand in for those of the game that have the same keys. */
export const isOfReasons = (path: string) => /[\\/]judgement[\\/]text$/.test(path)

/**
 * The words of games, of the kit, and those that the page and its tables need at once, are loaded
 * by language; those of all else come with the code that says them.
 */
export const isByLanguage = (path: string) =>
  /[\\/]src[\\/](games[\\/][^\\/]+[\\/]text$|kit[\\/]text$|web[\\/](table[\\/])?text$)/.test(path)

/** All folders of catalogues: those that hold an `en.json`. */
export function folders(): Folder[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(path => /[\\/]text[\\/]en\.json$/.test(path))
    .toSorted()
    .map(path => folderAt(dirname(join(ROOT, 'src', path))))
}

function folderAt(path: string): Folder {
  const files = readdirSync(path).filter(file => /^[a-z]{2,3}(-\w+)?\.json$/.test(file))
  const [english, others] = [files.filter(isEnglish), files.filter(file => !isEnglish(file))]
  const languages = [...english, ...others].map(file => {
    const whole = join(path, file)
    return catalogue(relative(ROOT, whole), readFileSync(whole, 'utf8'))
  })
  return { path, languages }
}

const isEnglish = (file: string) => file === 'en.json'

/** Reads a catalogue. It never throws: a tool that looks at all of them says all that is wrong. */
export function catalogue(file: string, json: string): Catalogue {
  const messages = new Map<string, Message>()
  const problems: Problem[] = []
  const lines = linesOf(json)
  const wrong = (key: string, what: string, line = lines.get(key)?.[0] ?? 1) =>
    problems.push({ file, line, key, what })
  for (const [key, said] of entries(json, wrong)) {
    const [line = 1, again] = lines.get(key) ?? []
    if (again !== undefined) wrong(key, 'stands here twice', again)
    if (typeof said !== 'string') wrong(key, 'is not a text')
    else {
      try {
        messages.set(key, { key, line, said, parts: parse(said) })
      } catch (error) {
        wrong(key, error instanceof Error ? error.message : String(error))
      }
    }
  }
  return { file, language: basename(file, '.json'), messages, problems }
}

function entries(json: string, wrong: (key: string, what: string, line: number) => void) {
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read === 'object' && read !== null) return Object.entries(read)
    wrong('', 'is not an object of messages', 1)
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const at = Number(/position (\d+)/.exec(said)?.[1] ?? json.length)
    wrong('', `is not JSON: ${said}`, json.slice(0, at).split('\n').length)
  }
  return []
}

/** On which lines each key stands. */
function linesOf(json: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [index, line] of json.split('\n').entries()) {
    const key = /^\s*"((?:[^"\\]|\\.)+)"\s*:/.exec(line)?.[1]
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), index + 1])
  }
  return found
}
