import { expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { begin, canUndo, must, submit } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { onlyAnswer } from './only-answer.ts'

/** A match by chance: the types of questions with one answer, by whether they are answered alone. */
function answeredIn(game: Game, plies: number) {
  const match = must(begin(game, game.seats[0], {}, 'c0ffee'))
  const rng = Rng.from(5)
  const told = { alone: new Set<string>(), mine: new Set<string>(), many: 0, guesses: 0 }
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.actors(match.state)
    if (seat === undefined) break
    const offers = game.legal(match.state, seat)
    const move = offers[rng.below(offers.length)] ?? { type: 'none' }
    const question = { offers, undoable: canUndo(match, seat) }
    const answer = onlyAnswer(game, game.view(match.state, seat), seat, question)
    if (offers.length > 1 && answer !== null) told.many++
    if (answer !== null) told.guesses = Math.max(told.guesses, unlike(game, match.state, seat))
    if (offers.length === 1) (answer === null ? told.mine : told.alone).add(move.type)
    submit(match, seat, move)
  }
  return told
}

/** In how many of the worlds that look alike to an onlooker there is more than one answer. */
function unlike(game: Game, state: object, seat: number): number {
  const open = game.view(state, null)
  const worlds = Array.from({ length: 300 }, (_, world) =>
    game.determinize(open, Rng.from(9999 + world)),
  )
  return worlds.filter(world => game.legal(world, seat).length > 1).length / worlds.length
}

test.each(GAMES.map(entry => [entry.meta.id, entry] as const))(
  '%s: nothing that has several answers is answered',
  async (_, entry) => {
    expect(answeredIn((await entry.load()).game, 200).many).toBe(0)
  },
)

test('Goldfish: a pass that tells that a hand has nothing better is mine to make', async () => {
  const goldfish = GAMES.find(({ meta }) => meta.id === 'merchant-of-goldfish')
  const told = goldfish && answeredIn((await goldfish.load()).game, 400)
  expect(told?.mine).toContain('pass')
  // What an onlooker cannot know either, as far as other worlds than those imagined tell.
  expect(told?.guesses).toBeLessThan(0.03)
})

test('what everybody knows to have one answer is answered', async () => {
  const loaded = await Promise.all(GAMES.map(entry => entry.load()))
  const alone = loaded.flatMap(({ game }) => [...answeredIn(game, 300).alone])
  expect(alone.length).toBeGreaterThan(0)
})
