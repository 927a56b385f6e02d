import type { Seat } from '../../../kernel/game.ts'
import { person, type Prompt, type Who } from '../../../kit/words/text.ts'
import { goodOf } from '../engine/market/goods.ts'
import { sideOfBoat } from '../engine/names.ts'
import type { View } from '../engine/state.ts'
import { shopFacts } from './shops.ts'
import { drawn, type Facts, factsOf, someone, type Speech, timeAt, townsperson } from './terms.ts'
import { merchantOf, openQuestion, type Question, standings, townspersonAt } from './words.ts'

/** What the player who is asked reads; for the others, whose turn it is and what they do. */
export function promptText(say: Speech, view: View, who: Who): Prompt {
  const question = openQuestion(view)
  if (question === undefined) return overPrompt(say, view, who)
  const { at, seat } = question
  const facts = {
    ...factsOf(question, merchantOf(at)),
    ...questionFacts(say, view, question),
    ...shopFacts(view.players[seat].shop, question),
  }
  const find = (key: string) => say.find(key, facts) ?? ''
  return seat === who.me
    ? { title: find(`prompt.${at}`), hint: find(`prompt.${at}.hint`) }
    : { title: say('prompt.theirs', { seat: person(seat, who) }), hint: find(`doing.${at}`) }
}

/** What a question that all merchants are asked speaks of besides its own fields. */
function questionFacts(say: Speech, view: View, question: Question): Facts {
  switch (question.at) {
    case 'chooseSpace': {
      const { figures, turns } = view.players[question.seat]
      return {
        figures: figures.length,
        figure: turns % 2,
        time: timeAt(view.timepieces[question.seat]),
        market: timeAt(2 * view.indicator),
      }
    }
    case 'recruit.slot': {
      const card = townspersonAt(view, question.place)
      const workers = view.players[question.seat].staff.filter(worker => worker !== null)
      return { townsperson: card ? townsperson(say, card) : 'none', workers: workers.length }
    }
    case 'load.pick':
    case 'load.boat': {
      const [first = 0, ...others] = view.drawn
      const rest = others.map(someone)
      return {
        drawn: drawn(view.drawn),
        first,
        rest,
        more: rest.length,
        goods: goodsFor(view, question.seat, first),
      }
    }
    case 'dock.berth':
      return { isLeft: sideOfBoat(question.boat) === 0 }
    default:
      return {}
  }
}

/** How many Goods somebody has in the colour that an Adventurer buys. */
function goodsFor(view: View, seat: Seat, adventurer: number): number {
  const { shelf } = view.players[seat]
  return (shelf[goodOf('small', adventurer)] ?? 0) + (shelf[goodOf('large', adventurer)] ?? 0)
}

/** Everybody's Gold, the best first. */
function overPrompt(say: Speech, view: View, who: Who): Prompt {
  const { order, winners } = standings(view)
  const gold = order.map(seat =>
    say('winner.gold', { seat: person(seat, who), gold: view.players[seat].gold }),
  )
  const title =
    winners.length > 1
      ? say('prompt.over.together', { winners: winnersOf(say, winners, who) })
      : say('prompt.over', { seat: person(winners[0], who) })
  return { title, hint: gold.join(' · ') }
}

/** Those who share the victory, as a sentence begins with them. */
export const winnersOf = (say: Speech, winners: readonly number[], who: Who): string[] =>
  winners.map((seat, at) =>
    say(at === 0 ? 'winner.first' : 'winner.next', { seat: person(seat, who) }),
  )
