import { expect, test } from 'vitest'
import { daily } from '../../../test/deep.ts'
import type { Game, PerSeat } from '../../kernel/game.ts'
import { begin, must, submit } from '../../kernel/match.ts'
import { ranks } from '../../kernel/rank.ts'
import { Rng } from '../../kernel/rng.ts'
import { askedOf } from '../../kit/asked.ts'
import { isCalm } from '../../kit/judgement/judgement.ts'
import { loadGame } from '../games.ts'
import { type Knowledge, knowledgeFor } from '../knowledge.ts'
import { learned } from '../learned.ts'
import { estimateOf } from './estimate.ts'
import { foresightFor } from './trials.ts'

interface Told {
  readonly chances: PerSeat<number>
  readonly won: PerSeat<number>
}

/** The chances told of every position of a match of quick bots, and who won it. */
function tellAll(game: Game, knowledge: Knowledge, seats: number, seed: number): Told[] {
  const match = must(begin(game, seats, {}, seed.toString(16)))
  const foresight = foresightFor(knowledge, game.view(match.state, null))
  const rng = Rng.from(seed)
  const all: PerSeat<number>[] = []
  for (let [seat] = game.actors(match.state); seat !== undefined;) {
    const question = { ...askedOf(match, seat), rng: Rng.from(rng.next()), now: () => 0 }
    submit(match, seat, learned(question, knowledge).move)
    const actors = game.actors(match.state)
    if (actors.length > 0 && isCalm(foresight.judgement?.features, match.state, seat, actors))
      all.push(estimateOf(game, foresight, match.state, 'all', rng).wins)
    ;[seat] = actors
  }
  const places = ranks(game.scores(match.state))
  const winners = places.filter(place => place === 1).length
  const won = places.map(place => (place === 1 ? 1 / winners : 0))
  return all.map(chances => ({ chances, won }))
}

/** The mean square of what is between chances and results, were all told so many times as surely. */
function missed(told: readonly Told[], surely: number): number {
  let sum = 0
  for (const { chances, won } of told) {
    const odds = chances.map(chance => chance ** surely)
    const all = odds.reduce((total, odd) => total + odd, 0)
    for (const [seat, odd] of odds.entries()) sum += (odd / all - won[seat]) ** 2
  }
  return sum / told.length
}

test.each(
  [
    { id: 'mercadito', seats: 4, games: 40 },
    { id: 'mercadito', seats: 3, games: daily(0, 200) },
    { id: 'mercado', seats: 4, games: daily(0, 200) },
  ].filter(({ games }) => games > 0),
)(
  '$id for $seats tells chances as games bear them out: half or twice as sure they would miss by more',
  { timeout: daily(60_000, 600_000) },
  async ({ id, seats, games }) => {
    const { game } = await loadGame(id)
    const knowledge = await knowledgeFor(game)
    const told = Array.from({ length: games }, (_, at) =>
      tellAll(game, knowledge, seats, at + 1),
    ).flat()
    const asTold = missed(told, 1)
    expect(missed(told, 1 / 2)).toBeGreaterThan(asTold)
    expect(missed(told, 2)).toBeGreaterThan(asTold)
  },
)
