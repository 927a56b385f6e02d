import { expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { begin, submit } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { loadGame } from '../games.ts'
import { knowledgeFor } from '../knowledge.ts'
import { hint } from './hint.ts'
import { judgeMoves } from './judge-move.ts'
import { outlookOf } from './outlook.ts'
import { foresightFor } from './trials.ts'

/** A position some plies into a match played at random, where somebody has a choice. */
function somewhere(game: Game, seed: string) {
  const begun = begin(game, 3, {}, seed)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = Rng.from(Number.parseInt(seed, 16))
  for (let ply = 0; ; ply++) {
    const [seat] = game.actors(match.state)
    if (seat === undefined) throw new Error('The match is over too soon.')
    const offers = game.legal(match.state, seat)
    if (ply > 12 && offers.length > 1) return { seat, offers, state: match.state, rng }
    submit(match, seat, rng.pick(offers))
  }
}

test.each(GAMES.map(({ meta }) => meta.id))(
  '%s: twin worlds that a seat cannot tell apart give the same hint, costs and chances',
  async id => {
    const { game } = await loadGame(id)
    const knowledge = await knowledgeFor(game)
    for (const deal of ['a7']) {
      const { seat, state, rng } = somewhere(game, deal)
      const view = game.view(state, seat)
      const worlds = [state, game.determinize(view, rng), game.determinize(view, rng)]
      const told = worlds.map(world => {
        const question = {
          game,
          seat,
          view: game.view(world, seat),
          offers: game.legal(world, seat),
          rng: Rng.from(1),
          now: () => 0,
        }
        const foresight = foresightFor(knowledge, view)
        return {
          hint: hint(question, knowledge, { ms: Infinity, iterations: 12 }),
          costs: judgeMoves(question, knowledge, null, { worlds: 2, breadth: 4 }),
          known: outlookOf(game, foresight, world, seat, Rng.from(2)).wins[seat],
        }
      })
      expect(told[1]).toEqual(told[0])
      expect(told[2]).toEqual(told[0])
    }
  },
)
