import type { Seat } from '../../../kernel/game.ts'
import { CALLS, CARDS } from '../content/index.ts'
import type { Commitment, Mercadito } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { useKeys } from '../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../web/board-kit/places.tsx'
import { CallSign } from './art/calls.tsx'
import { shortName } from './card.tsx'
import { BOARD_TEXT } from './text/index.ts'
import type { Round } from './use-round.ts'

interface Props {
  table: BoardProps<Mercadito>
  round: Round
}

/** The buttons of a round: take or pass; in a conflict, what one may say. */
export function RoundActions({ table, round }: Props) {
  const { view, who } = table
  const fights = view.conflicts.some(({ seats }) => who.me !== null && seats.includes(who.me))
  return fights ? (
    <CallActions table={table} round={round} />
  ) : (
    <ChoiceActions table={table} round={round} />
  )
}

function ChoiceActions({ table, round }: Props) {
  const { view, undo, language } = table
  const text = BOARD_TEXT[language]
  useKeys({
    t: () => round.take(null),
    x: () => round.decide({ type: 'pass' }, null),
    Escape: round.letGo,
  })
  if (view.viewer === null) return <Actions label={text.actions}>{null}</Actions>
  const facts =
    round.card !== null && view.market.includes(round.card) ? CARDS[round.card] : undefined
  const may = round.may({ type: 'pass' })
  return (
    <Actions label={text.actions}>
      <Act off={!may || !facts} onPress={round.take}>
        {text.take(facts ? shortName(facts, language) : '…')}
      </Act>
      <Act kind="quiet" off={!may} onPress={touched => round.decide({ type: 'pass' }, touched)}>
        {text.pass}
      </Act>
      {undo}
    </Actions>
  )
}

/** Hold, cede, leave, or the Juice to somebody: each with what follows from it. */
function CallActions({ table, round }: Props) {
  const { view, who, language } = table
  const text = BOARD_TEXT[language]
  const conflict = view.conflicts.find(({ seats }) => who.me !== null && seats.includes(who.me))
  const last = conflict?.call === CALLS
  const mine = view.mine
  const juicy = table.offers.flatMap(move => (move.type === 'juice' ? move.to : []))
  const press = (move: Commitment) => (touched: Element) => round.decide(move, touched)
  const key = (move: Commitment) => () => round.decide(move, null)
  const target: Seat | undefined = juicy[0]
  useKeys({
    h: key({ type: 'hold' }),
    c: key({ type: 'cede' }),
    d: key({ type: 'leave' }),
    j: target === undefined ? undefined : key({ type: 'juice', to: target }),
  })
  const says = [
    { move: { type: 'hold' } as const, name: text.call.hold, why: text.call.holdWhy(last) },
    { move: { type: 'cede' } as const, name: text.call.cede, why: text.call.cedeWhy },
    { move: { type: 'leave' } as const, name: text.call.leave, why: text.call.leaveWhy },
    ...juicy.map(to => ({
      move: { type: 'juice', to } as const,
      name: text.call.juice(who.name(to)),
      why: text.call.juiceWhy(who.name(to)),
    })),
  ]
  return (
    <fieldset
      class="tb-actions md-says"
      aria-label={text.call.label}
      data-many={says.length > 3 ? '' : undefined}
    >
      {says.map(({ move, name, why }) => (
        <button
          type="button"
          key={name}
          class={mine?.type === move.type ? 'md-say mine' : 'md-say'}
          data-said={move.type}
          aria-disabled={round.may(move) ? undefined : 'true'}
          aria-pressed={mine ? (mine.type === move.type ? 'true' : 'false') : undefined}
          onClick={event => press(move)(event.currentTarget)}
        >
          <b>
            <CallSign said={move.type} /> {name}
          </b>
          <small>{why}</small>
        </button>
      ))}
    </fieldset>
  )
}
