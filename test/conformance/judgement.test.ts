import { expect, test } from 'vitest'
import { insightFor } from '../../src/bots/games.ts'
import { findGame } from '../../src/games/index.ts'
import { faultsOf } from '../../src/kit/twins.fixture.ts'
import { cases } from './cases.ts'

/* What bots have learned of a game: what they look at tells nothing that their seat cannot know. */

test.for(cases)(
  '$name: no input of the judgement tells a secret, and each is a number of about 1',
  async ({ game, seats, options }, { skip }) => {
    const learned = await findGame(game.id)?.judgement?.()
    if (learned === undefined) return skip('it has not been learned')
    const { features } = learned.judgement
    expect(new Set(features.inputs).size).toBe(features.inputs.length)
    const insight = await insightFor(game)
    expect(faultsOf({ game, insight, features, options, seats, games: 2 })).toEqual([])
  },
)
