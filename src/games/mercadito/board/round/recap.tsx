import type { Seat } from '../../../../kernel/game.ts'
import { person, type Who } from '../../../../kit/words/text.ts'
import type { Card } from '../../engine/state.ts'
import type { Speech } from '../../text/index.ts'
import { JUICE } from '../../content/index.ts'
import { Paper } from '../card.tsx'
import { Face } from '../faces.tsx'
import { cardLabel } from './market.tsx'
import { tellsOf } from '../told.ts'
import type { Fate, Reveal } from './story.ts'

interface Props {
  reveal: Reveal
  who: Who
  say: Speech
}

/** What became of the last choice: who took what, who passed, what was discarded or destroyed. */
export function Recap({ reveal, who, say }: Props) {
  return (
    <section class="md-recap">
      <h3>{say('round', { n: reveal.round })}</h3>
      <ul>
        {reveal.fates.map((fate, index) => (
          <Item key={index} {...told(fate, who, say)} who={who} say={say} />
        ))}
        {reveal.passed.map(seat => (
          <Item
            key={`pass ${seat}`}
            seats={[seat]}
            card={null}
            says={say('board.reveal.pass', { seat: person(seat, who) })}
            who={who}
            say={say}
          />
        ))}
      </ul>
    </section>
  )
}

interface Told {
  readonly seats: readonly Seat[]
  readonly card: Card | null
  readonly says: string
}

function told(fate: Fate, who: Who, say: Speech): Told {
  switch (fate.type) {
    case 'took':
      return {
        seats: [fate.seat],
        card: fate.card,
        says: say('board.reveal.took', { seat: person(fate.seat, who) }),
      }
    case 'left':
      return { seats: fate.seats, card: fate.card, says: say('board.reveal.left') }
    case 'destroyed':
      return { seats: fate.seats, card: fate.card, says: say('board.reveal.destroyed') }
    case 'juiced':
      return {
        seats: [fate.from, fate.to],
        card: JUICE,
        says: say('board.reveal.juiced', {
          from: person(fate.from, who),
          to: person(fate.to, who),
        }),
      }
  }
}

function Item({ seats, card, says, who, say }: Told & Omit<Props, 'reveal'>) {
  return (
    <li data-only="" data-tells={card === null ? says : tellsOf(card, say)}>
      <span class="md-recap-what">
        {card === null ? <span class="md-slot" /> : <Paper card={card} say={say} />}
        {seats.map(seat => (
          <Face key={seat} seat={seat} who={who} you={say('you')} />
        ))}
      </span>
      <small>
        {says} {card !== null && <span class="heard">{cardLabel(card, say)}</span>}
      </small>
    </li>
  )
}
