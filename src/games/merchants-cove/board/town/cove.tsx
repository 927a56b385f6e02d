import { upTo } from '../../../../kit/moves.ts'
import { BERTHS, GOODS, PIER_OF_BERTH, sideOfBoat } from '../../engine/names.ts'
import { listed, total } from '../../../../kit/counts.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { Hull, Waves } from '../art/boat.tsx'
import { Glyph } from '../art/glyph.tsx'
import { Meeple } from '../art/meeple.tsx'
import { Hall, Lair, Planks } from '../art/places.tsx'
import { handOut } from '../pieces.ts'
import { pierName } from './earnings.ts'
import { Prices } from './prices.tsx'
import { Spot } from '../spot.tsx'
import { placeOf } from '../spots.ts'
import type { Desk } from '../desk.ts'
import { people, type Speech } from '../../text/terms.ts'

const SIDE = ['left', 'right'] as const

/**
 * The cove: boats at sea to both sides, the piers where they dock, the halls and the lair behind.
 * What Goods would earn is seen in the shop, if this place does not fill the screen alone.
 */
export function CovePlace({ desk, alone }: { desk: Desk; alone: boolean }) {
  const { view } = desk.table
  const { say } = desk
  const bag = total(view.bag)
  const drawn = say('board.drawn', { drawn: view.drawn.map(n => say('person', { n })).join(', ') })
  return (
    <div class="cv-cove" data-rove>
      <div class="cv-sea">
        <Waves />
        {view.boats.map((_, boat) => (
          <BoatOf key={boat} boat={boat} desk={desk} />
        ))}
        <div class="cv-isle">
          <Only class="cv-bag" name={`${say('board.bag', { count: bag })}. ${say('tells.bag')}`}>
            <span class="cv-sack">
              <Glyph name="bag" />
            </span>
            <b>{bag}</b>
          </Only>
          {view.drawn.length > 0 && (
            <span class="cv-drawn" data-only="" data-tells={drawn}>
              {view.drawn.map((colour, at) => (
                <span key={at} class="cv-man">
                  <Meeple colour={colour} />
                </span>
              ))}
              <span class="heard">{drawn}</span>
            </span>
          )}
        </div>
      </div>
      <div class="cv-piers">
        {view.piers.map((_, pier) => (
          <PierOf key={pier} pier={pier} desk={desk} />
        ))}
      </div>
      {alone && <Prices desk={desk} />}
      <Halls desk={desk} />
    </div>
  )
}

/** A boat with a seat for each Adventurer; while single ones can be chosen, each is a button. */
function BoatOf({ boat, desk }: { boat: number; desk: Desk }) {
  const { aboard, at } = desk.table.view.boats[boat] ?? { aboard: [], at: 'gone' }
  const id = handOut(desk.placed, `boat:${boat}`)
  const side = sideOfBoat(boat)
  const seats = Math.max(desk.tables.capacity, total(aboard))
  const folk = listed(aboard)
  // While something is asked here, a touch means the boat.
  const busy = desk.mine && desk.asked !== null && placeOf(desk.asked) === 'cove'
  const single = folk.some(colour => desk.mark(`aboard:${boat}.${colour}`))
  return (
    <div
      class="cv-boat"
      data-at={at}
      data-side={SIDE[side]}
      data-boat={boat}
      data-read={desk.asked?.at === 'dock.berth' && desk.asked.boat === boat ? '' : undefined}
      data-zone={`boat${boat}`}
    >
      {at === 'sea' && <Hull side={side === 0 ? 'left' : 'right'} />}
      <Spot
        desk={desk}
        spot={`boat:${boat}`}
        class="cv-deck"
        name={desk.say('board.boat', { boat, at, crew: total(aboard), aboard: people(aboard) })}
        does={desk.say('tells.boat')}
      />
      {at === 'sea' && (
        <span class="cv-seats">
          {upTo(seats).map(place => {
            const colour = folk[place]
            if (colour === undefined) return <span key={place} class="cv-seat" />
            const man = (
              <span class="cv-man" data-pieces={id(`m${colour}`)}>
                <Meeple colour={colour} />
              </span>
            )
            return single ? (
              <Spot
                key={place}
                desk={desk}
                spot={`aboard:${boat}.${colour}`}
                class="cv-seat taken"
                name={desk.say('board.aboard', { colour, boat })}
                does={desk.say('tells.person', { n: colour })}
              >
                {man}
              </Spot>
            ) : (
              <span
                key={place}
                class="cv-seat taken"
                data-tells={desk.say('tells.person', { n: colour })}
                data-only={busy ? undefined : ''}
              >
                {man}
              </span>
            )
          })}
        </span>
      )}
    </div>
  )
}

/** A pier: its berths at the water, its name and what is sold there, everybody who landed. */
function PierOf({ pier, desk }: { pier: number; desk: Desk }) {
  const { view } = desk.table
  const { say } = desk
  const on = view.piers[pier] ?? []
  const id = handOut(desk.placed, `pier:${pier}`)
  const berths = upTo(BERTHS).filter(berth => PIER_OF_BERTH[berth] === pier)
  return (
    <div
      class="cv-pier"
      data-pier={pier}
      data-now={desk.asked && 'pier' in desk.asked && desk.asked.pier === pier ? '' : undefined}
    >
      <div class="cv-berths">
        {berths.map(berth => (
          <Spot
            key={berth}
            desk={desk}
            spot={`berth:${berth}`}
            class={view.berths[berth] === null ? 'cv-berth' : 'cv-berth taken'}
            name={say('board.berth', { berth, boat: view.berths[berth] ?? 'none' })}
            does={say('tells.berth')}
          >
            {view.berths[berth] !== null && <Hull side={berth < 2 ? 'left' : 'right'} />}
          </Spot>
        ))}
      </div>
      <Spot
        desk={desk}
        spot={`pier:${pier}`}
        class="cv-landing"
        zone={`pier${pier}`}
        name={pierName(desk, pier)}
        does={say('tells.pier', { n: pier })}
      >
        <Planks />
        <span class="cv-pier-name">
          {say('pier', { n: pier })}
          <span class="cv-takes">
            {desk.tables.piers[pier]?.takes[1] && <i />}
            {desk.tables.piers[pier]?.takes[GOODS] && <i class="large" />}
          </span>
        </span>
        <span class="cv-crowd">
          {listed(on).map((colour, at) => (
            <span key={at} class="cv-man" data-pieces={id(`m${colour}`)}>
              <Meeple colour={colour} />
            </span>
          ))}
        </span>
      </Spot>
    </div>
  )
}

/** How many wait in each Hall, and in the Lair: what icons and shields are worth. */
function Halls({ desk }: { desk: Desk }) {
  const { view, lit } = desk.table
  const { say } = desk
  return (
    <ul class="cv-halls" data-rove>
      {[1, 2, 3, 4, 5].map(colour => {
        const count = colour === 5 ? view.lair : (view.halls[colour] ?? 0)
        return (
          <li
            key={colour}
            class={lit.includes(`hall:${colour}`) ? 'lit' : undefined}
            data-zone={`hall${colour}`}
          >
            <Only class="cv-hall" name={nameOfHall(say, colour, count)}>
              {colour === 5 ? <Lair /> : <Hall colour={colour} />}
              <span class="cv-home" data-pieces={desk.placed.get(`hall:${colour}`)?.join(' ')}>
                <b>{count}</b>
              </span>
            </Only>
          </li>
        )
      })}
    </ul>
  )
}

const nameOfHall = (say: Speech, colour: number, count: number) =>
  colour === 5
    ? `${say('board.lair', { count })}. ${say('tells.lair')}`
    : `${say('board.hall', { colour, count })}. ${say('tells.hall', { colour })}`
