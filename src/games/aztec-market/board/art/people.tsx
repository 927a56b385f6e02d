import { Cuts, Head, Limb, Shape } from './body.tsx'
import { hooks } from './goods.tsx'
import {
  BLUE,
  CLAY,
  CREAM,
  DUSK,
  GOLD,
  GREEN,
  INK,
  RED,
  ROSA,
  SKIN,
  SKIN_DARK,
  TURQUOISE,
  gouge,
  leaf,
  round,
  spread,
} from './knife.ts'

const CLOAKS = [
  { x: 32, y: 30, fill: '#b08a55', flip: false, skin: SKIN_DARK },
  { x: 68, y: 28, fill: '#6e7f8f', flip: true, skin: SKIN },
  { x: 16, y: 50, fill: CLAY, flip: false, skin: SKIN },
  { x: 84, y: 50, fill: '#77804e', flip: true, skin: SKIN_DARK },
  { x: 50, y: 55, fill: DUSK, flip: false, skin: SKIN },
]

/** Five people shoulder to shoulder: nobody gets through. */
export function Crowd() {
  return (
    <>
      {CLOAKS.map(({ x, y, fill, flip, skin }, at) => (
        <g key={x}>
          <Shape
            d={`M${x - 21} 100C${x - 23} ${y + 34} ${x - 16} ${y + 17} ${x} ${y + 14}C${x + 16} ${y + 17} ${x + 23} ${y + 34} ${x + 21} 100Z`}
            fill={fill}
          />
          <Cuts
            d={
              gouge([x - 9, y + 26], [x - 12, y + 38], [x - 12, y + 52], 1.2) +
              gouge([x + 8, y + 26], [x + 11, y + 38], [x + 10, y + 52], 1.2)
            }
          />
          <Head at={[x, y]} size={0.92} flip={flip} skin={skin} spool={at % 2 ? GOLD : RED} />
        </g>
      ))}
      <Shape d="M37 44C40 38 56 36 62 44L61 48C55 43 44 43 38 49Z" fill={RED} line={2} />
      <Shape d="M19 18C22 11 40 10 45 19L44 22C37 17 27 17 20 23Z" fill={CREAM} line={2} />
    </>
  )
}

/** A carrier with a tumpline over the forehead, bent under a bundle. */
export function Porter() {
  return (
    <>
      <Limb d="M45 66L40 79L25 90" width={9} fill={SKIN_DARK} />
      <Limb d="M82 46L77 94" fill={GOLD} width={3} />
      <Shape
        d="M10 20C8 12 16 9 24 10L46 14C54 16 55 22 54 30L48 60C46 66 38 66 32 64L16 58C8 55 10 48 10 42Z"
        fill={CLAY}
      />
      <Cuts
        d={
          gouge([16, 24], [30, 26], [48, 30], 1.5) +
          gouge([15, 40], [29, 43], [46, 48], 1.5) +
          gouge([30, 16], [29, 36], [26, 58], 1.4) +
          gouge([43, 18], [42, 38], [38, 60], 1.2) +
          gouge([18, 15], [17, 32], [17, 52], 1.2)
        }
      />
      <Shape d="M52 44C62 42 68 50 66 56L52 72L38 66Z" fill={SKIN} />
      <Shape d="M36 62L54 72L50 79C44 80 36 76 32 70Z" fill={CREAM} line={2.2} />
      <Limb d="M48 72L60 78L58 91L66 92" width={9} />
      <Head at={[68, 38]} size={0.86} />
      <path d="M78 31C72 22 60 18 46 17" fill="none" stroke={INK} stroke-width="8.500" />
      <path d="M77.500 30.500C71 22 60 18 45 17" fill="none" stroke={CREAM} stroke-width="4.500" />
      <Limb d="M60 54L66 64L80 58" width={7} />
    </>
  )
}

/** An officer with a feathered staff. */
export function Governor() {
  const plumes = spread(5, 18, 58)
  return (
    <>
      <Limb d="M80 10V95" fill={GOLD} width={3} />
      <Shape d={plumes.map(y => leaf([80, y + 9], -56, 19, 5)).join('')} fill={GREEN} line={2} />
      <Shape d={plumes.map(y => leaf([80, y + 9], 56, 19, 5)).join('')} fill={RED} line={2} />
      <Shape d={leaf([80, 20], 0, 18, 5)} fill={GOLD} line={2} />
      <Limb d="M32 88V94H40M46 88V94H54" width={6} />
      <Shape d="M30 46C20 60 18 76 17 89H61C62 72 60 56 54 46Z" fill={TURQUOISE} />
      <Cuts
        d={`${hooks(19.5, 75, 10, 4)}${gouge([29, 54], [24, 62], [23, 71], 1.4)}${gouge([40, 52], [40, 62], [40, 71], 1.4)}`}
      />
      <Limb d="M52 54L66 62L79 56" width={7} />
      <Head at={[42, 34]} size={0.92} />
      <Shape
        d={[-58, -30, -4].map(turn => leaf([38, 20], turn, 18, 5)).join('')}
        fill={RED}
        line={2}
      />
      <Shape d="M30 25C34 18 46 17 53 23L52 27C45 23 37 24 31 29Z" fill={GOLD} line={2} />
    </>
  )
}

/** A noble merchant with the round fan of the rank. */
export function Ambassador() {
  const rays = spread(12, 0, 330)
  return (
    <>
      <Limb d="M62 66L74 44" fill={CLAY} width={3.5} />
      {rays.map((turn, at) => (
        <Shape
          key={turn}
          d={leaf([74, 29], turn, 23, 9)}
          fill={at % 3 === 0 ? GOLD : at % 3 === 1 ? CREAM : ROSA}
          line={1.8}
        />
      ))}
      <circle cx="74" cy="29" r="9" fill={TURQUOISE} stroke={INK} stroke-width="2.400" />
      <circle cx="74" cy="29" r="3.500" fill={GOLD} />
      <Limb d="M28 88V94H36M42 88V94H50" width={6} />
      <Shape d="M24 50C14 62 12 78 12 90H58C60 74 56 58 48 50Z" fill={ROSA} />
      <Cuts
        d={spread(3, 60, 80)
          .map(y =>
            spread(4, 20, 50)
              .map(x => leaf([x, y + 5], 0, 8, 3))
              .join(''),
          )
          .join('')}
      />
      <Shape d="M27 47C32 54 42 54 47 47L50 53C42 61 31 61 24 54Z" fill={GOLD} line={2.2} />
      <Limb d="M46 60L56 70L64 64" width={7} />
      <Head at={[36, 34]} size={0.95} spool={GOLD} />
      <Shape d="M26 20C20 10 30 4 36 10C42 4 50 8 46 18C40 15 32 15 26 20Z" fill={INK} line={2} />
      <Shape d="M27 21C33 16 42 16 48 21L47 25C41 21 33 21 28 26Z" fill={RED} line={2} />
    </>
  )
}

/** The runner, cloak flying, with a message in hand. */
export function Messenger() {
  return (
    <>
      <Cuts
        fill={CLAY}
        d={
          gouge([4, 58], [14, 57], [26, 58], 1.5) +
          gouge([2, 67], [9, 66], [18, 67], 1.3) +
          gouge([6, 49], [11, 48], [18, 49], 1.2)
        }
      />
      <Limb d="M46 58L36 73L14 76L10 70" width={9} fill={SKIN_DARK} />
      <Limb d="M54 42L40 52L30 44" width={7} fill={SKIN_DARK} />
      <Shape d="M60 34C48 26 28 34 8 22C16 32 12 38 4 42C20 50 42 52 54 46Z" fill={GOLD} />
      <Cuts
        d={gouge([18, 32], [32, 38], [48, 38], 1.4) + gouge([16, 40], [30, 45], [46, 43], 1.3)}
        fill={INK}
      />
      <Shape d="M56 34C64 34 66 40 64 45L55 62L40 58L50 38Z" fill={SKIN} />
      <Shape d="M40 54L57 60L54 67L46 66L36 72L38 62Z" fill={CREAM} line={2.2} />
      <Limb d="M51 62L69 66L62 86L72 89" width={9} />
      <Limb d="M60 42L72 50L86 40" width={7} />
      <Shape d="M80 28L92 24L96 36L84 41Z" fill={CREAM} line={2.2} />
      <path d="M84 31L91 29M85.500 35L92 33" stroke={INK} stroke-width="1.800" />
      <Head at={[66, 21]} size={0.86} />
      <Shape d="M56 10C48 8 44 12 42 18C48 15 53 16 57 18Z" fill={INK} line={2} />
      <Shape d="M55 15C60 8 72 8 77 14L76 18C70 14 62 14 56 19Z" fill={RED} line={2} />
    </>
  )
}

/** The speaker of the city on a mat of reeds, in the great headdress. */
export function King() {
  const plumes = spread(11, -112, 58)
  return (
    <>
      <Shape d="M10 34L22 32L28 76H88V92H14Z" fill={GOLD} />
      <path
        d="M14 44L23 43M15 54L25 53M16 64L26 63M18 84H88M30 77V91M42 77V91M54 77V91M66 77V91M78 77V91"
        stroke={INK}
        stroke-width="2"
      />
      {plumes.map(turn => (
        <Shape
          key={turn}
          d={leaf([44, 27], turn, turn < -70 || turn > 30 ? 27 : 31, 6)}
          fill={GREEN}
          line={2}
        />
      ))}
      <Cuts d={plumes.map(turn => leaf(round([44, 27], turn, 14), turn, 11, 1)).join('')} />
      <Shape d={plumes.map(turn => leaf([44, 27], turn, 15, 4)).join('')} fill={RED} line={1.6} />
      <Shape d="M30 78C28 62 32 52 42 48C54 50 58 56 66 60C76 62 80 70 78 78Z" fill={BLUE} />
      <Cuts
        d={`M33 72H76V75H33Z${gouge([42, 52], [37, 60], [36, 69], 1.3)}${gouge([54, 56], [60, 62], [66, 69], 1.3)}`}
      />
      <Limb d="M56 58L66 54L72 48" width={6} />
      <Head at={[50, 37]} size={0.9} spool={GOLD} />
      <Shape
        d="M38 32C40 24 50 21 58 24L66 16L64 31C56 27 46 28 38 32Z"
        fill={TURQUOISE}
        line={2.2}
      />
      <path
        d="M76 40C82 40 84 34 79 32S74 37 78 37M82 47C91 47 94 38 86 35"
        fill="none"
        stroke={INK}
        stroke-width="2.400"
        stroke-linecap="round"
      />
    </>
  )
}
