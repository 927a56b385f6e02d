import { useRef, useState } from 'preact/hooks'
import { same } from '../../kernel/json.ts'
import { isSupposed } from './suppose.ts'
import {
  pick,
  type PickRules,
  type Picking,
  type Spot,
  touch,
  type Way,
  waysOf,
} from '../../kit/pick.ts'

/** What picking needs of a board's props. */
interface PickTable<Move> {
  readonly offers: readonly Move[]
  readonly at: number
  choose: (moves: readonly Move[]) => Promise<boolean>
  explain: (move: Move, touched: Element | null) => void
  say: (sentence: string, touched: Element | null) => void
}

export interface PickHow<Move> extends PickRules<Move> {
  /** Ways besides the offers: moves sent together, and spots that are merely looked at. */
  readonly more?: readonly Way<Move>[]
  /** What is picked is forgotten when this changes; left out: with every step. */
  readonly stage?: string
  /**
   * What a touch that leads nowhere was meant as: a move, so that it is explained why not; a
   * sentence to be said; or null. `later`: the spot is part of a move, but not yet.
   */
  readonly meant: (spot: Spot, picked: readonly Spot[], later: boolean) => Move | string | null
}

/** How moves are sent. */
export interface Answers<Move> {
  /** Whether a move is on offer. */
  readonly may: (move: Move) => boolean
  readonly send: (...moves: readonly Move[]) => void
  /** Sends a move, or has it explained why it is not possible. */
  readonly decide: (move: Move, touched: Element | null) => void
}

/** What is picked on a board, what a touch does, and how moves are sent. */
export interface Picks<Move> extends Picking<Move>, Answers<Move> {
  readonly touch: (spot: Spot, touched: Element | null) => void
  /** Forgets what is picked. */
  readonly letGo: () => void
}

/** How a board sends moves, or has it explained why one is not possible. */
export function answering<Move>(
  table: Pick<PickTable<Move>, 'offers' | 'choose' | 'explain'>,
): Answers<Move> {
  const { offers, choose, explain } = table
  const may = (move: Move) => offers.some(offer => same(offer, move))
  const send = (...moves: readonly Move[]) => void choose(moves)
  const decide = (move: Move, touched: Element | null) =>
    may(move) ? send(move) : explain(move, touched)
  return { may, send, decide }
}

/** Lets moves be put together by touching spots: `path` names those of a move, in their order. */
export function usePick<Move>(
  table: PickTable<Move>,
  path: (move: Move) => readonly Spot[],
  how: PickHow<Move>,
): Picks<Move> {
  const { offers, explain, say } = table
  const { more = [], stage = String(table.at), meant } = how
  const kept = useRef<{ stage: string; spots: readonly Spot[] }>({ stage, spots: [] })
  const [, show] = useState(0)
  // A stage may come again with the same name: what was picked in it before is forgotten.
  if (kept.current.stage !== stage) kept.current = { stage, spots: [] }
  const ways = [...waysOf(offers, path), ...more]
  const picking = pick(ways, kept.current.spots, how)

  const answers = answering(table)
  const put = (spots: readonly Spot[]) => {
    if (isSupposed()) return
    kept.current = { stage, spots }
    show(times => times + 1)
  }
  return {
    ...picking,
    ...answers,
    letGo: () => put([]),
    touch(spot, touched) {
      const done = touch(ways, picking, spot, how)
      if (done.does === 'send') return answers.send(...done.moves)
      if (done.does === 'pick') return put(done.picked)
      const wish = meant(spot, picking.picked, done.later)
      if (typeof wish === 'string') say(wish, touched)
      else if (wish) explain(wish, touched)
    },
  }
}
