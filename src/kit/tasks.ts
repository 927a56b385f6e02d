import type { Frozen, GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import type { GameDefinition } from './define-game.ts'
import type { AnyQuestion, Question } from './questions.ts'
import { oneAtATime } from './seats.ts'

/*
 * A game of tasks. What is still to happen is a stack of tasks in the state, the agenda: the last
 * one is next. A task that is named like a type of move is a question to its seat. All others are
 * errands: they need no answer.
 */

/** Something that is still to happen: its name, and the seat whose it is, if it is one seat's. */
interface Task {
  readonly at: string
  readonly seat?: Seat
}

/** A game whose state has an agenda. */
export interface AgendaTypes extends GameTypes {
  state: { agenda: Task[] }
}

/** The tasks of a game, or those with this name. */
export type TaskOf<G extends AgendaTypes, At = string> = Extract<
  G['state']['agenda'][number],
  { readonly at: At }
>

/** The names of the tasks that are questions, and of those that are errands. */
export type QuestionName<G extends AgendaTypes> = Extract<TaskOf<G>['at'], G['move']['type']>
export type ErrandName<G extends AgendaTypes> = Exclude<TaskOf<G>['at'], G['move']['type']>

/** A task whose seat has to answer. */
export type AskedTask<G extends AgendaTypes> = TaskOf<G, QuestionName<G>>

/**
 * Whether a question is asked at all. One without answers is dropped; of one with a single answer
 * that answer is taken without asking, unless the question is `secret`: then others must not learn
 * how many answers there were.
 */
interface Secrecy {
  readonly secret?: true
}

/** What a task asks. It is off the agenda when it is answered; an answer may push other tasks. */
export type TaskQuestion<G extends AgendaTypes, Asked, Type extends G['move']['type']> = Question<
  G,
  Asked,
  Type
> &
  Secrecy
type AnyTaskQuestion<G extends AgendaTypes, Asked> = AnyQuestion<G, Asked> & Secrecy

/** What happens when a task is next; it is off the agenda. May push other tasks. */
export type Errand<G extends AgendaTypes, About> = (
  state: G['state'],
  task: About,
  ply: PlyContext<G['event']>,
) => void

/** A question for each of these names; for all of the game if no names are given. */
export type Questions<G extends AgendaTypes, At extends QuestionName<G> = QuestionName<G>> = {
  readonly [at in At]: AnyTaskQuestion<G, TaskOf<G, at>>
}
/** An errand for each of these names; for all of the game if no names are given. */
export type Errands<G extends AgendaTypes, At extends ErrandName<G> = ErrandName<G>> = {
  readonly [at in At]: Errand<G, TaskOf<G, at>>
}

/** Puts a task on top of the agenda: it comes next. So what is pushed last happens first. */
export function push<Each>(state: { agenda: Each[] }, task: NoInfer<Each>): void {
  state.agenda.push(task)
}

/** The task that is next; undefined when the game is over. */
export function nextTask<Each>(state: { readonly agenda: readonly Each[] }): Each | undefined {
  return state.agenda[state.agenda.length - 1]
}

/** The parts of `defineGame` that follow from the tasks of a game. */
export interface Tasks<G extends AgendaTypes> extends Required<
  Pick<GameDefinition<G, AskedTask<G>>, 'actors' | 'question' | 'asked' | 'begin' | 'settle'>
> {
  /** Everything that needs no decision happens, until a seat is to decide or nothing is left. */
  readonly run: (state: G['state'], ply: PlyContext<G['event']>) => void
  /** Whether the next task is a question that has to be asked, as it always is between plies. */
  readonly isAsking: (state: Frozen<G['state']>) => boolean
}

/**
 * A game of these questions and errands. `handed` is the event that tells that another seat is to
 * decide than the one that has answered. A task without a question or an errand throws when it is
 * next.
 */
export function tasksOf<G extends AgendaTypes>(
  allQuestions: Questions<G>,
  allErrands: Errands<G>,
  handed: (seat: Seat) => G['event'],
): Tasks<G> {
  // Each task finds the step of its own name, which the compiler cannot follow.
  type Asked = AskedTask<G>
  const questions = new Map(Object.entries(allQuestions)) as Map<string, AnyTaskQuestion<G, Asked>>
  const errands = new Map(Object.entries(allErrands)) as Map<string, Errand<G, unknown>>
  const next = (state: Frozen<G['state']>) =>
    nextTask(state as { readonly agenda: readonly Asked[] })

  function run(state: G['state'], ply: PlyContext<G['event']>): void {
    for (;;) {
      const task = next(state)
      if (task === undefined) return
      const question = questions.get(task.at)
      if (question === undefined) runErrand(state, task, ply)
      else {
        const moves = question.moves(state, task)
        if (leavesChoice(question, moves)) return
        state.agenda.pop()
        if (moves.length === 1) answer(question, state, task, moves[0], ply)
      }
    }
  }

  function runErrand(state: G['state'], task: Asked, ply: PlyContext<G['event']>): void {
    const errand = errands.get(task.at)
    if (errand === undefined) throw new Error(`There is no step for the task ${task.at}.`)
    state.agenda.pop()
    errand(state, task, ply)
  }

  return {
    actors: oneAtATime<G['state']>(state => next(state)?.seat ?? null).actors,
    question: state => questions.get(next(state)?.at ?? '') ?? null,
    asked(state, seat) {
      const task = next(state)
      return task?.seat === seat ? task : null
    },
    begin: state => void state.agenda.pop(),
    settle(state, seat, ply) {
      run(state, ply)
      const decides = next(state)?.seat
      if (decides !== undefined && decides !== seat) ply.emit(handed(decides))
    },
    run,
    isAsking(state) {
      const task = next(state)
      if (task === undefined) return false
      const question = questions.get(task.at)
      return question !== undefined && leavesChoice(question, question.moves(state, task))
    },
  }
}

function leavesChoice({ secret }: Secrecy, moves: readonly unknown[]): boolean {
  return moves.length > 1 || (moves.length === 1 && secret === true)
}

function answer<G extends AgendaTypes>(
  { answers }: AnyTaskQuestion<G, AskedTask<G>>,
  state: G['state'],
  task: AskedTask<G>,
  move: G['move'],
  ply: PlyContext<G['event']>,
): void {
  answers[move.type]?.play(state, task, move as never, ply)
}
