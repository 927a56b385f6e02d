import type { Mercadito } from '../engine/state.ts'
import { nameOf, shortNameOf, type Messages } from '../text/index.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import type { Desk } from './use-desk.ts'

/** The buttons of the trading desk: send, show, vote; while a card is being shown, to whom. */
export function DeskActions({
  table,
  desk,
}: {
  table: BoardProps<Mercadito, Messages>
  desk: Desk
}) {
  const { who } = table
  const { say } = table.text
  const vote = (touched: Element | null) =>
    desk.act(desk.voted ? { type: 'unvote' } : { type: 'vote' }, touched)
  useKeys({
    s: () => void desk.send(null),
    v: () => vote(null),
    Escape: desk.clear,
  })
  if (desk.me === null) return <Actions label={say('board.actions')}>{null}</Actions>
  const [given] = desk.draft.give
  if (desk.showing && given !== undefined) {
    return (
      <Actions label={say('board.desk.showWhat', { card: nameOf(say, given) })}>
        <b class="md-showing">{say('board.desk.showWhat', { card: shortNameOf(say, given) })}</b>
        {desk.others.map(seat => (
          <Act
            key={seat}
            kind="quiet"
            off={!desk.may({ type: 'reveal', card: given, to: seat })}
            onPress={touched => desk.reveal(seat, touched)}
          >
            {who.name(seat)}
          </Act>
        ))}
        <Act
          off={!desk.may({ type: 'reveal', card: given, to: 'all' })}
          onPress={touched => desk.reveal('all', touched)}
        >
          {say('board.desk.showAll')}
        </Act>
        <Act kind="quiet" onPress={desk.showNot}>
          {say('board.desk.back')}
        </Act>
      </Actions>
    )
  }
  return (
    <Actions label={say('board.actions')}>
      <Act off={!desk.sendable} onPress={touched => void desk.send(touched)}>
        <span class="md-long">
          {desk.draft.answers > 0
            ? say('board.desk.counterTo', { seat: who.name(desk.draft.to) })
            : say('board.desk.sendTo', { seat: who.name(desk.draft.to) })}
        </span>
        <span class="md-brief">
          {desk.draft.answers > 0 ? say('board.desk.counter') : say('board.desk.send')}
        </span>
      </Act>
      <Act kind="quiet" off={desk.draft.give.length !== 1} onPress={desk.show}>
        {say('board.desk.show')}
      </Act>
      <Act
        kind="quiet"
        off={!desk.may(desk.voted ? { type: 'unvote' } : { type: 'vote' })}
        onPress={vote}
      >
        {desk.voted ? say('board.desk.unvote') : say('board.desk.vote')}
        {desk.voted && <small class="md-costs">{say('board.desk.unvoteWhy')}</small>}
      </Act>
    </Actions>
  )
}
