import type { GameTypes, Seat } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'
import { isFields, isWhole } from '../shape.ts'

/*
 * A lesson is a match of the real engine in which all but the learner's choices is fixed. It is
 * data: `games/<id>/lessons/<lesson>.json`, its words in `lessons/text/<language>.json`.
 */

/** A sentence, by the key of its message. */
type Key = string

/** A lesson, as the page plays it. */
export interface Lesson {
  /** What it is called in lists. */
  readonly title: Key
  readonly seats: number
  /** The seat of the learner. */
  readonly learner: Seat
  /** What each seat is called; "" for the learner's own. */
  readonly names: readonly string[]
  readonly options: GameTypes['options']
  /** The secret that all draws follow from, in hexadecimal. */
  readonly seed: string
  /** What has been played when the lesson begins, by anybody. */
  readonly before: readonly Ply<GameTypes['move']>[]
  readonly steps: readonly LessonStep[]
  readonly end: LessonEnd
}

/** One new idea, used at once. */
export interface LessonStep {
  readonly say: Key
  /** What it speaks of and what is to be touched, by the names of spots, first things first. */
  readonly point: readonly string[]
  /** What the learner plays, all of it; [] where nothing is asked but to read. */
  readonly play: readonly GameTypes['move'][]
  /** Spots to be touched where that makes no move yet, in any order; [] where there are none. */
  readonly touch: readonly string[]
  /** What is said if something else is tried; null for the usual sentence. */
  readonly else: Key | null
  /** What the others play then, until the learner is asked again. */
  readonly replies: readonly Ply<GameTypes['move']>[]
}

/** What stands on the last card: the small win, what was learned, what was left out. */
export interface LessonEnd {
  readonly win: Key
  readonly learned: Key
  readonly left: Key
}

/** What is wrong with a lesson, and where: `steps.3.say`. */
export interface LessonProblem {
  readonly path: string
  readonly what: string
}

export type ReadLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly problems: readonly LessonProblem[] }

/** Reads a lesson's file. `point`, `play`, `touch`, `else`, `replies`, `before` may be left out. */
export function readLesson(json: unknown): ReadLesson {
  const problems: LessonProblem[] = []
  const lesson = reader((path, what) => problems.push({ path, what })).lesson(json)
  return problems.length === 0 ? { ok: true, lesson } : { ok: false, problems }
}

/** The lesson of a file that is known to be right. Throws the first thing that is wrong. */
export function lessonOf(json: unknown): Lesson {
  const read = readLesson(json)
  if (read.ok) return read.lesson
  throw new Error(read.problems.map(({ path, what }) => `${path} ${what}`)[0])
}

const LESSON = 'title seats learner names options seed before steps end'.split(' ')
const STEP = 'say point play touch else replies'.split(' ')

/** What reads each part; it says what is wrong, and goes on with something harmless. */
function reader(wrong: (path: string, what: string) => void) {
  function fields(json: unknown, path: string, known: readonly string[]) {
    if (!isFields(json)) wrong(path, 'is not an object')
    const found = isFields(json) ? json : {}
    for (const name of Object.keys(found))
      if (!known.includes(name)) wrong(under(path, name), 'is no field of a lesson')
    return found
  }
  function text(json: unknown, path: string): string {
    if (typeof json === 'string') return json
    wrong(path, json === undefined ? 'is missing' : 'is not a text')
    return ''
  }
  function whole(json: unknown, path: string): number {
    if (isWhole(json)) return json
    wrong(path, json === undefined ? 'is missing' : 'is not a whole number')
    return 0
  }
  function list<A>(json: unknown, path: string, item: (json: unknown, path: string) => A): A[] {
    if (Array.isArray(json)) return json.map((each: unknown, at) => item(each, under(path, at)))
    wrong(path, json === undefined ? 'is missing' : 'is not a list')
    return []
  }
  const optional = <A>(json: unknown, path: string, item: (json: unknown, path: string) => A) =>
    json === undefined ? [] : list(json, path, item)
  function move(json: unknown, path: string): GameTypes['move'] {
    if (isFields(json) && typeof json.type === 'string') return { ...json, type: json.type }
    wrong(path, 'is no move: it has no “type”')
    return { type: '' }
  }
  function ply(json: unknown, path: string): Ply<GameTypes['move']> {
    const found = fields(json, path, ['seat', 'move'])
    return {
      seat: whole(found.seat, under(path, 'seat')),
      move: move(found.move, under(path, 'move')),
    }
  }
  function step(json: unknown, path: string): LessonStep {
    const found = fields(json, path, STEP)
    const at = (name: string) => under(path, name)
    const { play } = found
    return {
      say: text(found.say, at('say')),
      point: optional(found.point, at('point'), text),
      play: isFields(play) ? [move(play, at('play'))] : optional(play, at('play'), move),
      touch: optional(found.touch, at('touch'), text),
      else: found.else === undefined ? null : text(found.else, at('else')),
      replies: optional(found.replies, at('replies'), ply),
    }
  }
  function end(json: unknown): LessonEnd {
    const found = fields(json, 'end', ['win', 'learned', 'left'])
    const said = (name: string) => text(found[name], `end.${name}`)
    return { win: said('win'), learned: said('learned'), left: said('left') }
  }
  function lesson(json: unknown): Lesson {
    const found = fields(json, '', LESSON)
    return {
      title: text(found.title, 'title'),
      seats: whole(found.seats, 'seats'),
      learner: whole(found.learner, 'learner'),
      names: list(found.names, 'names', text),
      options: fields(
        found.options,
        'options',
        Object.keys(found.options ?? {}),
      ) as Lesson['options'],
      seed: text(found.seed, 'seed'),
      before: optional(found.before, 'before', ply),
      steps: list(found.steps, 'steps', step),
      end: end(found.end),
    }
  }
  return { lesson }
}

const under = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`)
