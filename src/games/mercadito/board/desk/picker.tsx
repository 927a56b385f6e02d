import { CARDS, CATEGORIES } from '../../content/index.ts'
import type { Card } from '../../engine/state.ts'
import { Act } from '../../../../web/board-kit/places.tsx'
import type { DeskProps } from './builder.tsx'
import { Paper } from '../card.tsx'
import { cardLabel } from '../round/market.tsx'
import { tellsOf } from '../told.ts'
import { handOf, knownWith, signed, myTally, tallyAfter } from '../worth.ts'

const ALL: readonly Card[] = CARDS.map((_, card) => card)

interface Props extends DeskProps {
  roomy?: boolean
  onRefuse: (why: string, touched: Element) => void
}

/**
 * All cards I might ask for: those known to be with the other first, the rest by kind, and last
 * those that no player has. `roomy`: they lie beside the offer, so nothing leads back to it.
 */
export function Picker(props: Props) {
  const { desk, view, who, say } = props
  const { to, give, want } = desk.draft
  const hand = handOf(view)
  const gone = new Set<Card>([
    ...view.discard,
    ...view.removed,
    ...view.market.flatMap(card => card ?? []),
  ])
  const elsewhere = new Set(desk.others.flatMap(seat => (seat === to ? [] : knownWith(view, seat))))
  const known = knownWith(view, to).filter(card => !hand.includes(card) && !gone.has(card))
  const rest = ALL.filter(
    card =>
      !hand.includes(card) && !gone.has(card) && !known.includes(card) && !elsewhere.has(card),
  )
  const groups = [
    { title: say('board.desk.knownWith', { seat: who.name(to) }), cards: known, can: true },
    ...CATEGORIES.map(kind => ({
      title: say(`category.${kind}`),
      cards: rest.filter(card => CARDS[card]?.category === kind),
      can: true,
    })),
    { title: say('board.desk.nobody'), cards: [...gone].toSorted((a, b) => a - b), can: false },
  ]
  const now = myTally(view).points
  return (
    <section class="md-picker" aria-label={say('board.desk.want', { seat: who.name(to) })}>
      <div class="md-picker-head">
        <h3>{say('board.desk.want', { seat: who.name(to) })}</h3>
        {!props.roomy && (
          <Act
            spot="done"
            tells={say('board.desk.doneWant.tells')}
            onPress={() => desk.pick(false)}
          >
            {say('board.desk.doneWant')}
          </Act>
        )}
      </div>
      <div class="md-picker-groups" data-rove data-leads>
        {groups.map(
          ({ title, cards, can }) =>
            cards.length > 0 && (
              <fieldset key={title} aria-label={title} class={can ? undefined : 'gone'}>
                <h4>{title}</h4>
                <div>
                  {cards.map(card => (
                    <Choice key={card} {...props} card={card} can={can} />
                  ))}
                </div>
              </fieldset>
            ),
        )}
      </div>
      <output class="heard">
        {say('board.desk.effect', { from: now, to: tallyAfter(view, give, want).points })}
      </output>
    </section>
  )
}

/** A card to ask for, and what it would bring beside the others I ask for. */
function Choice({ desk, view, say, onRefuse, card, can }: Props & { card: Card; can: boolean }) {
  const { give, want } = desk.draft
  const chosen = want.includes(card)
  const others = want.filter(other => other !== card)
  const without = tallyAfter(view, give, others).points
  const gain = tallyAfter(view, give, [...others, card]).points - without
  return (
    <button
      type="button"
      class={chosen ? 'md-own sel' : 'md-own'}
      data-spot={`card:${card}`}
      aria-pressed={chosen ? 'true' : 'false'}
      aria-disabled={can ? undefined : 'true'}
      data-tells={tellsOf(card, say)}
      aria-label={`${cardLabel(card, say)} ${say('board.desk.forYou', { gain: signed(gain) })}`}
      onClick={event =>
        can ? desk.toggleWant(card) : onRefuse(say('board.desk.nobodyWhy'), event.currentTarget)
      }
    >
      <Paper card={card} say={say} />
      <span class={gain < 0 ? 'md-tag minus' : 'md-tag'} aria-hidden="true">
        {signed(gain)}
      </span>
    </button>
  )
}
