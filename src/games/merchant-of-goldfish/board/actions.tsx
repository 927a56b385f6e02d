import type { Goldfish } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { balanced } from './selection.ts'
import type { Messages } from '../text/index.ts'
import type { Choices } from './use-choices.ts'

/** The buttons under the hand: what can be done with what is chosen. */
export function GoldfishActions({
  table,
  choices,
}: {
  table: BoardProps<Goldfish, Messages>
  choices: Choices
}) {
  const { view, offers, undo, text } = table
  const { say } = text
  const { chosen, swap } = choices
  const { cards } = swap
  const may = (type: string) => offers.some(move => move.type === type)
  useKeys({
    p: () => (cards ? swap.send(null) : choices.play(null)),
    x: () => choices.pass(null),
    s: () => choices.beginSwap(null),
    Escape: choices.letGo,
  })

  if (view.viewer === null || view.sizes[view.viewer] === 0 || view.phase === 'over')
    return <Actions label={say('board.actions')}>{undo}</Actions>
  if (view.phase === 'collect' && view.turn === view.viewer) {
    return (
      <Actions label={say('board.actions')}>
        <Act
          onPress={touched => choices.decide({ type: 'decline' }, touched)}
          off={!may('decline')}
        >
          {text.move({ type: 'decline' }, view)}
        </Act>
        {undo}
      </Actions>
    )
  }
  if (view.phase === 'give' || view.phase === 'take') {
    return (
      <Actions label={say('board.actions')}>
        {view.phase === 'give' && (
          <Act
            onPress={touched => choices.decide({ type: 'enough' }, touched)}
            off={!may('enough')}
          >
            {text.move({ type: 'enough' }, view)}
          </Act>
        )}
        {may('keep') && (
          <Act kind="quiet" onPress={touched => choices.decide({ type: 'keep' }, touched)}>
            <span class="gf-long">{say('move.keep')}</span>
            <span class="gf-brief">{say('board.keepShort')}</span>
          </Act>
        )}
        {undo}
      </Actions>
    )
  }
  if (cards) {
    return (
      <Actions label={say('board.actions')}>
        <Act onPress={swap.send} off={!balanced(cards)}>
          {say('board.swapShort')}
        </Act>
        <Act kind="quiet" onPress={choices.pass}>
          <span class="gf-long">{say('move.keep')}</span>
          <span class="gf-brief">{say('board.keepShort')}</span>
        </Act>
        <Act kind="quiet" onPress={choices.letGo}>
          {say('board.cancel')}
        </Act>
      </Actions>
    )
  }
  return (
    <Actions label={say('board.actions')}>
      <Act onPress={choices.play} off={!chosen}>
        {chosen ? text.move(chosen, view) : say('board.play')}
      </Act>
      <Act kind="quiet" onPress={choices.beginSwap} off={!swap.canBegin}>
        <span class="gf-long">{say('board.swapLong')}</span>
        <span class="gf-brief">{say('board.swapShort')}</span>
      </Act>
      <Act kind="quiet" onPress={choices.pass} off={!may('pass')}>
        {say('move.pass')}
      </Act>
      {undo}
    </Actions>
  )
}
