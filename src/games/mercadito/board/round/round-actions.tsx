import type { Seat } from '../../../../kernel/game.ts'
import { CALLS } from '../../content/index.ts'
import type { Commitment, Mercadito } from '../../engine/state.ts'
import { shortNameOf, type Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { useKeys } from '../../../../web/board-kit/keys.ts'
import { Act, Actions } from '../../../../web/board-kit/places.tsx'
import { CallSign } from '../art/calls.tsx'
import type { Round } from './use-round.ts'

interface Props {
  table: BoardProps<Mercadito, Messages>
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
  const { view, undo } = table
  const { say } = table.text
  useKeys({
    t: () => round.take(null),
    x: () => round.decide({ type: 'pass' }, null),
    Escape: round.letGo,
  })
  if (view.viewer === null) return <Actions label={say('board.actions')}>{null}</Actions>
  const mayTake = round.card !== null && view.market.includes(round.card)
  const may = round.may({ type: 'pass' })
  return (
    <Actions label={say('board.actions')}>
      <Act spot="take" off={!may || !mayTake} tells={say('board.take.tells')} onPress={round.take}>
        {say('board.take', { card: mayTake ? shortNameOf(say, round.card) : '…' })}
      </Act>
      <Act
        kind="quiet"
        spot="pass"
        off={!may}
        tells={say('board.pass.tells')}
        onPress={touched => round.decide({ type: 'pass' }, touched)}
      >
        {say('pass')}
      </Act>
      {undo}
    </Actions>
  )
}

/** Hold, cede, leave, or the Juice to somebody: each with what follows from it. */
function CallActions({ table, round }: Props) {
  const { view, who } = table
  const { say } = table.text
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
    {
      move: { type: 'hold' } as const,
      name: say('board.call.hold'),
      why: say('board.call.hold.why', { last }),
    },
    {
      move: { type: 'cede' } as const,
      name: say('board.call.cede'),
      why: say('board.call.cede.why'),
    },
    {
      move: { type: 'leave' } as const,
      name: say('board.call.leave'),
      why: say('board.call.leave.why'),
    },
    ...juicy.map(to => ({
      move: { type: 'juice', to } as const,
      name: say('board.call.juice', { seat: who.name(to) }),
      why: say('board.call.juice.why', { seat: who.name(to) }),
    })),
  ]
  return (
    <fieldset
      class="tb-actions md-says"
      aria-label={say('board.call')}
      data-many={says.length > 3 ? '' : undefined}
    >
      {says.map(({ move, name, why }) => (
        <button
          type="button"
          key={name}
          class={mine?.type === move.type ? 'md-say mine' : 'md-say'}
          data-said={move.type}
          data-spot={`say:${move.type}`}
          aria-disabled={round.may(move) ? undefined : 'true'}
          aria-pressed={mine ? (mine.type === move.type ? 'true' : 'false') : undefined}
          onClick={event => press(move)(event.currentTarget)}
        >
          <b>
            <CallSign said={move.type} /> {name}
            <span class="heard">:</span>
          </b>
          <small>{why}</small>
        </button>
      ))}
    </fieldset>
  )
}
