import { listed } from '../../../../../kit/counts.ts'
import { upTo } from '../../../../../kit/moves.ts'
import { COAL, faceOf, metalOf } from '../../../engine/merchants/blacksmith/dice.ts'
import { heatOf } from '../../../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop } from '../../../engine/merchants/blacksmith/words.ts'
import { Die } from '../../art/die.tsx'
import { Furnace } from '../../art/furnace.tsx'
import { handOut } from '../../pieces.ts'
import { Spot } from '../../spot.tsx'
import type { ShopProps } from '../part.ts'
import { dieTerm, nameOf } from '../../../text/terms.ts'

/** On a phone the dice stand in two rows of at least so many. */
const IN_A_ROW = 7

/** The Blacksmith's board: four furnaces, the tray of dice that are rolled, the ore cart. */
export function Forge(props: ShopProps<BlacksmithShop>) {
  const { shop } = props
  return (
    <div class="cv-bla" data-rove>
      <div class="cv-furnaces">
        {shop.furnaces.map((_, furnace) => (
          <FurnaceOf key={furnace} furnace={furnace} {...props} />
        ))}
      </div>
      <Tray {...props} />
      <Cart {...props} />
    </div>
  )
}

/** A furnace with its dice in the fire and its heat over the mouth. */
function FurnaceOf({ furnace, shop, seat, desk }: ShopProps<BlacksmithShop> & { furnace: number }) {
  const { bla } = desk.tables
  const { say } = desk
  const dice = shop.furnaces[furnace] ?? []
  const heat = heatOf(dice)
  const id = handOut(desk.placed, `${seat}furnace${furnace}`)
  const [first] = dice
  const alloy = first !== undefined && metalOf(first) !== COAL
  const [least, most] = bla.weapon
  const makes = !alloy ? '' : heat > most ? 'large' : heat >= least ? 'small' : ''
  // While single dice are asked for, each is a button; else the furnace is one.
  const single = dice.some(die => desk.mark(`bla.die:${furnace}.${die}`))
  return (
    <div class="cv-hearth" data-makes={makes} data-zone={`${seat}furnace${furnace}`}>
      <Spot
        desk={desk}
        spot={`bla.furnace:${furnace}`}
        class="cv-oven"
        name={say('board.furnace', {
          furnace: furnace + 1,
          count: dice.length,
          dice: dice.map(die => nameOf(say, dieTerm(die))).join(', '),
          heat,
          makes,
        })}
        does={say('tells.bla.furnace')}
      >
        <Furnace heat={heat} />
        <b class="cv-heat" aria-hidden="true">
          {heat}
        </b>
      </Spot>
      <span class="cv-embers" data-tells={say('tells.bla.furnace')}>
        {dice.map((die, at) => {
          const face = <Die metal={metalOf(die)} face={faceOf(die)} />
          const piece = id(`${seat}die${metalOf(die)}`)
          return single ? (
            <Spot
              key={piece || at}
              desk={desk}
              spot={`bla.die:${furnace}.${die}`}
              class="cv-cube"
              name={nameOf(say, dieTerm(die))}
              does={say('tells.bla.die', { n: metalOf(die) })}
            >
              <span data-pieces={piece}>{face}</span>
            </Spot>
          ) : (
            <span key={piece || at} class="cv-cube" data-pieces={piece}>
              {face}
            </span>
          )
        })}
      </span>
    </div>
  )
}

/** The dice that wait to be rolled or placed. */
function Tray({ shop, seat, desk }: ShopProps<BlacksmithShop>) {
  const id = handOut(desk.placed, `${seat}tray`)
  const { say } = desk
  const dice = listed(shop.tray)
  return (
    <div class="cv-tray" data-zone={`${seat}tray`}>
      <span class="cv-tag" aria-hidden="true">
        {say('board.tray')}
      </span>
      <span class="cv-dice" style={`--row: ${Math.max(IN_A_ROW, Math.ceil(dice.length / 2))}`}>
        {dice.map((die, at) => (
          <Spot
            key={at}
            desk={desk}
            spot={`bla.tray:${die}`}
            class="cv-cube"
            name={say('board.inTray', { die: dieTerm(die) })}
            does={say('tells.bla.die', { n: metalOf(die) })}
          >
            <span data-pieces={id(`${seat}die${metalOf(die)}`)}>
              <Die metal={metalOf(die)} face={faceOf(die)} />
            </span>
          </Spot>
        ))}
      </span>
    </div>
  )
}

/** The alloy that is still to be had. */
function Cart({ shop, seat, desk }: ShopProps<BlacksmithShop>) {
  const id = handOut(desk.placed, `${seat}cart`)
  const { say } = desk
  return (
    <div class="cv-ores" data-zone={`${seat}cart`}>
      {[1, 2, 3, 4].map(colour => {
        const count = shop.cart[colour] ?? 0
        return (
          <Spot
            key={colour}
            desk={desk}
            spot={`bla.cart:${colour}`}
            class="cv-ore"
            name={say('board.inCart', { count, colour })}
            does={say('tells.bla.cart')}
          >
            {count > 0 && (
              <span
                class="cv-cube"
                data-pieces={upTo(count)
                  .map(() => id(`${seat}die${colour}`))
                  .join(' ')}
              >
                <Die metal={colour} face={0} />
              </span>
            )}
            <b aria-hidden="true">×{count}</b>
          </Spot>
        )
      })}
    </div>
  )
}
