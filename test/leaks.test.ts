import { expect, test } from 'vitest'
import { games } from './conformance/cases.ts'
import { MUTANTS, spoilt } from './leaks/mutants.ts'
import { tryGame } from './leaks/trial.ts'
import { daily } from './deep.ts'

/*
 * Pairs of worlds that differ only in what a viewer cannot know, on a real server: every byte that
 * the viewer gets is the same. `npm run leaks` tries many more.
 */

const PAIRS = daily(40, 300)
/** Of so many pairs of worlds one is heard over HTTP, streams, mails, pushes and calls as well. */
const WHOLE = daily(20, 30)

test.each(games)('$id reveals to nobody what they cannot know', async game => {
  const verdict = await tryGame({ game, pairs: PAIRS, seed: 7, whole: WHOLE })
  expect(verdict.differences).toEqual([])
  expect(verdict.pairs).toBeGreaterThanOrEqual(PAIRS)
  expect(verdict.whole).toBeGreaterThan(0)
})

test.each(MUTANTS)('a server that leaks $what is detected', async ({ whole, from, spoil }) => {
  const game = games.find(({ id }) => id === 'merchant-of-goldfish')!
  const { differences } = await tryGame({
    game,
    // Notices reach a viewer only in some of the pairs: it ends once all have been found.
    pairs: whole === 1 ? 120 : daily(40, 120),
    seed: 1,
    whole,
    until: from,
    spoil: spoilt(spoil),
  })
  const found = new Set(differences.map(difference => difference.from.split(' ')[0]))
  expect([...found]).toEqual(expect.arrayContaining([...from]))
})
