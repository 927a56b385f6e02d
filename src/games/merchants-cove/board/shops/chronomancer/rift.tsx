import { upTo } from '../../../../../kit/moves.ts'
import type { ChronomancerShop } from '../../../engine/merchants/chronomancer/words.ts'
import { total } from '../../../../../kit/counts.ts'
import { Only } from '../../../../../web/board-kit/only.tsx'
import { Epoch } from '../../art/epoch.tsx'
import { Hourglass } from '../../art/hourglass.tsx'
import { handOut } from '../../pieces.ts'
import { Spot } from '../../spot.tsx'
import type { ShopProps } from '../part.ts'
import { axisOf } from '../../../text/shops.ts'

const LINES = [0, 1, 2, 3, 4, 5]
/** Rows and columns of tiles are counted from 0; the edges lie at −1 and 3. */
const at = (row: number, column: number) => `grid-area: ${row + 2} / ${column + 2}`
const atCell = (cell: number) => at(Math.floor(cell / 3), cell % 3)

/**
 * The Chronomancer's board: the Rift with an arrow at each end of each line, the Gate, the pile,
 * the Hourglasses.
 */
export function Rift(props: ShopProps<ChronomancerShop>) {
  const { shop, seat, desk } = props
  const { say } = desk
  return (
    <div class="cv-chr">
      <div class="cv-rift" data-zone={`${seat}rift`} data-rove>
        {LINES.flatMap(line =>
          [0, 1].map(end => <Edge key={`${line}.${end}`} line={line} end={end} {...props} />),
        )}
        {shop.rift.map((_, cell) => (
          <Cell key={cell} cell={cell} {...props} />
        ))}
        {shop.rift.map((colour, cell) => {
          const [piece] = desk.placed.get(`${seat}cell${cell}`) ?? []
          return (
            <span
              key={piece ?? cell}
              class="cv-tile"
              style={atCell(cell)}
              data-pieces={piece}
              data-tells={desk.say('tells.chr.tile', { frayed: shop.frayed[cell] ?? false })}
              aria-hidden="true"
            >
              <Epoch colour={colour} frayed={shop.frayed[cell] ?? false} />
            </span>
          )
        })}
      </div>
      <div class="cv-gate-side">
        <Gate {...props} />
        <Only
          class="cv-sands"
          name={`${say('board.hourglasses', {
            count: shop.hourglasses,
            most: desk.tables.chr.maxHourglasses,
          })}. ${say('tells.chr.sand')}`}
        >
          {upTo(desk.tables.chr.maxHourglasses).map(at => (
            <Hourglass key={at} full={at < shop.hourglasses} />
          ))}
        </Only>
        <span class="cv-tag">
          {say('board.pile', { pile: total(shop.pile), discard: total(shop.discard) })}
        </span>
      </div>
    </div>
  )
}

/** An end of a line: where the Gate tile is pushed in, or which line is opened. */
function Edge({ line, end, desk }: ShopProps<ChronomancerShop> & { line: number; end: number }) {
  const { say, table } = desk
  const edge = end === 0 ? -1 : 3
  const turn = (line < 3 ? 0 : 90) + end * 180
  // Each line is opened at its beginning.
  const opens = table.offers.find(
    move => end === 0 && move.type === 'chr.portal.next' && move.line === line,
  )
  return (
    <Spot
      desk={desk}
      spot={`chr.edge:${line}.${end}`}
      class="cv-edge"
      style={line < 3 ? at(line, edge) : at(edge, line - 3)}
      name={
        opens
          ? table.text.move(opens, table.view)
          : say('board.edge', { line, axis: axisOf(line), from: end === 0 ? 'start' : 'end' })
      }
      does={opens ? say('tells.chr.tile', { frayed: false }) : say('tells.chr.edge')}
    >
      <svg viewBox="0 0 24 24" style={`rotate: ${turn}deg`} aria-hidden="true">
        <path d="M5 4L19 12L5 20L9 12Z" fill="currentColor" />
      </svg>
    </Spot>
  )
}

/** A cell to be touched; its tile is laid over it, so that it can be pushed on to the next. */
function Cell({ cell, shop, desk }: ShopProps<ChronomancerShop> & { cell: number }) {
  const colour = shop.rift[cell] ?? 0
  const frayed = shop.frayed[cell] ?? false
  return (
    <Spot
      desk={desk}
      spot={`chr.cell:${cell}`}
      class="cv-cell"
      style={atCell(cell)}
      name={desk.say('board.cell', {
        row: Math.floor(cell / 3) + 1,
        column: (cell % 3) + 1,
        colour,
        frayed,
      })}
      does={desk.say('tells.chr.tile', { frayed })}
    />
  )
}

function Gate({ shop, seat, desk }: ShopProps<ChronomancerShop>) {
  const id = handOut(desk.placed, `${seat}gate`)
  const { say } = desk
  return (
    <Only
      class="cv-gate"
      data-zone={`${seat}gate`}
      name={`${say('board.gateHolds', { gate: shop.gate })}. ${say('tells.chr.gate')}`}
    >
      <span class="cv-arch">
        <span data-pieces={id(`${seat}tile${shop.gate}`)}>
          <Epoch colour={shop.gate} frayed={false} />
        </span>
      </span>
      <span>{say('board.gate')}</span>
    </Only>
  )
}
