import type { Phase, Seat, PlyContext } from '../../../kernel/game.ts'
import * as abilities from './abilities.ts'
import { choosing } from './choosing.ts'
import { route } from './clock.ts'
import { final } from './final.ts'
import * as loading from './load.ts'
import * as selling from './market.ts'
import { MERCHANTS } from './merchants/index.ts'
import { NO_MOVES } from './moves.ts'
import * as rounds from './rounds.ts'
import * as square from './square.ts'
import { staff } from './staff.ts'
import type { Cove, Event, State, Task } from './state.ts'
import type { Asking, Errand, Errands, Question, Questions } from './steps.ts'
import * as turn from './turn.ts'

/** What every kind of question asks and does. */
const QUESTIONS: Questions<Task> = {
  chooseMerchant: choosing,
  chooseSpace: turn.space,
  'recruit.card': square.card,
  'recruit.discard': abilities.discard,
  'recruit.take': abilities.take,
  'recruit.pier': abilities.toPier,
  'recruit.boat': abilities.toBoat,
  'recruit.slot': square.slot,
  'staff.next': staff,
  'clock.route': route,
  'load.pick': loading.pick,
  'load.boat': loading.boat,
  'robbers.use': loading.robbers,
  'dock.berth': loading.berth,
  'cultists.k': selling.cultists,
  sell: selling.sell,
  ...MERCHANTS.alc.questions,
  ...MERCHANTS.bla.questions,
  ...MERCHANTS.cap.questions,
  ...MERCHANTS.chr.questions,
}

/** What every kind of errand does. */
const ERRANDS: Errands<Task> = {
  open: rounds.open,
  arrive: rounds.arrive,
  nextTurn: turn.nextTurn,
  pay: turn.pay,
  load: loading.load,
  place: loading.place,
  dock: loading.docking,
  refill: square.refill,
  market: selling.market,
  pier: selling.pier,
  toll: selling.toll,
  sponsors: selling.sponsors,
  cleanup: rounds.cleanup,
  final,
  ...MERCHANTS.alc.errands,
  ...MERCHANTS.bla.errands,
  ...MERCHANTS.cap.errands,
  ...MERCHANTS.chr.errands,
}

// Each task finds the step of its own name, which the compiler cannot follow.
const questions = new Map(Object.entries(QUESTIONS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  string,
  Question<Asking>
>
const errands = new Map(Object.entries(ERRANDS)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  string,
  Errand<Task>
>

/** The question that asks this. */
export function questionOf(task: { readonly at: string }): Question<Asking> | undefined {
  return questions.get(task.at)
}

/** The question that is open, or undefined when the game is over. */
export function openTask(state: {
  readonly agenda: readonly { readonly at: string }[]
}): Asking | undefined {
  return state.agenda.at(-1) as Asking | undefined
}

/** Does all that needs nobody's decision, until somebody is to decide or nothing is left. */
export function settle(state: State, ply: PlyContext<Event>): void {
  for (;;) {
    const task = state.agenda.at(-1)
    if (task === undefined) return
    const errand = errands.get(task.at)
    if (errand !== undefined) {
      state.agenda.pop()
      errand(state, task, ply)
      continue
    }
    const asking = task as Asking
    const question = questions.get(asking.at)
    if (question === undefined) throw new Error(`Nobody knows what to do about ${asking.at}.`)
    const moves = question.moves(state, asking)
    if (moves.length > 1 || (moves.length === 1 && question.secret)) return
    state.agenda.pop()
    if (moves.length === 1) question.run(state, asking, moves[0], ply)
  }
}

const NOBODY: readonly Seat[] = []
/** Lists of one seat, made once. */
const ONLY: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => [seat])

export const phases: Phase<Cove> = {
  actors(state) {
    const task = openTask(state)
    return task === undefined ? NOBODY : ONLY[task.seat]
  },

  legal(state, seat) {
    const task = openTask(state)
    if (task?.seat !== seat) return NO_MOVES
    return questionOf(task)?.moves(state, task) ?? NO_MOVES
  },

  play(state, seat, move, ply) {
    const task = openTask(state)
    if (task === undefined) return
    state.agenda.pop()
    questionOf(task)?.run(state, task, move, ply)
    settle(state, ply)
    const next = openTask(state)
    if (next !== undefined && next.seat !== seat)
      ply.emit({ type: 'handed', seat: next.seat, reveals: true })
  },
}
