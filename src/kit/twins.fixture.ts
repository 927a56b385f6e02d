import type { Game, GameTypes } from '../kernel/game.ts'
import type { Perspective } from '../kernel/perspective.ts'
import { Rng } from '../kernel/rng.ts'
import type { Insight } from './judgement/insight.ts'
import type { Features } from './judgement/judgement.ts'

/** Positions looked at: every so many plies. */
const STRIDE = 9
/** An input is about 1; a full shelf of the dearest goods is the farthest from that. */
const MOST = 4

/** What is looked at, and for how long. */
interface Watch<W extends GameTypes> {
  readonly game: Game<W>
  readonly insight: Insight<W>
  readonly features: Features<W>
  readonly options: W['options']
  readonly seats: number
  readonly games: number
}

/**
 * The faults of a game's features, found over games that are played half by the insight and half at
 * random: inputs that differ between worlds which a viewer cannot tell apart, and inputs that are no
 * numbers or far from −1 to 1.
 */
export function faultsOf<W extends GameTypes>(watch: Watch<W>): string[] {
  const { game, insight, options, seats } = watch
  const faults = new Set<string>()
  for (let seed = 0; seed < watch.games; seed++) {
    const rng = Rng.from(seed)
    const state = game.setup(seats, options, rng)
    let actors = game.actors(state)
    for (let plies = 0; actors.length > 0; plies++, actors = game.actors(state)) {
      if (plies % STRIDE === 0) look(watch, state, rng, faults)
      const moves = game.legal(state, actors[0])
      const wild = seed % 2 === 0
      const move = wild ? rng.pick(moves) : insight.choose(state, actors[0], moves, rng)
      game.play(state, actors[0], move, { rng, emit() {} })
    }
    look(watch, state, rng, faults)
  }
  return [...faults]
}

/** Compares a position and two more that each viewer cannot tell from it. */
function look<W extends GameTypes>(
  { game, features, seats }: Watch<W>,
  state: W['state'],
  rng: Rng,
  faults: Set<string>,
): void {
  const out = features.inputs.map(() => 0)
  const read = (from: W['state'], seat: number, eyes: Perspective) => {
    const numbers = Float32Array.from(out)
    features.read(from, seat, eyes === seat, numbers)
    return numbers
  }
  for (let viewer = 0; viewer <= seats; viewer++) {
    const eyes = viewer === seats ? null : viewer
    const view = game.view(state, eyes)
    const twins = [game.determinize(view, rng), game.determinize(view, rng)]
    for (let seat = 0; seat < seats; seat++) {
      const numbers = read(state, seat, eyes)
      for (const [input, name] of features.inputs.entries()) {
        if (!(Math.abs(numbers[input]) <= MOST)) faults.add(`${name} may be ${numbers[input]}`)
      }
      for (const twin of twins) {
        const others = read(twin, seat, eyes)
        for (const [input, name] of features.inputs.entries())
          if (!Object.is(numbers[input], others[input])) faults.add(`${name} tells a secret`)
      }
    }
  }
}
