import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import { person, type Prompt, type Who } from '../../../kit/words/text.ts'
import { ranking } from '../engine/finals.ts'
import type { View } from '../engine/state.ts'
import { coins, listed, type Speech, symbol } from './things.ts'
import { symbolAt } from './words.ts'

/** What is asked of me. */
export function myPrompt(say: Speech, view: View, me: Seat): Prompt {
  const { phase } = view
  switch (phase) {
    case 'over':
      return { title: '', hint: '' }
    case 'privilegeSymbol': {
      const under = symbolAt(view, me)
      const hint = under === null ? '' : listed(say, symbol(under))
      return { title: say('prompt.privilegeSymbol'), hint }
    }
    case 'action': {
      const [purse, tray] = [total(view.purses[me]), total(view.trays[me])]
      return { title: say('prompt.action'), hint: say('prompt.action.hint', { purse, tray }) }
    }
    case 'sealOffer': {
      const drawn = { any: total(view.drawn) > 0, coins: coins(view.drawn) }
      return { title: say('prompt.sealOffer'), hint: say('prompt.sealOffer.hint', drawn) }
    }
    case 'placement': {
      const left = total(view.drawn)
      return {
        title: say('prompt.placement', { left }),
        hint: say('prompt.placement.hint', {
          left,
          coins: coins(view.drawn),
          placed: view.placed,
        }),
      }
    }
    default:
      return { title: say(`prompt.${phase}`), hint: say(`prompt.${phase}.hint`) }
  }
}

/** What is asked of somebody else. */
export function theirPrompt(say: Speech, { phase }: View, asked: Seat, who: Who): Prompt {
  return {
    title: say('prompt.theirs', { phase, seat: who.name(asked) }),
    hint: say('prompt.theirs.hint', { phase }),
  }
}

/** Who has won, and how far everybody came. */
export function overPrompt(say: Speech, view: View, who: Who): Prompt {
  const order = ranking(view)
  const places = order.map(seat =>
    say('prompt.over.hint', { seat: person(seat, who), progress: view.progress[seat] }),
  )
  return {
    title: say('prompt.over', { seat: person(order[0], who) }),
    hint: places.join(' · '),
  }
}
