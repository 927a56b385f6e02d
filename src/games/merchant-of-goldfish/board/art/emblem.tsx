import { Inked } from '../../../../web/parts/pictures/print.tsx'
import { gouge, through } from './cut.ts'
import type { Point } from './cut.ts'
import { FishShape } from './fish.tsx'
import { INK, PAPER } from './parts.tsx'
import { EmblemAwning, STRIPES, stripeFrom } from '../../../../web/parts/pictures/emblem-awning.tsx'

const RED = '#b3243b'
const CREAM = '#fff3df'
const WOOD = '#a8552f'
const WOOD_DARK = '#7c3a1f'
const WATER = '#bfe0da'
const WATER_DEEP = '#7fbdb9'
const GOLD = '#d98e04'

const RAYS = Array.from({ length: 40 }, (_, ray): string => {
  const turn = (ray / 40) * 2 * Math.PI + 0.08
  const at = (reach: number): Point => [200 + Math.cos(turn) * reach, 206 + Math.sin(turn) * reach]
  const from = 96 + (ray % 2) * 26
  return gouge(at(from), at((from + 330) / 2), at(330), 8)
}).join('')

/** The awning, with folds cut into its stripes. */
function Awning() {
  const folds = STRIPES.map(at => {
    const [top, end] = stripeFrom(at)
    return gouge([top + 30, 4], [(top + end) / 2 + 32, 28], [end + 34, 54], 1.6)
  })
  return (
    <>
      <EmblemAwning hue={RED} />
      <path d={folds.filter((_, at) => at % 2 === 0).join('')} fill={CREAM} />
      <path d={folds.filter((_, at) => at % 2).join('')} fill={GOLD} />
    </>
  )
}

/** A paper lantern on a cord, ribbed and lit. */
function Lantern({ x, y, fill, cut }: { x: number; y: number; fill: string; cut: string }) {
  const ribs = [-22, -11, 0, 11, 22].map(rise => {
    const half = 29 * Math.sqrt(1 - (rise / 40) ** 2)
    return gouge([x - half, y + rise], [x, y + rise + 4], [x + half, y + rise], 1.7)
  })
  return (
    <>
      <path d={`M${x} 70V${y - 36}`} stroke={INK} stroke-width="3" />
      <ellipse cx={x} cy={y} rx="31" ry="36" fill={fill} stroke={INK} stroke-width="3" />
      <path d={ribs.join('')} fill={cut} />
      <rect x={x - 14} y={y - 41} width="28" height="9" rx="2" fill={INK} />
      <rect x={x - 14} y={y + 32} width="28" height="9" rx="2" fill={INK} />
      <path
        d={gouge([x, y + 40], [x - 2, y + 52], [x, y + 64], 2.4)}
        fill={fill}
        stroke={INK}
        stroke-width="2"
      />
    </>
  )
}

const BAG =
  'M200 112C188 118 176 124 164 134C134 156 132 210 156 226C178 240 222 240 244 226C268 210 266 156 236 134C224 124 212 118 200 112Z'

/** A bag of water with a goldfish to take home, hung from the awning. */
function Bag() {
  return (
    <g>
      <path d="M200 66V106" stroke={INK} stroke-width="3" />
      <Inked
        d="M186 92C190 100 194 106 200 112C206 106 210 100 214 92C206 97 194 97 186 92Z"
        fill={WATER}
        line="3"
      />
      <path d={BAG} fill={PAPER} stroke={INK} stroke-width="3.4" stroke-linejoin="round" />
      <path
        d="M145 165C164 158 180 171 200 165S236 158 255 165C260 190 256 216 243 224.5C222 238 178 238 157 224.5C144 216 140 190 145 165Z"
        fill={WATER}
      />
      <path
        d={
          gouge([147, 166], [172, 163], [199, 167], 2.2) +
          gouge([203, 167], [228, 162], [253, 166], 2.2)
        }
        fill={WATER_DEEP}
      />
      <g transform="translate(159 168) scale(.86)">
        <FishShape value={4} />
      </g>
      <path
        d={
          gouge([164, 143], [149, 163], [148, 192], 3.6) +
          gouge([176, 134], [170, 138], [165, 146], 2)
        }
        fill={PAPER}
      />
      <path d={gouge([236, 226], [252, 214], [255, 190], 2.6)} fill={PAPER} />
      <circle cx="168" cy="178" r="3.2" fill="none" stroke={PAPER} stroke-width="2" />
      <circle cx="174" cy="186" r="2" fill={PAPER} />
      <Inked d="M190 105H210L208 115H192Z" fill={RED} line="2.6" />
    </g>
  )
}

const STAVES = Array.from({ length: 13 }, (_, at): string => {
  const turn = Math.PI * (0.06 + (at / 12) * 0.88)
  const x = 200 + Math.cos(turn) * 178
  const y = 312 + Math.sin(turn) * 66
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${(200 + (x - 200) * 0.94).toFixed(1)} 404`
}).join('')

const CURRENT = (
  [
    [98, 276, 40],
    [170, 266, 34],
    [52, 336, 30],
    [240, 312, 32],
    [104, 346, 40],
    [236, 350, 40],
    [306, 286, 26],
    [330, 302, 22],
  ] as const
)
  .map(
    ([x, y, w]) =>
      gouge([x, y], [x + w / 2, y - 5], [x + w, y], 2.4) +
      gouge([x + w * 0.3, y + 8], [x + w * 0.62, y + 5], [x + w, y + 8], 1.6),
  )
  .join('')

/** The wooden tub in front, with the fish that are for sale. */
function Tub() {
  return (
    <>
      <path
        d="M20 308C20 346 100 378 200 378S380 346 380 308L368 404H32Z"
        fill={WOOD}
        stroke={INK}
        stroke-width="3.4"
      />
      <path d={STAVES} stroke={WOOD_DARK} stroke-width="3" />
      <path
        d="M23 332C40 370 116 396 200 396S360 370 377 332L375.5 348C354 384 280 409 200 409S46 384 24.5 348Z"
        fill={GOLD}
        stroke={INK}
        stroke-width="3"
      />
      <ellipse cx="200" cy="308" rx="180" ry="68" fill={WOOD} stroke={INK} stroke-width="3.4" />
      <path
        d={
          gouge([30, 318], [96, 364], [196, 371], 2) + gouge([366, 322], [330, 352], [280, 364], 2)
        }
        fill={CREAM}
      />
      <ellipse cx="200" cy="307" rx="166" ry="58" fill={WATER_DEEP} stroke={INK} stroke-width="3" />
      <ellipse cx="200" cy="311" rx="163" ry="52" fill={WATER} />
      <path d={CURRENT} fill={WATER_DEEP} />
      <g>
        <g transform="translate(300 259) scale(-.62 .62)">
          <FishShape value={10} />
        </g>
        <g transform="translate(44 281) scale(.72)">
          <FishShape value={7} />
        </g>
        <g transform="translate(118 271) scale(1.2)">
          <FishShape value={14} />
        </g>
      </g>
      <path
        d={
          gouge([128, 357], [180, 362], [236, 357], 2.6) +
          gouge([58, 334], [84, 339], [110, 335], 2) +
          gouge([250, 303], [272, 306], [296, 302], 1.8)
        }
        fill={PAPER}
      />
    </>
  )
}

/** The paper net in the water, with a little fish that has just been caught. */
function Scoop() {
  return (
    <>
      <Inked d="M336 316L404 243L412 252L345 325Z" fill={WOOD} line="3" />
      <path d={gouge([348, 313], [370, 289], [396, 261], 1.3)} fill={CREAM} />
      <ellipse cx="308" cy="331" rx="39" ry="25" fill={PAPER} stroke={INK} stroke-width="10" />
      <ellipse cx="308" cy="331" rx="39" ry="25" fill="none" stroke={RED} stroke-width="5" />
      <path
        d={
          gouge([282, 342], [292, 338], [302, 342], 1.6) +
          gouge([312, 348], [322, 344], [332, 348], 1.6) +
          gouge([288, 318], [298, 314], [308, 318], 1.6)
        }
        fill={WATER_DEEP}
      />
      <g transform="translate(281 308) rotate(6 24 18) scale(.56)">
        <FishShape value={2} />
      </g>
    </>
  )
}

/**
 * The picture of the game: a goldfish stall under its awning, a bag to take home, a tub full of
 * fish.
 */
export function Emblem() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <path
        d="M14 60H32V404H14ZM368 60H386V404H368Z"
        fill={WOOD_DARK}
        stroke={INK}
        stroke-width="3"
      />
      <path
        d={
          gouge([20, 84], [21, 190], [20, 290], 1.6) + gouge([374, 84], [375, 190], [374, 290], 1.6)
        }
        fill={CREAM}
      />
      <Lantern x={88} y={140} fill={RED} cut={CREAM} />
      <Lantern x={312} y={140} fill={GOLD} cut={CREAM} />
      <g transform="translate(11 3.7) scale(.945)">
        <Bag />
      </g>
      <Awning />
      <Tub />
      <Scoop />
      <path
        d={through([
          [0, 398.5],
          [400, 398.5],
        ])}
        stroke={INK}
        stroke-width="3"
      />
    </svg>
  )
}
