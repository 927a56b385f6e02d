import { upTo } from '../../../../kit/moves.ts'
import type { Ability, Icons } from '../../content/compile.ts'
import type { MerchantId } from '../../engine/names.ts'
import { listed } from '../../../../kit/counts.ts'
import { Faction, Glyph } from '../art/glyph.tsx'
import { Ware } from '../art/goods.tsx'
import { FolkFace } from '../art/portrait.tsx'
import type { Desk } from '../desk.ts'
import { type Speech, townsperson } from '../../text/terms.ts'
import { Soft } from '../soft.tsx'

/**
 * A Townsfolk card: its set on the edge, a face, a name, what it does when it is hired, what it counts
 * for at the end.
 */
export function FolkCard({
  desk,
  card,
  merchant,
}: {
  desk: Desk
  card: number
  merchant: MerchantId
}) {
  const person = desk.tables.townsfolk[card]
  if (!person) return null
  return (
    <span class="cv-folk" data-set={person.set} data-pieces={`folk:${card}`} aria-hidden="true">
      <span class="cv-folk-face">
        <FolkFace name={person.name} card={card} />
      </span>
      <b class="cv-folk-name">
        <Soft name={townsperson(desk.say, person)} />
      </b>
      <AbilitySign ability={person.ability} merchant={merchant} say={desk.say} />
      <IconRow icons={person} />
    </span>
  )
}

/** Faction and Corruption icons, one by one. */
export function IconRow({ icons }: { icons: Icons }) {
  return (
    <span class="cv-icons">
      {listed(icons.factions).map((colour, at) => (
        <span key={at} class="cv-dot" data-colour={colour}>
          <Faction colour={colour} />
        </span>
      ))}
      {upTo(icons.corruption).map(at => (
        <span key={`c${at}`} class="cv-dot guilt">
          <Glyph name="skull" />
        </span>
      ))}
    </span>
  )
}

function AbilitySign({
  ability,
  merchant,
  say,
}: {
  ability: Ability
  merchant: MerchantId
  say: Speech
}) {
  switch (ability.type) {
    case 'discard':
      return (
        <span class="cv-ability">
          <span class="cv-away">
            <Glyph name="skull" />
          </span>
          {say('board.sign.discard', { count: ability.count, optional: ability.optional })}
        </span>
      )
    case 'gain':
      return (
        <span class="cv-ability">
          {say('board.sign.gain')}
          <span class="cv-gift">
            <Ware merchant={merchant} good={ability.good} />
          </span>
        </span>
      )
    default:
      return <span class="cv-ability word">{say(`board.sign.${ability.type}`)}</span>
  }
}
