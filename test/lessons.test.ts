import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { LANGUAGES } from '../src/kit/meta.ts'
import { type Lesson, readLesson } from '../src/kit/lesson/lesson.ts'
import { LessonFault, walkLesson } from './lessons/walk.ts'
import { boardOf } from './lessons/spots.ts'
import { lineOf } from '../scripts/lessons/line-of.ts'

/* Every lesson of every game is read, played to its end, and short enough. */

const ROOT = join(import.meta.dirname, '..')
/** The words of a sentence, at most. */
const MOST_WORDS = 25

const all = GAMES.flatMap(entry =>
  (entry.lessons?.ids ?? []).map(id => ({
    name: `${entry.meta.id}/${id}`,
    file: join('src/games', entry.meta.id, 'lessons', `${id}.json`),
    entry,
  })),
)

/** What is wrong, as a person finds it: file, line, field. */
function said(file: string, path: string, what: string): string {
  return `${file}:${lineOf(readFileSync(join(ROOT, file), 'utf8'), path)}: ${path} ${what}`
}

function read(file: string): Lesson {
  const found = readLesson(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  if (found.ok) return found.lesson
  throw new Error(found.problems.map(({ path, what }) => said(file, path, what)).join('\n'))
}

/** Every key of a sentence that a lesson says, and where. */
function keysOf({ title, steps, end }: Lesson): { key: string; path: string }[] {
  return [
    { key: title, path: 'title' },
    ...steps.flatMap((step, index) => [
      { key: step.say, path: `steps.${index}.say` },
      ...(step.else === null ? [] : [{ key: step.else, path: `steps.${index}.else` }]),
    ]),
    ...Object.entries(end).map(([name, key]: [string, string]) => ({ key, path: `end.${name}` })),
  ]
}

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter(Boolean).length

describe.each(all)('$name', ({ file, entry }) => {
  test('is played to its end: each step is reached, each move is legal', async () => {
    const lesson = read(file)
    const { game } = await entry.load()
    let steps = 0
    try {
      for (const { at } of walkLesson(game, lesson)) steps = at
    } catch (error) {
      if (!(error instanceof LessonFault)) throw error
      const { path, what } = error.problem
      throw new Error(said(file, path, what))
    }
    expect(steps).toBe(lesson.steps.length)
    expect(lesson.names).toHaveLength(lesson.seats)
  })

  test('points at things that are on the board', async () => {
    const lesson = read(file)
    const { game } = await entry.load()
    const board = await boardOf(entry, lesson)
    const wrong: string[] = []
    for (const stand of walkLesson(game, lesson)) {
      const step = lesson.steps[stand.at]
      if (!step) break
      await board.stand(stand)
      for (const [index, spot] of step.point.entries()) {
        // Of several moves the later ones have their places once the first is made: the browser
        // test (`lessons.e2e.ts`) presses those too.
        const comesLater = index > 0 && step.play.length > 1
        if (!comesLater && !board.has(spot)) {
          const there = board.spots().join(' ')
          wrong.push(
            said(file, `steps.${stand.at}.point.${index}`, `“${spot}” is not among ${there}`),
          )
        }
        // Some things come only when what stands before them was touched.
        if (step.play.length > 0) await board.touch(spot)
      }
      for (const spot of step.touch) await board.touch(spot)
    }
    expect(wrong).toEqual([])
  })

  test.each(LANGUAGES)(
    `each sentence is there in %s and has ${MOST_WORDS} words at most`,
    async language => {
      const say = await entry.lessons?.words(language)
      const wrong = keysOf(read(file)).flatMap(({ key, path }) => {
        const sentence = say?.find(key) ?? null
        if (sentence === null) return said(file, path, `“${key}” is no message in ${language}`)
        const words = wordsIn(sentence)
        return words > MOST_WORDS
          ? said(file, path, `has ${words} words in ${language}: ${sentence}`)
          : []
      })
      expect(wrong).toEqual([])
    },
  )

  test('what was left out does not say again what stands above it', async () => {
    const { left } = read(file).end
    for (const language of LANGUAGES) {
      const say = await entry.lessons?.words(language)
      expect(say?.find(left)).not.toMatch(/Left out|^Falta/)
    }
  })
})

test('every lesson that lies in a folder is in the entry of its game', () => {
  const files = GAMES.flatMap(({ meta }) => {
    const folder = join('src/games', meta.id, 'lessons')
    if (!existsSync(join(ROOT, folder))) return []
    return readdirSync(join(ROOT, folder))
      .filter(name => name.endsWith('.json'))
      .map(name => join(folder, name))
  })
  expect(files.toSorted()).toEqual(all.map(({ file }) => file).toSorted())
})

describe('what is wrong with a lesson is said with its place', () => {
  const right = {
    title: 'a.title',
    seats: 2,
    learner: 0,
    names: ['', 'Rosa'],
    options: {},
    seed: 'ab',
    steps: [{ say: 'a.one', play: { type: 'pass' } }],
    end: { win: 'a.win', learned: 'a.learned', left: 'a.left' },
  }
  test.each<[string, object, { path: string; what: string }[]]>([
    ['nothing', {}, []],
    ['no title', { title: undefined }, [{ path: 'title', what: 'is missing' }]],
    ['an unknown field', { colour: 1 }, [{ path: 'colour', what: 'is no field of a lesson' }]],
    [
      'a step that says nothing',
      { steps: [{ point: ['x'] }] },
      [{ path: 'steps.0.say', what: 'is missing' }],
    ],
    [
      'a move without a type',
      { steps: [{ say: 'a', replies: [{ seat: 1, move: {} }] }] },
      [{ path: 'steps.0.replies.0.move', what: 'is no move: it has no “type”' }],
    ],
    ['a seat in words', { learner: 'me' }, [{ path: 'learner', what: 'is not a whole number' }]],
  ])('%s', (_, change, problems) => {
    const found = readLesson({ ...right, ...change })
    expect(found.ok ? [] : found.problems).toEqual(problems)
  })

  test('and its line', () => {
    const text = JSON.stringify(right, null, 2)
    const lines = text.split('\n')
    const at = (path: string) => lines[lineOf(text, path) - 1]?.trim()
    expect(at('seed')).toBe('"seed": "ab",')
    expect(at('steps.0.say')).toBe('"say": "a.one",')
    expect(at('steps.0.play.type')).toBe('"type": "pass"')
    expect(at('names.1')).toBe('"Rosa"')
    expect(at('steps.7.say')).toBe('"steps": [')
  })
})
