import type { Goldfish } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { balanced, type SwapCards } from './selection.ts'
import type { Messages } from '../text/index.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  table: BoardProps<Goldfish, Messages>
  choices: Choices
}

/** The buttons under the hand: what can be done with what is chosen. */
export function GoldfishActions({ table, choices }: Props) {
  const { view, undo, text } = table
  const { swap } = choices
  useKeys({
    p: () => (swap.cards ? swap.send(null) : choices.play(null)),
    x: () => choices.pass(null),
    s: () => choices.beginSwap(null),
    Escape: choices.letGo,
  })
  const plays = view.viewer !== null && view.sizes[view.viewer] !== 0 && view.phase !== 'over'
  // While a swap is put together Back takes the place of undo.
  const drafting = plays && swap.cards !== null && view.phase === 'turn'
  return (
    <Actions label={text.say('board.actions')}>
      {plays && <Buttons table={table} choices={choices} />}
      {!drafting && undo}
    </Actions>
  )
}

/** The buttons of the question that is asked. */
function Buttons({ table, choices }: Props) {
  const { view } = table
  if (view.phase === 'collect' && view.turn === view.viewer)
    return <Decide table={table} choices={choices} type="decline" />
  if (view.phase === 'give' || view.phase === 'take') {
    return (
      <>
        {view.phase === 'give' && <Decide table={table} choices={choices} type="enough" />}
        {choices.may({ type: 'keep' }) && (
          <NoSwap table={table} onPress={touched => choices.decide({ type: 'keep' }, touched)} />
        )}
      </>
    )
  }
  return choices.swap.cards
    ? swapButtons({ table, choices }, choices.swap.cards)
    : turnButtons({ table, choices })
}

/** A button for a move that says nothing but its type. */
function Decide({ table, choices, type }: Props & { type: 'decline' | 'enough' }) {
  return (
    <Act
      spot={type}
      tells={table.text.say(`board.tells.${type}`)}
      onPress={touched => choices.decide({ type }, touched)}
      off={!choices.may({ type })}
    >
      {table.text.move({ type }, table.view)}
    </Act>
  )
}

function NoSwap(props: {
  table: BoardProps<Goldfish, Messages>
  onPress: (touched: Element) => void
}) {
  const { say } = props.table.text
  return (
    <Act kind="quiet" spot="keep" tells={say('board.tells.keep')} onPress={props.onPress}>
      <span class="gf-long">{say('move.keep')}</span>
      <span class="gf-brief">{say('board.keepShort')}</span>
    </Act>
  )
}

/*
 * Swap begins a swap, and sends it: it stays the same button. What has the focus and goes takes the
 * browser longest.
 */

/** While a swap is put together. */
function swapButtons({ table, choices }: Props, cards: SwapCards) {
  const { say } = table.text
  return (
    <>
      <Act
        key="swap"
        spot="swap"
        tells={say('board.tells.swap')}
        onPress={choices.swap.send}
        off={!balanced(cards)}
      >
        {say('board.swapShort')}
      </Act>
      <NoSwap key="keep" table={table} onPress={choices.pass} />
      <Act
        key="back"
        kind="quiet"
        spot="back"
        tells={say('board.tells.back')}
        onPress={choices.letGo}
      >
        {say('board.cancel')}
      </Act>
    </>
  )
}

function turnButtons({ table, choices }: Props) {
  const { view, text } = table
  const { say } = text
  const { chosen, swap } = choices
  return (
    <>
      <Act
        key="play"
        spot="play"
        tells={say('board.tells.play')}
        onPress={choices.play}
        off={!chosen}
      >
        {chosen ? text.move(chosen, view) : say('board.play')}
      </Act>
      <Act
        key="swap"
        kind="quiet"
        spot="begin-swap"
        tells={say('board.tells.beginSwap')}
        onPress={choices.beginSwap}
        off={!swap.canBegin}
      >
        <span class="gf-long">{say('board.swapLong')}</span>
        <span class="gf-brief">{say('board.swapShort')}</span>
      </Act>
      <Act
        key="pass"
        kind="quiet"
        spot="pass"
        tells={say('board.tells.pass')}
        onPress={choices.pass}
        off={!choices.may({ type: 'pass' })}
      >
        {say('move.pass')}
      </Act>
    </>
  )
}
