import { Inked } from '../../../../web/parts/pictures/print.tsx'
import { Cuts, Shape } from './body.tsx'
import {
  BLACK,
  BLUE,
  CLAY,
  CREAM,
  GOLD,
  GREEN,
  INK,
  RED,
  gouge,
  leaf,
  round,
  spread,
} from './knife.ts'

/** The inks of the four goods, in their order: pottery, cloth, jewels, herbs. */
export const GOODS_INK: readonly string[] = [BLACK, BLUE, RED, GREEN]

/** A row of stepped hooks, the pattern of Mitla, as cuts: each as wide as it is high. */
export function hooks(x: number, y: number, size: number, count: number): string {
  return Array.from({ length: count }, (_, at): string => {
    const u = size / 5
    const left = x + at * size
    return `M${left} ${y + size}V${y + 3 * u}H${left + u}V${y + 2 * u}H${left + 2 * u}V${y}H${left + 4.2 * u}V${y + 2.6 * u}H${left + 3.2 * u}V${y + u}H${left + 3 * u}V${y + 4 * u}H${left + 4.2 * u}V${y + size}Z`
  }).join('')
}

/** A black jar with two handles and a bowl on three feet. */
function Pottery() {
  return (
    <>
      <Shape
        d="M62 60H92C92 70 86 74 84 75L86 82H80L78.500 76H75.500L74 82H68L70 75C66 73 62 68 62 60Z"
        fill={BLACK}
      />
      <Cuts d={gouge([66, 65], [77, 67], [88, 65], 1.5)} />
      <Shape d="M22 52C14 50 12 60 21 63M60 52C68 50 70 60 61 63" fill="none" line={5} />
      <Shape
        d="M29 36H53L51 43C62 47 66 56 64 65C62 76 54 81 41 81S20 76 18 65C16 56 20 47 31 43Z"
        fill={BLACK}
      />
      <Cuts
        d={
          hooks(20.5, 56, 10.3, 4) +
          gouge([21, 71], [41, 76], [61, 71], 1.5) +
          gouge([32, 40.5], [41, 41.5], [50, 40.5], 1.2) +
          gouge([24, 52], [28, 48], [33, 46.5], 1.1)
        }
      />
    </>
  )
}

/** A woven mantle hung over a rod, with a border and a fringe. */
function Cloth() {
  const fringe = spread(11, 27, 73).map(x => `M${x} 74V81`)
  return (
    <>
      <path d={fringe.join('')} stroke={INK} stroke-width="3.4" stroke-linecap="round" />
      <Shape d="M23 36H77V74H23Z" fill={BLUE} />
      <Shape d="M14 33H86V38H14Z" fill={CLAY} line={2.2} />
      <Cuts d={`M26 41H74V44H26ZM26 67H74V70H26Z${hooks(26.5, 47.5, 16, 3)}`} />
      <Cuts d="M26 41H29V70H26ZM71 41H74V70H71Z" />
    </>
  )
}

/** A string of beads with a great cut stone. */
function Jewels() {
  const beads = [...spread(6, -98, -24), ...spread(6, 24, 98)].map((turn, at) => ({
    at: round([50, 38], 180 + turn, 30),
    gold: at % 2 === 1,
  }))
  return (
    <>
      {beads.map(({ at: [x, y], gold }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="6"
          fill={gold ? GOLD : RED}
          stroke={INK}
          stroke-width="2.4"
        />
      ))}
      <Cuts
        d={beads
          .map(({ at: [x, y] }) => gouge([x - 3.5, y], [x - 2.6, y - 2.8], [x + 0.5, y - 3.6], 0.9))
          .join('')}
      />
      <Shape d="M37 58H63L70 67L50 84L30 67Z" fill={RED} />
      <path
        d="M30 67H70M42 58L40 67L50 84L60 67L58 58"
        fill="none"
        stroke={CREAM}
        stroke-width="1.900"
      />
      <Shape d="M44 49H56V58H44Z" fill={GOLD} line={2.2} />
    </>
  )
}

/** Bunches of leaves in a basket. */
function Herbs() {
  const back = [-52, -26, 0, 26, 52].map(turn => leaf([50, 62], turn, 34, 9))
  const front = [-68, -39, -13, 13, 39, 68].map(turn => leaf([50, 64], turn, 30, 8))
  const veins = [-68, -39, -13, 13, 39, 68].map(turn => leaf(round([50, 64], turn, 9), turn, 16, 1))
  return (
    <>
      <Shape d={back.join('')} fill="#36592a" line={2.2} />
      <Shape d={front.join('')} fill={GREEN} line={2.2} />
      <Cuts d={veins.join('')} />
      <Shape d="M22 61H78L72 82H28Z" fill={GOLD} />
      <path
        d="M25 68H75M27 75H73M34 61L37 82M44 61L45.500 82M56 61L54.500 82M66 61L63 82"
        stroke={INK}
        stroke-width="1.700"
        fill="none"
      />
      <Shape d="M20 59H80V65H20Z" fill={CLAY} line={2.2} />
    </>
  )
}

const WARES = [Pottery, Cloth, Jewels, Herbs]

/** What one of the four vendors sells, as drawn on a tile. */
export function Ware({ colour }: { colour: number }) {
  const Drawing = WARES[colour]
  return Drawing ? <Drawing /> : null
}

/**
 * The roof of a stall: stripes of its colour with scallops, from one side of the tile to the other.
 */
export function StallRoof({ ink }: { ink: string }) {
  const stripes = Array.from({ length: 7 }, (_, at) => ({
    x: 4 + (at * 92) / 7,
    fill: at % 2 ? CREAM : ink,
  }))
  const wide = 92 / 7
  return (
    <>
      <path d="M11 24V92M89 24V92" stroke={INK} stroke-width="4" />
      {stripes.map(({ x, fill }) => (
        <Inked
          key={x}
          d={`M${x.toFixed(1)} 4h${wide.toFixed(1)}v20a${(wide / 2).toFixed(1)} ${(wide / 2).toFixed(1)} 0 0 1 -${wide.toFixed(1)} 0Z`}
          fill={fill}
          line="2.200"
        />
      ))}
    </>
  )
}

/** A vendor's tile: the wares under the roof, on a mat. */
export function Vendor({ colour }: { colour: number }) {
  const ink = GOODS_INK[colour] ?? BLACK
  return (
    <>
      <StallRoof ink={ink} />
      <Shape d="M4 82H96V94H4Z" fill={ink} />
      <Cuts d={hooks(8, 84, 8, 11)} />
      <Ware colour={colour} />
    </>
  )
}
