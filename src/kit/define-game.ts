import type { Frozen, Game, GameTypes, Refusal, Seat, Viewer } from '../kernel/game.ts'
import { copyOf, same } from '../kernel/json.ts'
import type { Rng } from '../kernel/rng.ts'
import { type MoveReader, NO_MOVES } from './moves.ts'
import type { AnyQuestion } from './questions.ts'
import { type CommonReason, refuse } from './refuse.ts'
import { type Fields, isFields } from './shape.ts'

/** What players may not know, and how it is imagined; see `Game`. */
export type Secrets<G extends GameTypes> = Pick<
  Game<G>,
  'view' | 'redact' | 'determinize' | 'memory'
>

/** The number of a rule, where it is always the same, or which one it is now. */
type RuleIn<G extends GameTypes, Found = string> =
  | string
  | ((state: Frozen<G['state']>, seat: Seat) => Found)

/** The reasons for refusals, and the rules of those that do not depend on the question. */
export interface CommonRules<G extends GameTypes> {
  /** The codes of its own refusals, for the check of texts. */
  readonly codes: readonly string[]
  readonly over: string
  /** The JSON says no move of this game. */
  readonly noSuchMove: RuleIn<G>
  /** This seat is not asked anything now; a refusal where the reason is not that of all games. */
  readonly notAsked: RuleIn<G, string | Refusal>
  /** There is no such seat; left out, `notAsked` speaks. */
  readonly notSeated?: string
}

/** A game as its folder describes it. `Asked` is what questions are about: a seat, or a task. */
export interface GameDefinition<G extends GameTypes, Asked = Seat> extends Pick<
  Game<G>,
  'id' | 'seats' | 'setup' | 'scores' | 'actors'
> {
  /** Left out until an old record would replay differently. */
  readonly version?: number
  /** Left out where there are none. */
  readonly options?: Game<G>['options']
  /** Left out where all options fit each other and any number of seats. */
  readonly validateOptions?: Game<G>['validateOptions']
  readonly moves: MoveReader<G['move']>
  readonly refusals: CommonRules<G>
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
  readonly shape: (state: Fields, seats: Game['seats']) => readonly string[]
  /** Broken invariants of a state that has the right shape. */
  readonly invariants: (state: G['state']) => readonly string[]
}

/** The engine that follows from a definition. */
export function defineGame<G extends GameTypes, Asked = Seat>(
  definition: GameDefinition<G, Asked>,
): Game<G> {
  const { id, seats, version = 1, setup, scores, actors, secrets } = definition
  return {
    id,
    seats,
    version,
    options: definition.options ?? ({} as Game<G>['options']),
    validateOptions: definition.validateOptions ?? (() => null),
    setup,
    scores,
    actors,
    vocabulary: { moves: definition.moves.types, refusals: definition.refusals.codes },
    ...playing(definition),
    ...(secrets === 'none' ? nothingHidden<G>() : secrets),
    faults(state) {
      if (!isFields(state)) return ['A state is an object.']
      const misshapen = definition.shape(state, seats)
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
      if (open === null) return refuse(refusals.over, 'over')
      const about = asked(state, seat)
      if (about !== null && answers(open, json)) {
        const offers = open.moves(state, about)
        if (offers.some(offer => same(offer, json))) return null
      }
      if (refusals.notSeated !== undefined && !(seat in scores(state)))
        return refuse(refusals.notSeated, 'not-seated')
      const common = (rule: RuleIn<G, string | Refusal>, why: CommonReason) => {
        const found = typeof rule === 'string' ? rule : rule(state, seat)
        return typeof found === 'string' ? refuse(found, why) : found
      }
      const move = moves.read(json)
      if (move === null) return common(refusals.noSuchMove, 'no-such-move')
      if (about === null) return common(refusals.notAsked, 'not-your-turn')
      return (
        open.answers[move.type]?.refuse?.(state, about, move as never) ??
        open.other?.(state, about, move) ??
        common(refusals.noSuchMove, 'no-such-move')
      )
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

/** Notes the sentence unless it is so: a broken invariant, which the sentence tells. */
export type Need = (isSo: boolean, sentence: string) => void

/**
 * What the first of these checks that finds anything finds: each relies on what those before it have
 * looked at.
 */
export function faultsBy(...checks: readonly ((need: Need) => void)[]): string[] {
  const found: string[] = []
  const need: Need = (isSo, sentence) => void (isSo || found.push(sentence))
  for (const check of checks) if (found.length === 0) check(need)
  return found
}
