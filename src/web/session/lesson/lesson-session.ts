import { type ReadonlySignal, signal } from '@preact/signals'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import type { Lesson } from '../../../kit/lesson/lesson.ts'
import { upTo } from '../../../kit/moves.ts'
import type { SeatInfo } from '../../../protocol/table.ts'
import { faceOf } from '../../characters/characters.ts'
import { freshRecord, type LocalRecord } from '../local/local-record.ts'
import { again, type LocalTable, play, stateOf, whyNot } from '../local/local-table.ts'
import type { ChoiceRefused, Session, SessionState } from '../session.ts'
import { watchers } from '../watchers.ts'

/** What a lesson in this page needs of the world. */
export interface LessonWorld {
  readonly game: Game
  /** Keeps how many steps are done. */
  readonly keep: (steps: number) => void
  /** Milliseconds between two things the others are seen to do. */
  readonly pace: number
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** How a lesson stands. */
export interface Course {
  /** The number of the step, from 0; the number of steps when the lesson is over. */
  readonly at: number
  /** Whether it waits for the learner; otherwise the others play. */
  readonly waits: boolean
  /** Raised whenever the learner tries something else. */
  readonly tried: number
}

/** A lesson as the table sees it: a match, and how far the lesson has come. */
export interface LessonSession extends Session {
  readonly lesson: Lesson
  readonly course: ReadonlySignal<Course>
  /** Goes on from a step that asks for no move. */
  readonly goOn: () => void
}

/** What is not what the lesson asks for; the card says so, no rule does. */
const OTHERWISE: ChoiceRefused = { why: 'lesson', refusal: null }

/**
 * A lesson, begun or gone on with after so many steps. Throws if it cannot be played, which a test
 * of all lessons makes sure of.
 */
export function lessonSession(world: LessonWorld, lesson: Lesson, done: number): LessonSession {
  const at = beginning(lesson, done)
  const record = recordOf(world, lesson, at)
  const table = again(world.game, record, lesson.learner)
  if (table === null) throw new Error(`The lesson ${lesson.title} cannot be played.`)
  return run(world, lesson, record, table, at)
}

/** Touches make no move, so a lesson goes on before those that lead to one. */
function beginning({ steps }: Lesson, done: number): number {
  let at = Math.min(done, steps.length)
  while (at > 0 && (steps[at - 1]?.touch.length ?? 0) > 0) at--
  return at
}

/** The match as it stands before a step. */
function recordOf({ game, now }: LessonWorld, lesson: Lesson, at: number): LocalRecord {
  const { seats, options, seed, learner, before, steps } = lesson
  const log = steps
    .slice(0, at)
    .flatMap(({ play, replies }) => [...play.map(move => ({ seat: learner, move })), ...replies])
  const chronicle = { game: game.id, version: game.version, seats, options, seed }
  const chairs = upTo(seats).map(seat => (seat === learner ? 'me' : 'easy'))
  return freshRecord({ ...chronicle, log: [...before, ...log] }, chairs, now())
}

function run(
  world: LessonWorld,
  lesson: Lesson,
  record: LocalRecord,
  table: LocalTable,
  begun: number,
): LessonSession {
  const { learner, steps } = lesson
  const listeners = watchers()
  const course = signal<Course>({ at: begun, waits: true, tried: 0 })
  let closed = false
  /** How many moves of the step have been made. */
  let made = 0

  function tell(known: number): void {
    const now = stateIn(lesson, record, table, world.now())
    listeners.tell(now, now.steps.slice(known))
  }

  function act(seat: number, moves: readonly GameTypes['move'][]): ChoiceRefused | null {
    const known = table.steps.length
    const refused = play(table, seat, moves, world.now())
    if (!refused) tell(known)
    return refused
  }

  function otherwise(): ChoiceRefused {
    course.value = { ...course.value, tried: course.value.tried + 1 }
    return OTHERWISE
  }

  /** The step is done: the others play, then the next one begins. */
  async function next(): Promise<void> {
    const { at } = course.value
    made = 0
    world.keep(at + 1)
    const replies = steps[at]?.replies ?? []
    if (replies.length > 0) course.value = { at, waits: false, tried: 0 }
    for (const { seat, move } of replies) {
      await world.wait(world.pace)
      if (closed) return
      act(seat, [move])
    }
    course.value = { at: at + 1, waits: true, tried: 0 }
  }

  function choose(moves: readonly GameTypes['move'][]): ChoiceRefused | null {
    const { at, waits } = course.value
    const wanted = steps[at]?.play.slice(made) ?? []
    const fits = waits && moves.length > 0 && moves.every((move, i) => same(move, wanted[i]))
    if (!fits) return otherwise()
    const refused = act(learner, moves)
    if (refused) return refused
    made += moves.length
    if (moves.length === wanted.length) void next()
    return null
  }

  tell(table.steps.length)
  return {
    lesson,
    course,
    goOn() {
      const { at, waits } = course.value
      if (waits && steps[at]?.play.length === 0) void next()
    },
    watch: listeners.add,
    choose: async moves => choose(moves),
    undo: async () => otherwise(),
    explain: async move => whyNot(table, move),
    close() {
      closed = true
      listeners.close()
    },
  }
}

/** How the table stands for the learner, who takes nothing back. */
function stateIn(
  lesson: Lesson,
  record: LocalRecord,
  table: LocalTable,
  now: number,
): SessionState {
  const state = stateOf(table, record, now)
  return {
    ...state,
    table: { ...state.table, id: 'lesson', seats: people(lesson) },
    moment: { ...state.moment, undoable: false },
  }
}

/** Who sits where: the others by the names the lesson gives them, and with the faces of these. */
function people({ names, learner }: Lesson): SeatInfo[] {
  return names.map((name, seat) => {
    const face = faceOf(name)
    return {
      kind: 'person',
      name: seat === learner ? '' : name,
      level: null,
      here: true,
      standIn: null,
      ...(face === undefined ? {} : { face }),
    }
  })
}
