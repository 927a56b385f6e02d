import type { Frozen, Game, GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts'
import { copyOf, same } from '../kernel/json.ts'
import { type MoveReader, NO_MOVES } from './moves.ts'
import type { AnyQuestion } from './questions.ts'
import type { Rng } from '../kernel/rng.ts'
import { type Fields, isFields } from './shape.ts'

/** What players may not know, and how it is imagined; see `Game`. */
export type Secrets<G extends GameTypes> = Pick<
  Game<G>,
  'view' | 'redact' | 'determinize' | 'memory'
>

/** The refusals that do not depend on the question. */
export interface CommonRefusals<G extends GameTypes> {
  readonly over: Refusal
  /** The JSON says no move of this game. */
  readonly noSuchMove: (state: Frozen<G['state']>) => Refusal
  /** This seat is not asked anything now. */
  readonly notAsked: (state: Frozen<G['state']>, seat: Seat) => Refusal
  /** There is no such seat; left out, `notAsked` speaks. */
  readonly notSeated?: Refusal
}

/** A game as its folder describes it. `Asked` is what questions are about: a seat, or a task. */
export interface GameDefinition<G extends GameTypes, Asked = Seat> extends Pick<
  Game<G>,
  'version' | 'options' | 'setup' | 'scores' | 'actors'
> {
  readonly meta: { readonly id: string; readonly seats: Game['seats'] }
  /** Left out where all options fit each other and any number of seats. */
  readonly validateOptions?: Game<G>['validateOptions']
  readonly moves: MoveReader<G['move']>
  /** The codes of all refusals, for the check of texts. */
  readonly refusalCodes: readonly string[]
  readonly refusals: CommonRefusals<G>
  /**
   * The question that is open, to this seat where not all are asked the same; null when the game is
   * over.
   */
  readonly question: (state: Frozen<G['state']>, seat: Seat) => AnyQuestion<G, Asked> | null
  /** What the open question asks this seat; null if it may not answer. */
  readonly asked: (state: Frozen<G['state']>, seat: Seat) => Asked | null
  /** Changes the state before and after an answer is carried out, where a game needs that. */
  readonly begin?: (state: G['state']) => void
  readonly settle?: (state: G['state'], seat: Seat, ply: Parameters<Game<G>['play']>[3]) => void
  /** 'none' only if everybody may know the whole state; there is no default. */
  readonly secrets: 'none' | Secrets<G>
  /** What a state must look like: the fields that are missing or of the wrong kind. */
  readonly shape: (state: Fields) => readonly string[]
  /** Broken invariants of a state that has the right shape. */
  readonly invariants: (state: G['state']) => readonly string[]
}

/** The engine that follows from a definition. */
export function defineGame<G extends GameTypes, Asked = Seat>(
  definition: GameDefinition<G, Asked>,
): Game<G> {
  const { meta, version, options, validateOptions = () => null, setup, scores, actors } = definition
  const { secrets } = definition
  return {
    id: meta.id,
    seats: meta.seats,
    version,
    options,
    validateOptions,
    setup,
    scores,
    actors,
    vocabulary: { moves: definition.moves.types, refusals: definition.refusalCodes },
    ...playing(definition),
    ...(secrets === 'none' ? nothingHidden<G>() : secrets),
    faults(state) {
      if (!isFields(state)) return ['A state is an object.']
      const misshapen = definition.shape(state)
      return misshapen.length > 0 ? misshapen : definition.invariants(state)
    },
  }
}

/** Legality, effects and reasons, each read from the open question. */
function playing<G extends GameTypes, Asked>({
  question,
  asked,
  begin,
  settle,
  scores,
  moves,
  refusals,
}: GameDefinition<G, Asked>): Pick<Game<G>, 'legal' | 'play' | 'explain'> {
  function legal(state: Frozen<G['state']>, seat: Seat): readonly G['move'][] {
    const open = question(state, seat)
    if (open === null) return NO_MOVES
    const about = asked(state, seat)
    return about === null ? NO_MOVES : open.moves(state, about)
  }

  return {
    legal,

    play(state, seat, move, ply) {
      const about = asked(state, seat)
      const answer = question(state, seat)?.answers[move.type]
      if (about === null || answer === undefined)
        throw new Error(`Nobody asked seat ${seat} for a move of type ${move.type}.`)
      begin?.(state)
      answer.play(state, about, move as never, ply)
      settle?.(state, seat, ply)
    },

    explain(state, seat, json) {
      const open = question(state, seat)
      if (open === null) return refusals.over
      const about = asked(state, seat)
      if (about !== null && answers(open, json)) {
        const offers = open.moves(state, about)
        if (offers.some(offer => same(offer, json))) return null
      }
      if (refusals.notSeated !== undefined && !(seat in scores(state))) return refusals.notSeated
      const move = moves.read(json)
      if (move === null) return refusals.noSuchMove(state)
      if (about === null) return refusals.notAsked(state, seat)
      const refuse = open.answers[move.type]?.refuse
      return refuse === undefined
        ? open.other(state, about, move)
        : refuse(state, about, move as never)
    },
  }
}

/** Whether this JSON is of a type that answers the question: other moves are never offered. */
function answers<G extends GameTypes>(open: AnyQuestion<G, never>, json: unknown): boolean {
  return isFields(json) && typeof json.type === 'string' && Object.hasOwn(open.answers, json.type)
}

/** Everybody sees everything, so there is nothing to imagine. */
function nothingHidden<G extends GameTypes>(): Secrets<G> {
  return {
    view: (state: Frozen<G['state']>, viewer: Viewer) => ({ ...(copyOf(state) as object), viewer }),
    redact: (event: G['event']) => event,
    determinize: (view: Frozen<G['view']>, _rng: Rng) => {
      const { viewer: _, ...state } = copyOf(view) as { viewer: Viewer } & G['state']
      return state
    },
  }
}
