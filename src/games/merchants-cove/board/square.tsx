import type { MerchantId } from '../engine/names.ts'
import { CorruptionBack, CorruptionFace } from './art/corruption.tsx'
import { listed } from '../../../kit/counts.ts'
import { Cost } from './cost.tsx'
import { Spot } from './spot.tsx'
import { FolkCard } from './townsfolk.tsx'
import type { Desk } from './desk.ts'

/** The Town Square, and below it those who work for me and what I have on my conscience. */
export function SquarePlace({ desk, seat }: { desk: Desk; seat: number }) {
  const { view, who } = desk.table
  const { text } = desk
  const player = view.players[seat]
  const merchant = player?.merchant ?? 'alc'
  const mine = seat === view.viewer
  return (
    <div class="cv-square">
      <section aria-label={text.square}>
        <ol class="cv-cards" data-rove>
          {view.square.map((card, place) => (
            <li key={place}>
              <SquareCard desk={desk} place={place} card={card} merchant={merchant} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={mine ? text.myStaff : text.staffOf(who.name(seat))}>
        <h2 class="cv-tag">{mine ? text.myStaff : text.staffOf(who.name(seat))}</h2>
        <StaffBoard desk={desk} seat={seat} merchant={merchant} />
      </section>
      <section class="cv-vices-of" aria-label={text.myCorruption}>
        <h2 class="cv-tag">{text.corruption}</h2>
        <Vices desk={desk} seat={seat} />
      </section>
    </div>
  )
}

function SquareCard(props: {
  desk: Desk
  place: number
  card: number | null
  merchant: MerchantId
}) {
  const { desk, place, card, merchant } = props
  const { text, tables } = desk
  const cost = tables.square[place] ?? { hours: 0, corruption: 0 }
  const person = card === null ? undefined : tables.townsfolk[card]
  const name = person
    ? text.squareCard(
        text.things.townsperson(person),
        text.things.sets[person.set],
        text.things.ability(person, merchant),
        text.things.icons(person),
        text.things.cost(cost),
      )
    : text.noCard
  const does =
    person && text.hires(text.things.townsperson(person), text.things.ability(person, merchant))
  return (
    <Spot
      desk={desk}
      spot={`square:${place}`}
      class="cv-for-hire"
      zone={`square${place}`}
      name={name}
      does={does}
    >
      {card === null ? (
        <span class="cv-folk none" />
      ) : (
        <FolkCard desk={desk} card={card} merchant={merchant} />
      )}
      <Cost {...cost} />
    </Spot>
  )
}

/** The four slots: who works there switches the ability of that slot on. */
export function StaffBoard({
  desk,
  seat,
  merchant,
}: {
  desk: Desk
  seat: number
  merchant: MerchantId
}) {
  const { view } = desk.table
  const { text, tables } = desk
  const staff = view.players[seat]?.staff ?? []
  return (
    <ol class="cv-staff" data-rove>
      {text.merchants[merchant].staff.map(({ name, does }, slot) => {
        const card = staff[slot] ?? null
        const person = card === null ? undefined : tables.townsfolk[card]
        const said = person
          ? `${text.things.townsperson(person)}, ${text.things.icons(person)}`
          : null
        return (
          <li key={slot}>
            <Spot
              desk={desk}
              spot={`slot:${slot}`}
              class={card === null ? 'cv-slot' : 'cv-slot on'}
              zone={`slot${slot}`}
              name={text.slot(slot, `${name}: ${does}`, said)}
              does={`${name}: ${does}`}
            >
              <span class="cv-slot-name">{name}</span>
              {card === null ? (
                <span class="cv-slot-does">{does}</span>
              ) : (
                <FolkCard desk={desk} card={card} merchant={merchant} />
              )}
            </Spot>
          </li>
        )
      })}
    </ol>
  )
}

/** Corruption cards: mine with their faces, others' with their backs. */
function Vices({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.table
  const { text, tables } = desk
  const player = view.players[seat]
  if (!player) return null
  if (player.corruption === null) {
    return (
      <span class="cv-vice-row">
        {Array.from({ length: Math.min(player.cards, 12) }, (_, at) => (
          <span key={at} class="cv-vice-card">
            <CorruptionBack />
          </span>
        ))}
        <b>{text.things.cards(player.cards)}</b>
      </span>
    )
  }
  return (
    <span class="cv-vice-row" data-rove>
      {player.cards === 0 && <span class="cv-none">{text.noVice}</span>}
      {player.corruption.map((count, kind) => {
        const face = tables.corruption[kind]
        if (!face || count === 0) return null
        return (
          <Spot
            key={kind}
            desk={desk}
            spot={`vice:${kind}`}
            class="cv-vice-card"
            name={text.vice(count, text.things.icons(face))}
          >
            <CorruptionFace icons={face.corruption} factions={listed(face.factions)} />
            {count > 1 && <b class="cv-times">×{count}</b>}
          </Spot>
        )
      })}
    </span>
  )
}
