import { upTo } from '../../../../kit/moves.ts'
import type { MerchantId } from '../../engine/names.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { CorruptionBack, CorruptionFace } from '../art/corruption.tsx'
import { listed } from '../../../../kit/counts.ts'
import { Cost } from '../shop/cost.tsx'
import { Soft } from '../soft.tsx'
import { Spot } from '../spot.tsx'
import { FolkCard } from './townsfolk.tsx'
import type { Desk } from '../desk.ts'
import {
  abilityTerm,
  costTerm,
  iconTerms,
  labelOf,
  staffKey,
  townsperson,
} from '../../text/terms.ts'

/** The Town Square, and below it those who work for me and what I have on my conscience. */
export function SquarePlace({ desk, seat }: { desk: Desk; seat: number }) {
  const { view, who } = desk.table
  const { say } = desk
  const player = view.players[seat]
  const merchant = player?.merchant ?? 'alc'
  const staffName =
    seat === view.viewer ? say('board.myStaff') : say('board.staffOf', { seat: who.name(seat) })
  return (
    <div class="cv-square">
      <section aria-label={say('board.square')}>
        <ol class="cv-cards" data-rove>
          {view.square.map((card, place) => (
            <li key={place}>
              <SquareCard desk={desk} place={place} card={card} merchant={merchant} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={staffName}>
        <h2 class="cv-tag">{staffName}</h2>
        <StaffBoard desk={desk} seat={seat} merchant={merchant} />
      </section>
      {player && player.cards > 0 && (
        <section class="cv-vices-of" aria-label={say('board.myCorruption')}>
          <h2 class="cv-tag">{say('board.corruption')}</h2>
          <Vices desk={desk} seat={seat} />
        </section>
      )}
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
  const { say, tables } = desk
  const cost = tables.square[place] ?? { hours: 0, corruption: 0 }
  const person = card === null ? undefined : tables.townsfolk[card]
  const facts = person && {
    townsperson: townsperson(say, person),
    ability: abilityTerm(person.ability, merchant),
  }
  const icons = person ? iconTerms(person) : []
  const name = facts
    ? say('board.squareCard', {
        ...facts,
        set: person.set,
        shown: icons.length > 0,
        icons,
        price: costTerm(cost),
      })
    : say('board.noCard')
  const does = facts ? say('board.hires', facts) : name
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

/** The four slots: the meeple that works there switches its ability on. */
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
  const { say, tables } = desk
  const staff = view.players[seat]?.staff ?? []
  return (
    <ol class="cv-staff" data-rove>
      {staff.map((card, slot) => {
        const { name, does } = labelOf(say, staffKey(merchant, slot))
        const person = card === null ? undefined : tables.townsfolk[card]
        const worker = person
          ? say('board.worker', {
              townsperson: townsperson(say, person),
              icons: iconTerms(person),
            })
          : 'none'
        return (
          <li key={slot}>
            <Spot
              desk={desk}
              spot={`slot:${slot}`}
              class={card === null ? 'cv-slot' : 'cv-slot on'}
              zone={`slot${slot}`}
              name={say('board.slot', { slot: slot + 1, ability: name, worker })}
              does={say('tells.slot', { ability: `${name}: ${does}`, works: person !== undefined })}
            >
              <span class="cv-slot-name">
                <Soft name={name} />
              </span>
              <span class="cv-slot-does">{does}</span>
              {card !== null && <FolkCard desk={desk} card={card} merchant={merchant} />}
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
  const { say, tables } = desk
  const player = view.players[seat]
  if (!player) return null
  if (player.corruption === null) {
    return (
      <Only
        class="cv-vice-row"
        name={`${say('cards', { n: player.cards })}. ${say('tells.cards')}`}
      >
        {upTo(Math.min(player.cards, 12)).map(at => (
          <span key={at} class="cv-vice-card">
            <CorruptionBack />
          </span>
        ))}
        <b>{say('cards', { n: player.cards })}</b>
      </Only>
    )
  }
  return (
    <span class="cv-vice-row" data-rove>
      {player.corruption.map((count, kind) => {
        const face = tables.corruption[kind]
        if (!face || count === 0) return null
        return (
          <Spot
            key={kind}
            desk={desk}
            spot={`vice:${kind}`}
            class="cv-vice-card"
            name={say('board.vice', { count, icons: iconTerms(face) })}
            does={say('tells.vice')}
          >
            <CorruptionFace icons={face.corruption} factions={listed(face.factions)} />
            {count > 1 && <b class="cv-times">×{count}</b>}
          </Spot>
        )
      })}
    </span>
  )
}
