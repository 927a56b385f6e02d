import type { Game, GameTypes } from '../../src/kernel/game.ts'
import { allCases, type Case, games, nameOf, plainCases } from './cases.ts'

/**
 * What golden files are of: where values of options have been retired, the oldest. So they show
 * that older matches stay as they were, byte by byte.
 */
export const goldenCases: readonly Case[] = allCases.map(at => ({
  ...at,
  options: { ...at.options, ...oldest(at.game) },
}))

/** Of games with such values a case of what is offered now, named by it. */
export const renewedCases: readonly Case[] = games.flatMap(game => {
  const at = plainCases.findLast(each => each.game === game)
  const names = Object.keys(oldest(game))
  return at === undefined || names.length === 0 ? [] : [{ ...at, name: nameOf(at, names) }]
})

/** Of each option that has retired values the one that was retired first. */
function oldest({ retired = {} }: Game): GameTypes['options'] {
  const options: GameTypes['options'] = {}
  for (const [name, values = []] of Object.entries(retired)) {
    const first = values.at(-1)
    if (first !== undefined) options[name] = first
  }
  return options
}
