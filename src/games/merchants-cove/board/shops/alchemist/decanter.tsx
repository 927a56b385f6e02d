import { upTo } from '../../../../../kit/moves.ts'
import type { AlchemistShop } from '../../../engine/merchants/alchemist/words.ts'
import { total } from '../../../../../kit/counts.ts'
import { Only } from '../../../../../web/board-kit/only.tsx'
import { Cauldron } from '../../art/cauldron.tsx'
import { Marble } from '../../art/marble.tsx'
import { handOut } from '../../pieces.ts'
import { Spot } from '../../spot.tsx'
import type { ShopProps } from '../part.ts'

/**
 * The Alchemist's board: three rows of the decanter with an arm to either side, the rack, the Toxic
 * Waste, the cauldrons.
 */
export function Decanter({ shop, seat, desk }: ShopProps<AlchemistShop>) {
  return (
    <div class="cv-alc" data-rove>
      <div class="cv-decanter">
        <span class="cv-neck" aria-hidden="true" />
        {shop.arms.map((_, arm) => (
          <Arm key={arm} arm={arm} shop={shop} seat={seat} desk={desk} />
        ))}
      </div>
      <Rack shop={shop} seat={seat} desk={desk} />
      <Waste shop={shop} seat={seat} desk={desk} />
      <div class="cv-cauldrons" aria-hidden="true">
        {upTo(desk.tables.alc.brew).map(at => (
          <Cauldron key={at} full={false} />
        ))}
      </div>
    </div>
  )
}

/**
 * An arm: a glass pipe that slopes to the spigot in the middle, the marble in front nearest to it.
 */
function Arm({ arm, shop, seat, desk }: ShopProps<AlchemistShop> & { arm: number }) {
  const marbles = shop.arms[arm] ?? []
  const id = handOut(desk.placed, `${seat}arm${arm}`)
  const { say } = desk
  return (
    <Spot
      desk={desk}
      spot={`alc.arm:${arm}`}
      class={arm % 2 === 0 ? 'cv-arm left' : 'cv-arm right'}
      zone={`${seat}arm${arm}`}
      name={say('board.arm', {
        row: Math.floor(arm / 2),
        arm: arm % 2 === 0 ? 'left' : 'right',
        count: marbles.length,
        marbles: marbles.map(n => say('loose', { n })).join(', '),
      })}
      does={say('tells.alc.arm')}
    >
      {marbles.map((marble, at) => {
        const piece = id(`${seat}marble${marble}`)
        return (
          <span key={piece || at} class="cv-bead" data-pieces={piece}>
            <Marble kind={marble} />
          </span>
        )
      })}
    </Spot>
  )
}

/** The rack: each kind of marble in a channel of its own. */
function Rack({ shop, seat, desk }: ShopProps<AlchemistShop>) {
  const id = handOut(desk.placed, `${seat}rack`)
  const { say } = desk
  const count = total(shop.rack)
  return (
    <div class="cv-rack" data-zone={`${seat}rack`}>
      <span class="cv-tag" aria-hidden="true">
        {say('board.rack')} {count}/{desk.tables.alc.rack}
      </span>
      <div class="cv-channels">
        {shop.rack.map((n, marble) =>
          n > 0 ? (
            <Spot
              key={marble}
              desk={desk}
              spot={`alc.rack:${marble}`}
              class="cv-channel"
              name={say('board.inRack', { count: n, marble })}
              does={say('tells.alc.marble', { n: marble })}
            >
              {upTo(n).map(at => (
                <span key={at} class="cv-bead" data-pieces={id(`${seat}marble${marble}`)}>
                  <Marble kind={marble} />
                </span>
              ))}
            </Spot>
          ) : null,
        )}
      </div>
      <span class="heard">{say('board.rackHolds', { count, most: desk.tables.alc.rack })}</span>
    </div>
  )
}

/** The Toxic Waste: how much Ichor until a Corruption card. */
function Waste({ shop, seat, desk }: ShopProps<AlchemistShop>) {
  const id = handOut(desk.placed, `${seat}waste`)
  const { say } = desk
  return (
    <Only
      class="cv-waste"
      data-zone={`${seat}waste`}
      name={`${say('board.wasteHolds', {
        count: shop.waste,
        most: desk.tables.alc.flush,
      })}. ${say('tells.alc.waste', { most: desk.tables.alc.flush })}`}
    >
      <span class="cv-tag">{say('board.waste')}</span>
      <span class="cv-drops">
        {upTo(Math.max(desk.tables.alc.flush, shop.waste)).map(at => (
          <span
            key={at}
            class="cv-drop"
            data-pieces={at < shop.waste ? id(`${seat}marble5`) : undefined}
          >
            {at < shop.waste && <Marble kind={5} />}
          </span>
        ))}
      </span>
    </Only>
  )
}
