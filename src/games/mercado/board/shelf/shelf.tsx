import { range } from '../../../../kit/moves.ts'
import { total } from '../../../../kit/counts.ts'
import { contentSets } from '../../content/index.ts'
import { BLACK, WHITE } from '../../engine/prices.ts'
import type { Mercado, Move, View } from '../../engine/state.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import type { Placed } from '../../../../web/board-kit/follow.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { Piece } from '../../../../web/board-kit/piece.tsx'
import { Coin } from '../art/coin.tsx'
import { Purse, TokenBack, WaxSeal } from '../art/pieces.tsx'
import { coinTells, Heap } from './coins.tsx'
import { coinKind, ofKind, PALM, purseOf, sealsOf, tokensOf, trayOf } from '../pieces.ts'
import { REAL } from '../sockets.ts'
import type { Messages } from '../../text/index.ts'
import { coinName, coinsIfAny, letterOf, type Speech, tokenTerm } from '../../text/things.ts'
import { contentOf } from '../../text/words.ts'
import { TokenFace } from './token.tsx'
import type { Choices } from '../use-choices.ts'
import { useDrag } from './use-drag.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  view: View
  choices: Choices
  placed: Placed
  say: Speech
  onPurses: () => void
}

/** A purse with as many coins as this is quite full. */
const FULL = 25

/** What is mine: purse, the coins drawn or the privilege tokens, the character tile, seals. */
export function Mine(props: Props) {
  const { view, placed, say, onPurses } = props
  const me = view.viewer
  if (me === null) return null
  const purse = view.purses[me] ?? []
  const tray = view.trays[me] ?? []
  const coins = total(purse)
  const drew = props.table.latest.some(event => event.type === 'drew' && event.seat === me)
  const inHand = view.turn === me && total(view.drawn) > 0
  const purseName = say('board.purse', { count: coins, coins: coinsIfAny(purse) })
  const sealsName = say('seals', { n: view.seals[me] ?? 0 })
  const tokensName = say('privileges', { n: view.tokenCounts[me] ?? 0 })
  const trayName = say('board.tray', { coins: coinsIfAny(tray) })
  return (
    <div class="mc-mine" data-hand={inHand ? '' : undefined}>
      <button
        type="button"
        class="mc-bag"
        data-spot="purse"
        data-nest={placed.get(purseOf(me))?.join(' ')}
        aria-label={purseName}
        data-tells={`${purseName}. ${say('board.tells.purse')}`}
        onClick={onPurses}
      >
        <span key={drew ? props.table.at : 0} class={drew ? 'mc-shake' : undefined}>
          <Purse full={Math.min(1, coins / FULL)} />
        </span>
        <b aria-hidden="true">{coins}</b>
      </button>
      <span class="mc-contents" aria-hidden="true">
        <Heap counts={purse} say={say} all />
      </span>
      <Palm {...props} me={me} inHand={inHand} />
      <div class="mc-tray" data-zone="tray" data-spot="tray" data-rove>
        <Only
          class="mc-tray-face"
          name={trayName}
          tells={`${trayName}. ${say('board.tells.tray')}`}
        />
        <span class="mc-tray-coins" aria-hidden="true">
          {total(tray) === 0 && <small>{say('board.trayEmpty')}</small>}
          <Heap counts={tray} ids={placed.get(trayOf(me)) ?? []} say={say} />
        </span>
        <span class="mc-owned">
          <Only
            name={sealsName}
            tells={`${sealsName}. ${say('board.legend.seal')}`}
            data-zone="seals"
            data-spot="seals"
          >
            <span class="mc-own" data-pieces={placed.get(sealsOf(me))?.join(' ')}>
              <WaxSeal />
              <b aria-hidden="true">{view.seals[me]}</b>
            </span>
          </Only>
          <Only
            data-spot="tokens"
            name={tokensName}
            tells={`${tokensName}. ${say('board.legend.privilege')}`}
          >
            <span class="mc-own tokens" data-nest={placed.get(tokensOf(me))?.join(' ')}>
              <TokenBack />
              <b aria-hidden="true">{view.tokenCounts[me]}</b>
            </span>
          </Only>
        </span>
      </div>
    </div>
  )
}

/** The hand: coins drawn and not placed yet, or else the privilege tokens, face up. */
function Palm({
  table,
  view,
  choices,
  placed,
  say,
  me,
  inHand,
}: Props & { me: number; inHand: boolean }) {
  const drag = useDrag((coin, slot, stall) => choices.placing && choices.place(coin, slot, stall))
  if (!inHand)
    return <Tokens table={table} view={view} choices={choices} placed={placed} say={say} me={me} />
  return (
    <fieldset
      class="mc-palm"
      aria-label={say('board.hand')}
      data-zone="hand"
      data-rove
      data-leads={choices.placing ? '' : undefined}
    >
      {[...REAL, WHITE].flatMap(coin =>
        ofKind(placed.get(PALM), coinKind(coin)).map((id, nth) => {
          const chosen = choices.coin === coin && nth === 0
          const { ends, onPointerDown } = drag(coin)
          return (
            <Piece
              key={id}
              looks={['mc-coin-button', choices.placing && 'can', chosen && 'sel']}
              data-coin={coin}
              spot={nth === 0 ? `coin:${coin}` : undefined}
              says={[coinName(say, coin), chosen && say('board.chosen')]}
              tells={`${coinTells(say, coin, 1)} ${say('board.tells.hand')}`}
              pressed={chosen}
              onPointerDown={onPointerDown}
              onTouch={touched => !ends() && choices.touchCoin(coin, touched)}
            >
              <span class="mc-piece" data-pieces={id}>
                <Coin coin={coin} letter={letterOf(say, coin)} />
              </span>
            </Piece>
          )
        }),
      )}
    </fieldset>
  )
}

/**
 * My privilege tokens: equal ones in a stack. At the start of a turn one may be played; sometimes
 * one must be given up.
 */
function Tokens({ view, choices, say, me }: Omit<Props, 'onPurses'> & { me: number }) {
  const hand = view.tokens[me] ?? []
  const { tokens } = contentSets.tables(view.content)
  const type = view.phase === 'forcedDiscard' ? 'discard' : 'privilege'
  return (
    <fieldset class="mc-palm tokens" aria-label={say('board.tokens', { n: hand.length })} data-rove>
      {[...new Set(hand)].map(token => {
        const move: Move = { type, token }
        const can = choices.may(move)
        const n = hand.filter(one => one === token).length
        const printed = tokens[token]
        if (!printed) return null
        const name = tokenTerm(contentOf(view.content), token)
        return (
          <Piece
            key={token}
            looks={['mc-token', can && 'can']}
            spot={`token:${token}`}
            says={[
              say('board.token', { token: name }),
              n > 1 && `×${n}`,
              can && say(`board.can.${type}`),
            ]}
            tells={`${say('board.token', { token: name })}. ${say('board.tells.token')}`}
            off={!can}
            onTouch={touched => choices.decide(move, touched)}
          >
            <TokenFace printed={printed} />
            {n > 1 && (
              <span class="mc-times" aria-hidden="true">
                ×{n}
              </span>
            )}
          </Piece>
        )
      })}
      {hand.length === 0 && (
        <span class="mc-none">{view.turn === me ? '' : say('board.noTokens')}</span>
      )}
    </fieldset>
  )
}

/**
 * Every purse as far as it may be seen: mine exactly, those of the others if the table is open
 * about it.
 */
export function Purses({
  view,
  who,
  say,
}: {
  view: View
  who: BoardProps<Mercado, Messages>['who']
  say: Speech
}) {
  const open = (seat: number) =>
    view.openPurses ||
    seat === view.viewer ||
    view.phase === 'over' ||
    view.allDropped !== undefined
  const coins = range(1, BLACK)
  return (
    <table class="mc-purses">
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{say('board.player')}</span>
          </th>
          {coins.map(coin => (
            <th key={coin} scope="col">
              <Coin coin={coin} letter={letterOf(say, coin)} />
              <span class="heard">{coinName(say, coin)}</span>
            </th>
          ))}
          <th scope="col">{say('board.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {view.purses.map((purse, seat) => (
          <tr key={seat} data-hue={seat}>
            <th scope="row">{who.name(seat)}</th>
            {coins.map(coin => (
              <td key={coin}>{open(seat) ? purse[coin] : '?'}</td>
            ))}
            <td>{total(purse)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
