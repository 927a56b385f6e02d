import type { Frozen, GameTypes, PlyContext, Refusal, Seat } from '../kernel/game.ts'

/*
 * A game is a list of questions. Each says in one place which answers it allows, what each answer
 * does, and why another one is not allowed.
 */

/** The moves of one type. */
export type MoveOf<G extends GameTypes, Type> = Extract<G['move'], { readonly type: Type }>

/** One kind of answer. `Asked` is what the question is about: the seat, or a task that names it. */
export interface Answer<G extends GameTypes, Asked, Move> {
  /** Carries out a legal answer, in place. */
  readonly play: (state: G['state'], asked: Asked, move: Move, ply: PlyContext<G['event']>) => void
  /**
   * Why this answer, to this question, is not among those offered. Tells nothing that the seat does
   * not know. Left out where the answer is always offered: then `other` speaks.
   */
  readonly refuse?: (state: Frozen<G['state']>, asked: Asked, move: Move) => Refusal
}

/** The answers to a question, by the type of move. */
export type Answers<G extends GameTypes, Asked, Type extends G['move']['type']> = {
  readonly [type in Type]: Answer<G, Asked, MoveOf<G, type>>
}

/** One small decision: which answers are allowed, what each does, why others are not. */
export interface Question<
  G extends GameTypes,
  Asked = Seat,
  Type extends G['move']['type'] = G['move']['type'],
> {
  /**
   * The answers this seat may give, in the order of bots and buttons. Moves are made once: equal
   * moves are the same object. [] for a seat that is not asked.
   */
  readonly moves: (state: Frozen<G['state']>, asked: Asked) => readonly MoveOf<G, Type>[]
  readonly answers: Answers<G, Asked, Type>
  /**
   * Why a move that answers another question is not possible now; left out, there is no such move.
   */
  readonly other?: (state: Frozen<G['state']>, asked: Asked, move: G['move']) => Refusal
}

/** Any question of a game, whatever types of moves answer it. */
export interface AnyQuestion<G extends GameTypes, Asked = Seat> {
  readonly moves: (state: Frozen<G['state']>, asked: Asked) => readonly G['move'][]
  readonly answers: { readonly [type: string]: Answer<G, Asked, never> | undefined }
  readonly other?: (state: Frozen<G['state']>, asked: Asked, move: G['move']) => Refusal
}

/** Lets a game write `ask<'pay' | 'end'>({ … })` with its own types filled in. */
export const asker =
  <G extends GameTypes, Asked = Seat>() =>
  <Type extends G['move']['type']>(question: Question<G, Asked, Type>): Question<G, Asked, Type> =>
    question
