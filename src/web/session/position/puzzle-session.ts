import { type ReadonlySignal, signal } from '@preact/signals'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { PuzzleJob, Verdict } from '../../../bots/review/work.ts'
import type { LocalRecord } from '../local/local-record.ts'
import { again, type LocalTable, play, stateOf, whyNot } from '../local/local-table.ts'
import type { ChoiceRefused, Session, SessionState } from '../session.ts'
import { watchers } from '../watchers.ts'
import { imagined, playedOn } from './position.ts'
import type { Puzzle } from './puzzle-link.ts'

/** What a puzzle in this page needs of the world. */
export interface PuzzleWorld {
  readonly game: Game
  readonly now: () => number
  /** Judges a move as the review does. */
  readonly judge: (job: Omit<PuzzleJob, 'game' | 'contentSet'>) => Promise<Verdict | null>
}

/** How a puzzle stands. */
export type Solving =
  | { readonly phase: 'asked' }
  | { readonly phase: 'judging'; readonly move: GameTypes['move'] }
  | { readonly phase: 'judged'; readonly move: GameTypes['move']; readonly verdict: Verdict }
  | { readonly phase: 'trouble' }

/** A puzzle as the table sees it: a position in which one move is looked for. */
export interface PuzzleSession extends Session {
  readonly solving: ReadonlySignal<Solving>
  /** The match with which one plays on from the position, against bots. */
  readonly record: LocalRecord
}

/** The seed is nobody's secret: what is made up here is made up alike everywhere. */
const SEED = '0'
const OVER: ChoiceRefused = { why: 'over', refusal: null }

/** The puzzle, to be solved; null if it is no position of this game in which its seat is asked. */
export function puzzleSession(world: PuzzleWorld, puzzle: Puzzle): PuzzleSession | null {
  const { game } = world
  const { seat, view, options } = puzzle
  if (puzzle.version !== game.version) return null
  const position = imagined(game, view, options, Rng.from(1))
  if (position === null || !looksSo(game, position.state, puzzle)) return null
  const record = playedOn(game, position, seat, { seed: SEED, now: world.now() })
  const table = record && again(game, record, seat)
  return table && run(world, record, table)
}

/** Whether the position made up from a view looks like it: a link may carry anything. */
function looksSo(game: Game, state: GameTypes['state'], { seat, view }: Puzzle): boolean {
  return (
    seat < game.scores(state).length &&
    game.legal(state, seat).length > 0 &&
    same(game.view(state, seat), view)
  )
}

function run(world: PuzzleWorld, record: LocalRecord, table: LocalTable): PuzzleSession {
  const { game } = world
  const listeners = watchers()
  const solving = signal<Solving>({ phase: 'asked' })
  const seat = table.viewer ?? 0
  const state = table.match.state
  const question = { seat, view: game.view(state, seat), offers: [...game.legal(state, seat)] }

  const tell = (known: number) => {
    const now = stateIn(record, table, solving.value.phase === 'asked', world.now())
    listeners.tell(now, now.steps.slice(known))
  }

  async function judge(move: GameTypes['move']): Promise<void> {
    try {
      const verdict = await world.judge({ ...question, move })
      solving.value = verdict ? { phase: 'judged', move, verdict } : { phase: 'trouble' }
    } catch {
      solving.value = { phase: 'trouble' }
    }
  }

  tell(0)
  return {
    noHints: true,
    solving,
    record,
    watch: listeners.add,
    async choose(moves) {
      const [move] = moves
      if (solving.value.phase !== 'asked' || move === undefined) return OVER
      // Only what answers the question: what may follow is no part of it.
      const refused = play(table, seat, [move], world.now())
      if (refused) return refused
      solving.value = { phase: 'judging', move }
      tell(table.steps.length - 1)
      void judge(move)
      return null
    },
    undo: async () => OVER,
    explain: async move => whyNot(table, move),
    close: listeners.close,
  }
}

function stateIn(
  record: LocalRecord,
  table: LocalTable,
  asked: boolean,
  now: number,
): SessionState {
  const state = stateOf(table, record, now)
  const { moment } = state
  return {
    ...state,
    table: { ...state.table, id: 'puzzle' },
    moment: { ...moment, offers: asked ? moment.offers : [], undoable: false },
  }
}
