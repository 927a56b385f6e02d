import type { Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import type { Card } from '../engine/state.ts'
import { JUICE } from '../content/index.ts'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import type { Fate, Reveal } from './story.ts'
import type { BoardText } from './text/index.ts'

interface Props {
  reveal: Reveal
  who: Who
  text: BoardText
  language: Language
}

/** What became of the last choice: who took what, who passed, what was discarded or destroyed. */
export function Recap({ reveal, who, text, language }: Props) {
  return (
    <section class="md-recap">
      <h3>{text.reveal.before(reveal.round)}</h3>
      <ul>
        {reveal.fates.map((fate, index) => (
          <Item key={index} {...told(fate, who, text)} who={who} text={text} language={language} />
        ))}
        {reveal.passed.map(seat => (
          <Item
            key={`pass ${seat}`}
            seats={[seat]}
            card={null}
            says={text.reveal.pass(who.name(seat), seat === who.me)}
            who={who}
            text={text}
            language={language}
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

function told(fate: Fate, who: Who, text: BoardText): Told {
  const name = (seat: Seat) => (seat === who.me ? text.you : who.name(seat))
  switch (fate.type) {
    case 'took':
      return {
        seats: [fate.seat],
        card: fate.card,
        says: text.reveal.took(who.name(fate.seat), fate.seat === who.me),
      }
    case 'left':
      return { seats: fate.seats, card: fate.card, says: text.reveal.left }
    case 'destroyed':
      return { seats: fate.seats, card: fate.card, says: text.reveal.destroyed }
    case 'juiced':
      return {
        seats: [fate.from, fate.to],
        card: JUICE,
        says: text.reveal.juiced(name(fate.from), name(fate.to)),
      }
  }
}

function Item({ seats, card, says, who, text, language }: Told & Omit<Props, 'reveal'>) {
  return (
    <li>
      <span class="md-recap-what">
        {card === null ? <span class="md-slot" /> : <Paper card={card} language={language} />}
        {seats.map(seat => (
          <Face key={seat} seat={seat} who={who} you={text.you} />
        ))}
      </span>
      <small>
        {says} {card !== null && <span class="heard">{cardLabel(card, text, language)}</span>}
      </small>
    </li>
  )
}
