import { knowledgeFor } from '../../bots/knowledge.ts'
import { HINT_BUDGET } from '../../bots/review/hint-budget.ts'
import { hint } from '../../bots/review/hint.ts'
import { adviceTexts } from '../../bots/review/told.ts'
import { findGame, sidesIn } from '../../games/index.ts'
import type { GameTypes } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import { askedOf } from '../../kit/asked.ts'
import { stakes } from '../../kit/words/stakes.ts'
import { lookedUp } from '../rules/rules.ts'
import { type Parts, whoOf } from './parts.ts'

/** The best moves by what this player can know, line by line. */
export async function hintLines(parts: Parts): Promise<string[]> {
  const { match, me, text, words, language } = parts
  const question = { ...askedOf(match, me), rng: Rng.from(1), now: () => performance.now() }
  const { game, view } = question
  const advice = hint(question, await knowledgeFor(game), HINT_BUDGET)
  const reasons = await findGame(game.id)?.reasons?.(language)
  const why = adviceTexts(reasons?.text, advice, view)
  const { seats } = match
  const { duel, format } = stakes(language, seats, sidesIn(game.id, seats))
  const head = `${words('play.hint')}: `
  return advice.map(({ move, place: expected }, at) => {
    const key = duel ? 'play.wins' : 'play.place'
    const told = expected === null ? '' : words(key, { much: format(expected) })
    const named = `${at + 1}. ${text.move(move, view, whoOf(parts))}${told && ` (${told})`}`
    const line = why[at] ? `${named}: ${why[at]}` : named
    return `${at === 0 ? head : ' '.repeat(head.length)}${line}`
  })
}

/** Why this is asked, how the game is won, and how it goes. */
export function helpLines({ text }: Parts, view: GameTypes['view']): string[] {
  const steps = text.steps.map((step, at) => `${at + 1}. ${step}`)
  return [text.why?.(view) ?? '', text.goal, ...steps].filter(line => line !== '')
}

/** More rules than this nobody reads. */
const MOST_RULES = 8

/** The rules in which all these words stand, or that have this number. */
export async function ruleLines({ rules, words }: Parts, typed: string): Promise<string[]> {
  const found = lookedUp(await rules(), typed)
  if (found.length === 0) return [words('play.notInRules', { typed })]
  const more = found.length - MOST_RULES
  return [
    ...found.slice(0, MOST_RULES),
    ...(more > 0 ? [words('play.moreFound', { n: more })] : []),
  ]
}
