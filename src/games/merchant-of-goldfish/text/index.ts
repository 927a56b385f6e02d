import type { Seat } from '../../../kernel/game.ts'
import type { Say } from '../../../kit/words/messages.ts'
import {
  commonText,
  type GameText,
  optionText,
  person,
  type Prompt,
  refusalText,
  type Who,
  whyText,
} from '../../../kit/words/text.ts'
import type { Event, Goldfish, Move, View } from '../engine/state.ts'
import type { Messages } from './messages.ts'
import { canBeat, canBeOutnumbered, cards, fewWords, standing, worth } from './words.ts'

export type { Messages }
export type Speech = Say<Messages>

/** All that is said of the game, in the language that `say` speaks. */
export function textIn(say: Speech): GameText<Goldfish, Messages> {
  return {
    ...commonText(say),
    options: {
      games: optionText(say, 'games', games => games),
      start: optionText(say, 'start', seat => (seat === 'random' ? seat : seat + 1)),
      maxTurns: optionText(say, 'maxTurns', turns => turns),
    },
    prompt(view, who) {
      if (view.phase === 'over') return overPrompt(say, view, who)
      return view.turn === who.me ? myPrompt(say, view) : theirPrompt(say, view, who)
    },
    why: ({ phase, count }) =>
      whyText(say, phase !== 'turn' ? phase : count === 0 ? 'lead' : 'follow'),
    move: move => moveText(say, move),
    event: (event, who) => eventText(say, event, who),
    refusal: refusal => refusalText(say, refusal, { more: Number(refusal.with?.count ?? 0) + 1 }),
  }
}

function myPrompt(say: Speech, view: View): Prompt {
  const given = worth(view.exchange?.given ?? [])
  switch (view.phase) {
    case 'give':
      return { title: say('prompt.give', { given }), hint: say('prompt.give.hint', { given }) }
    case 'take': {
      const owed = view.exchange?.owed ?? 0
      return { title: say('prompt.take', { given }), hint: say('prompt.take.hint', { owed }) }
    }
    case 'collect':
      return { title: say('prompt.collect'), hint: say('prompt.collect.hint') }
    default:
      return view.count === 0
        ? { title: say('prompt.lead'), hint: say('prompt.lead.hint') }
        : followPrompt(say, view)
  }
}

function followPrompt(say: Speech, view: View): Prompt {
  const { value, count } = view
  if (!canBeat(view)) {
    return { title: say('prompt.mustPass'), hint: say('prompt.mustPass.hint', { value, count }) }
  }
  const outnumber = canBeOutnumbered(view)
  return {
    title: say('prompt.beat', { value, count }),
    hint: say('prompt.beat.hint', { value, count, outnumber, more: count + 1 }),
  }
}

function theirPrompt(say: Speech, view: View, who: Who): Prompt {
  const { value, count } = view
  const title = say('prompt.theirs', { seat: person(view.turn, who) })
  const mine = view.viewer === null ? -1 : view.out.indexOf(view.viewer)
  if (mine >= 0) return { title, hint: say('prompt.theirs.out', { place: mine + 1 }) }
  if (view.phase === 'collect') return { title, hint: say('prompt.theirs.collect') }
  if (count === 0) return { title, hint: say('prompt.theirs.lead') }
  return { title, hint: say('prompt.theirs.beat', { value, count }) }
}

function overPrompt(say: Speech, view: View, who: Who): Prompt {
  const [first, ...others] = places(say, standing(view), who)
  return {
    title: say('prompt.over', { seat: person(first.seat, who) }),
    hint: say('prompt.over.hint', { places: others.map(({ said }) => said), limit: view.limit }),
  }
}

/** Who came where, best first: "1st Ana". */
const places = (say: Speech, ranking: readonly Seat[], who: Who) =>
  ranking.map((seat, index) => ({
    seat,
    said: say('placeOf', { place: index + 1, seat: person(seat, who) }),
  }))

function moveText(say: Speech, move: Move): string {
  switch (move.type) {
    case 'play':
      return say('move.play', { cards: fewWords(move.value, move.count) })
    case 'give':
    case 'take':
      return say(`move.${move.type}`, { value: move.value })
    case 'collect':
      return say('move.collect', { value: move.value })
    default:
      return say(`move.${move.type}`)
  }
}

function eventText(say: Speech, event: Event, who: Who): string {
  switch (event.type) {
    case 'played': {
      const { value, count } = event
      const seat = person(event.seat, who)
      return event.lead
        ? say('event.led', { seat, value, count })
        : say('event.played', { seat, cards: cards(value, count) })
    }
    case 'passed': {
      const seat = person(event.seat, who)
      if (event.gave.length === 0) return say('event.passed', { seat })
      const [gave, took] = [event.gave.toReversed(), event.took.toReversed()]
      return say('event.swapped', { seat, gave, took })
    }
    case 'wentOut':
      return say('event.wentOut', { seat: person(event.seat, who), place: event.place })
    case 'allPassed':
    case 'cleared':
      return say(`event.${event.type}`, { seat: person(event.seat, who) })
    case 'collected':
    case 'seeded':
      return say(`event.${event.type}`, { seat: person(event.seat, who), value: event.value })
    case 'swept':
      return say('event.swept', { cards: event.cards.join(' ') })
    case 'gameOver':
      return gameOverText(say, event, who)
    case 'dealt':
      return say('event.dealt', { game: event.game, seat: person(event.start, who) })
  }
}

function gameOverText(say: Speech, event: Event & { type: 'gameOver' }, who: Who): string {
  return say('event.gameOver', {
    game: event.game,
    limit: event.limit,
    places: places(say, event.ranking, who).map(({ said }) => said),
    points: event.ranking.map(seat =>
      say('pointsOf', { seat: person(seat, who), points: event.points[seat] }),
    ),
  })
}
