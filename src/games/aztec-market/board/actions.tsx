import type { Aztec } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { Token } from './art/tokens.tsx'
import { goods, letterOf, type Messages, nameOf, type Speech } from '../text/index.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  table: BoardProps<Aztec, Messages>
  choices: Choices
  /** My buyers from left to right. */
  buyers: readonly number[]
}

/** The buttons under the board: what has no place on it. */
export function AztecActions({ table, choices, buyers }: Props) {
  const { view, undo, offers } = table
  const { say } = table.text
  const { decide, may } = choices
  const nth = (index: number) => () => {
    const touched = document.querySelector(`[data-buyer="${buyers[index]}"]`)
    if (view.viewer !== null && touched) choices.touchBuyer(buyers[index] ?? 0, touched)
  }
  useKeys({
    1: nth(0),
    2: nth(1),
    3: nth(2),
    4: nth(3),
    p: () => decide({ type: 'pass' }, null),
    y: () => decide({ type: 'play' }, null),
    b: () => choices.buy(null),
    c: () => choices.pay(null),
    e: () => decide({ type: view.phase === 'king' ? 'leave' : 'end' }, null),
    Escape: choices.letGo,
  })
  const mine = view.viewer === view.turn && offers.length > 0
  return (
    <Actions label={say('board.actions')}>
      {mine && view.phase === 'king' && <KingActs table={table} choices={choices} say={say} />}
      {mine && view.phase === 'turn' && (
        <>
          {choices.target && choices.seen?.coin ? (
            <BuyAct choices={choices} say={say} off={!may({ type: 'play' })} />
          ) : (
            // It begins a turn of buying: what can be bought at once invites on the board instead.
            <Decide type="play" quiet choices={choices} say={say}>
              {say('move.play')}
            </Decide>
          )}
          <Decide type="pass" quiet={choices.ready.length > 0} choices={choices} say={say}>
            {say('move.pass')}
          </Decide>
        </>
      )}
      {mine && view.phase === 'play' && (
        <>
          <BuyAct choices={choices} say={say} off={!canBuy(choices)} />
          <Act
            kind="quiet"
            spot="pay"
            tells={say('board.tells.pay')}
            onPress={choices.pay}
            off={!canPay(choices)}
          >
            <span class="az-long">{say('board.pay')}</span>
            <span class="az-brief">{say('board.payShort')}</span>
          </Act>
          <Decide
            type="end"
            quiet={!may({ type: 'end' }) || choices.target !== null}
            choices={choices}
            say={say}
          >
            {say('board.end')}
          </Decide>
        </>
      )}
      {undo}
    </Actions>
  )
}

const canBuy = ({ seen, target, may }: Choices) =>
  seen !== null && target !== null && may({ type: 'buy', buyer: seen.buyer, colour: target.colour })
const canPay = ({ buyer, may }: Choices) => buyer !== null && may({ type: 'pay', buyer })

/** The button of a move that is all said by its type. */
function Decide(props: {
  type: 'play' | 'pass' | 'end' | 'leave'
  quiet?: boolean
  choices: Choices
  say: Speech
  children: string
}) {
  const { type, quiet, choices, say, children } = props
  return (
    <Act
      kind={quiet ? 'quiet' : 'main'}
      spot={type}
      tells={say(`board.tells.${type}`)}
      onPress={touched => choices.decide({ type }, touched)}
      off={!choices.may({ type })}
    >
      {children}
    </Act>
  )
}

function BuyAct({ choices, say, off }: { choices: Choices; say: Speech; off: boolean }) {
  const { target } = choices
  return (
    <Act spot="buy" tells={say('board.tells.buy')} onPress={choices.buy} off={off}>
      {target ? (
        <>
          <span class="az-long">
            {say('board.buy', { goods: goods(target.tokens, target.colour) })}
          </span>
          <span class="az-brief">{say('board.buyShort')}</span>
        </>
      ) : (
        say('board.buyShort')
      )}
    </Act>
  )
}

/** What the king may take, and nothing. */
function KingActs({
  table,
  choices,
  say,
}: {
  table: BoardProps<Aztec, Messages>
  choices: Choices
  say: Speech
}) {
  return (
    <>
      {[0, 1, 2, 3].map(colour =>
        choices.may({ type: 'king', colour }) ? (
          <Act
            key={colour}
            spot={`crown:${colour}`}
            tells={say('board.tells.crown', { goods: goods(0, colour) })}
            onPress={touched => choices.decide({ type: 'king', colour }, touched)}
          >
            <span class="az-icon">
              <Token colour={colour} letter={letterOf(say, colour)} />
            </span>
            <span class="az-long">{nameOf(say, colour)}</span>
            <span class="heard">{table.text.move({ type: 'king', colour }, table.view)}</span>
          </Act>
        ) : null,
      )}
      <Decide type="leave" quiet choices={choices} say={say}>
        {say('board.leave')}
      </Decide>
    </>
  )
}
