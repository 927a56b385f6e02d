import type { Frozen, Game, GameTypes } from '../../kernel/game.ts'
import type { ContentSets } from './sets.ts'
import type { Insight } from '../judgement/insight.ts'
import type { Features } from '../judgement/judgement.ts'
import { isFields } from '../shape.ts'

/*
 * A game whose printed values can be replaced is made anew for each set of them: its rules are
 * functions that hold the tables of their set. Everybody else uses one game, which delegates to the
 * one made for the set that a state, a view or options name.
 */

interface WithContent {
  readonly content: string
}

/** The types of a game with replaceable values: options, states and views name their set. */
export interface ContentTypes extends GameTypes {
  options: GameTypes['options'] & { content: string }
  state: { content: string }
  view: { content: string }
}

/**
 * One game for all known sets. `makeGame` makes the one of a set when it is first asked for. Its
 * id, seats, version, vocabulary, memory, other options and `redact` may not depend on the set:
 * those of the standard set hold for all. A state or view of an unknown set throws; only `faults`
 * says so.
 */
export function gameByContent<G extends ContentTypes, Tables>(
  contentSets: ContentSets<unknown, Tables>,
  makeGame: (tables: Tables, digest: string) => Game<G>,
): Game<G> {
  const of = contentSets.each(makeGame)
  const standard = of(contentSets.standard)
  return {
    ...standard,
    options: { ...standard.options, content: contentSets.digests },
    retired: { content: contentSets.former },
    validateOptions: (seats, options) => of(options.content).validateOptions(seats, options),
    setup: (seats, options, rng) => of(options.content).setup(seats, options, rng),
    actors: state => of(contentOf(state)).actors(state),
    legal: (state, seat) => of(contentOf(state)).legal(state, seat),
    play: (state, seat, move, ply) => of(state.content).play(state, seat, move, ply),
    scores: state => of(contentOf(state)).scores(state),
    view: (state, viewer, open) => of(contentOf(state)).view(state, viewer, open),
    determinize: (view, rng) => of(contentOf(view)).determinize(view, rng),
    explain: (state, seat, move) => of(contentOf(state)).explain(state, seat, move),
    faults(state) {
      if (!isFields(state)) return ['A state is an object.']
      const { content } = state
      return typeof content === 'string' && contentSets.has(content)
        ? of(content).faults(state)
        : ['content: the digest of values known here.']
    },
  }
}

/**
 * One insight for all known sets. Only `weigh`, `choose`, `settled` and `evaluate` may depend on
 * the set; all else is that of the standard set.
 */
export function insightByContent<G extends ContentTypes, Tables>(
  contentSets: ContentSets<unknown, Tables>,
  makeInsight: (tables: Tables) => Insight<G>,
): Insight<G> {
  const of = contentSets.each(makeInsight)
  return {
    ...of(contentSets.standard),
    weigh: (state, seat, moves, out) => of(contentOf(state)).weigh(state, seat, moves, out),
    choose: (state, seat, moves, rng) => of(contentOf(state)).choose(state, seat, moves, rng),
    settled: (state, view) => of(contentOf(state)).settled(state, view),
    evaluate: (state, view, out) => of(contentOf(state)).evaluate(state, view, out),
  }
}

/**
 * One `Features` for all known sets. Only `read` may depend on the set; all else is that of the
 * standard set.
 */
export function featuresByContent<G extends ContentTypes, Tables>(
  contentSets: ContentSets<unknown, Tables>,
  makeFeatures: (tables: Tables) => Features<G>,
): Features<G> {
  const of = contentSets.each(makeFeatures)
  return {
    ...of(contentSets.standard),
    read: (state, seat, sees, out, open) => of(contentOf(state)).read(state, seat, sees, out, open),
  }
}

/** The compiler cannot resolve `Frozen` of a type parameter. */
function contentOf<Held extends WithContent>(held: Frozen<Held>): string {
  return (held as WithContent).content
}
