import type { Aztec } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { Token } from './art/tokens.tsx'
import { BOARD_TEXT, type BoardText } from './text/index.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  table: BoardProps<Aztec>
  choices: Choices
  /** My buyers from left to right. */
  buyers: readonly number[]
}

/** The buttons under the board: what has no place on it. */
export function AztecActions({ table, choices, buyers }: Props) {
  const { view, undo, language, offers } = table
  const text = BOARD_TEXT[language]
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
    <Actions label={text.actions}>
      {mine && view.phase === 'king' && <KingActs table={table} choices={choices} text={text} />}
      {mine && view.phase === 'turn' && (
        <>
          {choices.target && choices.seen?.coin ? (
            <BuyAct choices={choices} text={text} off={!may({ type: 'play' })} />
          ) : (
            <Act
              onPress={touched => decide({ type: 'play' }, touched)}
              off={!may({ type: 'play' })}
            >
              {text.play}
            </Act>
          )}
          <Act
            kind={may({ type: 'play' }) ? 'quiet' : 'main'}
            onPress={touched => decide({ type: 'pass' }, touched)}
          >
            {text.pass}
          </Act>
        </>
      )}
      {mine && view.phase === 'play' && (
        <>
          <BuyAct choices={choices} text={text} off={!canBuy(choices)} />
          <Act kind="quiet" onPress={choices.pay} off={!canPay(choices)}>
            <span class="az-long">{text.pay}</span>
            <span class="az-brief">{text.payShort}</span>
          </Act>
          <Act
            kind={may({ type: 'end' }) && !choices.target ? 'main' : 'quiet'}
            onPress={touched => decide({ type: 'end' }, touched)}
            off={!may({ type: 'end' })}
          >
            {text.end}
          </Act>
        </>
      )}
      {undo}
    </Actions>
  )
}

const canBuy = ({ seen, target, may }: Choices) =>
  seen !== null && target !== null && may({ type: 'buy', buyer: seen.buyer, colour: target.colour })
const canPay = ({ buyer, may }: Choices) => buyer !== null && may({ type: 'pay', buyer })

function BuyAct({ choices, text, off }: { choices: Choices; text: BoardText; off: boolean }) {
  const { target } = choices
  return (
    <Act onPress={choices.buy} off={off}>
      {target ? (
        <>
          <span class="az-long">{text.buy(target.tokens, target.colour)}</span>
          <span class="az-brief">{text.buyShort}</span>
        </>
      ) : (
        text.buyShort
      )}
    </Act>
  )
}

/** What the king may take, and nothing. */
function KingActs({
  table,
  choices,
  text,
}: {
  table: BoardProps<Aztec>
  choices: Choices
  text: BoardText
}) {
  return (
    <>
      {[0, 1, 2, 3].map(colour =>
        choices.may({ type: 'king', colour }) ? (
          <Act key={colour} onPress={touched => choices.decide({ type: 'king', colour }, touched)}>
            <span class="az-icon">
              <Token colour={colour} letter={text.letters[colour] ?? ''} />
            </span>
            <span class="az-long">{text.names[colour]}</span>
            <span class="heard">{table.text.move({ type: 'king', colour }, table.view)}</span>
          </Act>
        ) : null,
      )}
      <Act kind="quiet" onPress={touched => choices.decide({ type: 'leave' }, touched)}>
        {text.leave}
      </Act>
    </>
  )
}
