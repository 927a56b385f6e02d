import { total } from '../../../kit/counts.ts'
import { commonText, type GameText, optionText, refusalText } from '../../../kit/words/text.ts'
import { debtor } from '../engine/sale/sales.ts'
import type { Mercado, Move, View } from '../engine/state.ts'
import { eventText } from './events.ts'
import type { Messages } from './messages.ts'
import { myPrompt, overPrompt, theirPrompt } from './prompts.ts'
import { coinTerm, type Speech, symbol, tileTerm, tokenTerm } from './things.ts'
import { contentOf, isStandard, symbolAt } from './words.ts'

export type { Messages, Speech }

/** All that is said of the game, in the language that `say` speaks. */
export function textIn(say: Speech): GameText<Mercado, Messages> {
  return {
    ...commonText(say),
    options: {
      content: optionText(say, 'content', digest =>
        isStandard(digest) ? 'standard' : digest.slice(0, 6),
      ),
      side: optionText(say, 'side'),
      disc: optionText(say, 'disc', disc => disc),
      changer: optionText(say, 'changer'),
      openPurses: optionText(say, 'openPurses', open => (open ? 'open' : 'own')),
    },
    prompt(view, who) {
      if (view.phase === 'over') return overPrompt(say, view, who)
      const asked = view.phase === 'forcedDiscard' ? debtor(view) : view.turn
      return asked === who.me ? myPrompt(say, view, asked) : theirPrompt(say, view, asked, who)
    },
    move: (move, view) => moveText(say, move, view),
    event: (event, who) => eventText(say, event, who),
    refusal: refusal => {
      const { coin = 0, coins = 0 } = refusal.with ?? {}
      return refusalText(say, refusal, { coin: coinTerm(Number(coin)), coins: Number(coins) })
    },
  }
}

function moveText(say: Speech, move: Move, view: View): string {
  const content = contentOf(view.content)
  const purse = total(view.purses[view.turn])
  switch (move.type) {
    case 'privilege':
    case 'discard':
      return say(`move.${move.type}`, { token: tokenTerm(content, move.token) })
    case 'symbol': {
      const under = symbolAt(view, view.turn)
      const shown = under === null ? '' : symbol(under)
      return say('move.symbol', { take: move.take, isSeen: under !== null, symbol: shown })
    }
    case 'draw':
      return say('move.draw', { count: Math.min(content.turn.baseDraw, purse) })
    case 'recover':
      return say('move.recover', { count: total(view.trays[view.turn]) })
    case 'seal':
      return say('move.seal', {
        pay: move.pay,
        more: Math.min(content.turn.sealExtraDraw, purse),
      })
    case 'place':
    case 'sell':
    case 'white': {
      const tile = tileTerm(content, view.display[move.slot])
      if (move.type !== 'place') return say(`move.${move.type}`, { tile })
      return say('move.place', { coin: coinTerm(move.coin), tile })
    }
    case 'noPrivilege':
    case 'done':
    case 'keepWhite':
      return say(`move.${move.type}`)
  }
}
