import { OFFERS } from '../../content/index.ts'
import type { Card, Mercadito } from '../../engine/state.ts'
import { nameOf, shortNameOf, type Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { useKeys } from '../../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../../web/board-kit/places.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  table: BoardProps<Mercadito, Messages>
  desk: Desk
}

/** The buttons of the trading desk: send, show, vote; while a card is being shown, to whom. */
export function DeskActions({ table, desk }: Props) {
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
  if (desk.showing && given !== undefined)
    return <Showing table={table} desk={desk} given={given} />
  return (
    <Actions label={say('board.actions')}>
      <Act
        spot="send"
        off={!desk.sendable}
        tells={say('board.desk.send.tells', { seat: who.name(desk.draft.to), offers: OFFERS })}
        onPress={touched => void desk.send(touched)}
      >
        <span class="md-long">
          {desk.draft.answers > 0
            ? say('board.desk.counterTo', { seat: who.name(desk.draft.to) })
            : say('board.desk.sendTo', { seat: who.name(desk.draft.to) })}
        </span>
        <span class="md-brief">
          {desk.draft.answers > 0 ? say('board.desk.counter') : say('board.desk.send')}
        </span>
      </Act>
      <Act
        kind="quiet"
        off={desk.draft.give.length !== 1}
        tells={say('board.desk.show.tells')}
        onPress={desk.show}
      >
        {say('board.desk.show')}
      </Act>
      <Act
        kind="quiet"
        spot="vote"
        off={!desk.may(desk.voted ? { type: 'unvote' } : { type: 'vote' })}
        tells={say(`board.desk.${desk.voted ? 'unvote' : 'vote'}.tells`)}
        onPress={vote}
      >
        {desk.voted ? say('board.desk.unvote') : say('board.desk.vote')}
        {desk.voted && <small class="md-costs">{say('board.desk.unvoteWhy')}</small>}
      </Act>
    </Actions>
  )
}

/** To whom a card is shown. */
export function Showing({ table, desk, given }: Props & { given: Card }) {
  const { who } = table
  const { say } = table.text
  return (
    <Actions label={say('board.desk.showWhat', { card: nameOf(say, given) })}>
      <b class="md-showing">{say('board.desk.showWhat', { card: shortNameOf(say, given) })}</b>
      {desk.others.map(seat => (
        <Act
          key={seat}
          kind="quiet"
          off={!desk.may({ type: 'reveal', card: given, to: seat })}
          tells={say('board.desk.showOne.tells', { seat: who.name(seat) })}
          onPress={touched => desk.reveal(seat, touched)}
        >
          {who.name(seat)}
        </Act>
      ))}
      {desk.others.length > 1 && (
        <Act
          off={!desk.may({ type: 'reveal', card: given, to: 'all' })}
          tells={say('board.desk.showAll.tells')}
          onPress={touched => desk.reveal('all', touched)}
        >
          {say('board.desk.showAll')}
        </Act>
      )}
      <Act kind="quiet" tells={say('board.desk.back.tells')} onPress={desk.showNot}>
        {say('board.desk.back')}
      </Act>
    </Actions>
  )
}
