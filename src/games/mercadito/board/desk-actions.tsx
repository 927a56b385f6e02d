import { CARDS } from '../content/index.ts'
import type { Mercadito } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { shortName } from './card.tsx'
import { BOARD_TEXT } from './text/index.ts'
import type { Desk } from './use-desk.ts'

/** The buttons of the trading desk: send, show, vote; while a card is being shown, to whom. */
export function DeskActions({ table, desk }: { table: BoardProps<Mercadito>; desk: Desk }) {
  const { who, language } = table
  const text = BOARD_TEXT[language]
  const vote = (touched: Element | null) =>
    desk.act(desk.voted ? { type: 'unvote' } : { type: 'vote' }, touched)
  useKeys({
    s: () => void desk.send(null),
    v: () => vote(null),
    Escape: desk.clear,
  })
  if (desk.me === null) return <Actions label={text.actions}>{null}</Actions>
  const [given] = desk.draft.give
  const facts = given === undefined ? undefined : CARDS[given]
  if (desk.showing && facts && given !== undefined) {
    return (
      <Actions label={text.desk.showWhat(facts.name[language])}>
        <b class="md-showing">{text.desk.showWhat(shortName(facts, language))}</b>
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
          {text.desk.showAll}
        </Act>
        <Act kind="quiet" onPress={desk.showNot}>
          {text.desk.back}
        </Act>
      </Actions>
    )
  }
  return (
    <Actions label={text.actions}>
      <Act off={!desk.sendable} onPress={touched => void desk.send(touched)}>
        <span class="md-long">
          {desk.draft.answers > 0
            ? text.desk.counterTo(who.name(desk.draft.to))
            : text.desk.sendTo(who.name(desk.draft.to))}
        </span>
        <span class="md-brief">{desk.draft.answers > 0 ? text.desk.counter : text.desk.send}</span>
      </Act>
      <Act kind="quiet" off={!facts || desk.draft.give.length !== 1} onPress={desk.show}>
        {text.desk.show}
      </Act>
      <Act
        kind="quiet"
        off={!desk.may(desk.voted ? { type: 'unvote' } : { type: 'vote' })}
        onPress={vote}
      >
        {desk.voted ? text.desk.unvote : text.desk.vote}
        {desk.voted && <small class="md-costs">{text.desk.unvoteWhy}</small>}
      </Act>
    </Actions>
  )
}
