import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { Prompt, Who } from '../../../kit/text.ts'
import { ranking } from '../engine/finals.ts'
import { debtor } from '../engine/sales.ts'
import type { View } from '../engine/state.ts'
import { name } from './people-en.ts'
import { count, things } from './things-en.ts'
import { symbolAt } from './words.ts'

const { coins, symbol } = things

function holds(view: View, seat: Seat): string {
  const purse = total(view.purses[seat])
  return `${count(purse, 'coin')} in your purse, ${total(view.trays[seat])} on your character tile`
}

function placementPrompt(view: View): Prompt {
  if (total(view.drawn) === 0) return { title: 'All placed: done?', hint: 'till then you may undo' }
  const rest = view.placed === 0 ? 'at least one, if any fits' : 'or done: the rest goes back'
  return { title: 'Place your coins', hint: `${coins(view.drawn)}; ${rest}` }
}

export function myPrompt(view: View, me: Seat): Prompt {
  switch (view.phase) {
    case 'turnStart':
      return {
        title: 'Your turn: play a privilege?',
        hint: 'one at most, before you draw or take back',
      }
    case 'privilegeSymbol': {
      const under = symbolAt(view, me)
      return {
        title: 'Carry out the symbol of the space?',
        hint: under === null ? '' : symbol(under),
      }
    }
    case 'action':
      return { title: 'Draw coins, or take yours back', hint: holds(view, me) }
    case 'sealOffer':
      return {
        title: 'Pay a seal and draw more?',
        hint: `you drew ${total(view.drawn) === 0 ? 'nothing you can place' : coins(view.drawn)}`,
      }
    case 'placement':
      return placementPrompt(view)
    case 'saleOrder':
      return { title: 'You have completed several tiles', hint: 'which is sold first?' }
    case 'changerWhite':
      return {
        title: 'Where does the white coin go?',
        hint: 'the one you got from the Coin Changer',
      }
    default:
      return { title: 'Give up a privilege', hint: 'it leaves the game; nobody sees which it is' }
  }
}

export function theirPrompt(view: View, who: Who): Prompt {
  if (view.phase === 'forcedDiscard') {
    return {
      title: `${who.name(debtor(view))} gives up a privilege`,
      hint: 'the sale waits for it',
    }
  }
  const title = `${who.name(view.turn)}’s turn`
  switch (view.phase) {
    case 'turnStart':
      return { title, hint: 'plays a privilege, or none' }
    case 'privilegeSymbol':
      return { title, hint: 'may carry out a symbol' }
    case 'action':
      return { title, hint: 'draws coins or takes them back' }
    case 'sealOffer':
      return { title, hint: 'may pay a seal' }
    case 'placement':
      return { title, hint: 'places coins' }
    case 'saleOrder':
      return { title, hint: 'sells several tiles' }
    default:
      return { title, hint: 'has a white coin to use' }
  }
}

export function overPrompt(view: View, who: Who): Prompt {
  const order = ranking(view)
  const title = order[0] === who.me ? 'You win!' : `${who.name(order[0])} wins`
  return { title, hint: order.map(seat => `${name(seat, who)} ${view.progress[seat]}`).join(' · ') }
}
