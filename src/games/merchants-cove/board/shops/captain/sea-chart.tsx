import type { Seat } from '../../../../../kernel/game.ts'
import { upTo } from '../../../../../kit/moves.ts'
import {
  colourOfZone,
  HARBOUR,
  kindOf,
  KINDS,
  zoneOf,
} from '../../../engine/merchants/captain/chart.ts'
import type { CaptainShop, Zone } from '../../../engine/merchants/captain/words.ts'
import type { Event } from '../../../engine/state.ts'
import { Only } from '../../../../../web/board-kit/only.tsx'
import { Compass } from '../../art/compass.tsx'
import { Faction, Glyph } from '../../art/glyph.tsx'
import { Waves } from '../../art/boat.tsx'
import { Ship, Treasure } from '../../art/ship.tsx'
import { handOut } from '../../pieces.ts'
import { Spot } from '../../spot.tsx'
import type { ShopProps } from '../part.ts'
import { zoneTerm } from '../../../text/terms.ts'

/**
 * The waters of each colour from top to bottom, as their Shallows lie in a ring: red, blue, green,
 * yellow. @rule COV-CAP-1
 */
const RING = [1, 3, 2, 4]
/** What stands over the columns of the chart. */
const HEADS = ['harbour', ...KINDS] as const

/**
 * The Captain's board: the harbour to the left, from there four waters out to their isles, and the
 * compass.
 */
export function SeaChart(props: ShopProps<CaptainShop>) {
  const { seat, desk } = props
  const { past } = desk.table
  const { compass } = desk.tables.cap
  const spun = past.findLast(event => event.type === 'cap.spun' && event.seat === seat)
  const needle = spun?.type === 'cap.spun' ? compass.indexOf(spun.sector) : null
  const counts = spinOf(past, seat)
  const shown = counts ? desk.say('board.spun', counts) : desk.say('board.compass')
  return (
    <div class="cv-cap">
      <div class="cv-chart" data-rove>
        <Waves />
        {HEADS.map(kind => (
          <span key={kind} class={`cv-zone-head ${kind}`} aria-hidden="true">
            {desk.say('board.zones', { kind })}
          </span>
        ))}
        <ZoneOf zone={HARBOUR} {...props} />
        {RING.flatMap(colour =>
          KINDS.map(kind => (
            <ZoneOf key={`${kind}${colour}`} zone={zoneOf(kind, colour)} {...props} />
          )),
        )}
      </div>
      <Only class="cv-spin" name={`${shown}. ${desk.say('tells.cap.compass')}`}>
        <Compass sectors={compass} needle={needle} />
        <span>{shown}</span>
      </Only>
    </div>
  )
}

/** The latest spin, until the clock of this seat moves: then its steps are sailed or lost. */
export function spinOf(past: readonly Event[], seat: Seat) {
  const last = past.findLast(
    event => (event.type === 'cap.spun' || event.type === 'advanced') && event.seat === seat,
  )
  return last?.type === 'cap.spun' ? last : null
}

/** A zone of the chart with the ships in it; on an isle the chest, if it is still there. */
function ZoneOf({ zone, shop, seat, desk }: ShopProps<CaptainShop> & { zone: Zone }) {
  const kind = kindOf(zone)
  const colour = colourOfZone(zone)
  const ships = shop.ships[zone] ?? 0
  const treasure = kind === 'isle' && (shop.treasures[colour] ?? false)
  const id = handOut(desk.placed, `${seat}zone${zone}`)
  return (
    <Spot
      desk={desk}
      spot={`cap.zone:${zone}`}
      class={`cv-zone ${kind}`}
      zone={`${seat}zone${zone}`}
      colour={zone === HARBOUR ? undefined : colour}
      name={desk.say('board.zone', { zone: zoneTerm(zone), ships, treasure })}
      does={desk.say('tells.cap.zone', { kind })}
    >
      {zone === HARBOUR ? (
        <Glyph name="anchor" />
      ) : (
        <span class="cv-buoy">
          <Faction colour={colour} />
        </span>
      )}
      {kind === 'fishing' && (
        <span class="cv-shoal">
          <Glyph name="fish" />
        </span>
      )}
      {treasure && (
        <span class="cv-chest">
          <Treasure />
        </span>
      )}
      <span class="cv-fleet">
        {upTo(ships).map(at => (
          <span key={at} class="cv-sail" data-pieces={id(`${seat}ship`)}>
            <Ship />
          </span>
        ))}
      </span>
    </Spot>
  )
}
