import { disc, type Drawing, type Ink, INKS, Print } from '../../../../web/parts/pictures/print.tsx'
import { MOTIFS } from './motifs.ts'

/** The shapes of the bottles, with what closes them; the glass is inked for each perfume apart. */
const SHAPES = {
  round: {
    glass:
      'M206 150H306V190C404 214 458 274 458 344C458 434 372 492 256 492S54 434 54 344C54 274 108 214 206 190Z',
    stopper: `M196 116H316V156H196Z${disc(256, 66, 56)}`,
    foot: 'M98 436C186 476 326 476 414 436C378 474 322 492 256 492S134 474 98 436Z',
  },
  square: {
    glass: 'M208 140H304V176H404L436 218V492H76V218L108 176H208Z',
    stopper: 'M190 104H322V146H190ZM216 20H296L318 104H194Z',
    foot: 'M76 456H436V492H76Z',
  },
  tall: {
    glass:
      'M212 136H300V168C366 196 384 232 384 268V430C384 470 352 492 256 492S128 470 128 430V268C128 232 146 196 212 168Z',
    stopper: 'M200 96H312V142H200ZM256 10L306 54L286 96H226L206 54Z',
    foot: 'M130 432C170 462 342 462 382 432C382 474 346 492 256 492S130 474 130 432Z',
  },
  drop: {
    glass:
      'M216 132H296C300 190 346 222 390 272C436 324 442 400 398 446C364 480 312 492 256 492S148 480 114 446C70 400 76 324 122 272C166 222 212 190 216 132Z',
    stopper: 'M204 94H308V138H204ZM256 8C300 30 312 64 300 94H212C200 64 212 30 256 8Z',
    foot: 'M112 444C200 474 312 474 400 444C370 482 314 492 256 492S142 482 112 444Z',
  },
  facets: {
    glass: 'M206 146H306V182L412 240L456 366L372 492H140L56 366L100 240L206 182Z',
    stopper: 'M194 108H318V150H194ZM214 26H298L328 66L298 108H214L184 66Z',
    foot: 'M104 438H408L372 492H140Z',
  },
} as const

const EYE =
  'M256 120C360 120 440 190 492 256C440 322 360 392 256 392S72 322 20 256C72 190 152 120 256 120ZM256 162C210 162 172 204 172 256S210 350 256 350S340 308 340 256S302 162 256 162ZM256 210A46 46 0 1 1 255 210Z'
const MOON =
  'M330 40C210 50 120 146 120 262C120 390 222 482 344 472C404 468 452 440 480 402C350 430 262 350 258 246C254 160 290 84 330 40Z'
const FLOWER = `${[0, 60, 120, 180, 240, 300]
  .map(turn => {
    const at = (angle: number, reach: number) => {
      const a = ((turn + angle) * Math.PI) / 180
      return `${(256 + Math.sin(a) * reach).toFixed(0)} ${(256 - Math.cos(a) * reach).toFixed(0)}`
    }
    return `M${at(0, 78)}C${at(-34, 130)} ${at(-30, 220)} ${at(0, 244)}C${at(30, 220)} ${at(34, 130)} ${at(0, 78)}Z`
  })
  .join('')}${disc(256, 256, 62)}`

interface Bottle {
  readonly shape: keyof typeof SHAPES
  readonly glass: Ink
  readonly stopper: Ink
  readonly motif: string
  readonly paint: Ink
}

const bottle = (
  shape: Bottle['shape'],
  glass: Ink,
  stopper: Ink,
  motif: string,
  paint: Ink = 'cream',
): Bottle => ({
  shape,
  glass,
  stopper,
  motif,
  paint,
})

/** The twelve perfumes, in their order. */
export const BOTTLES: readonly Bottle[] = [
  bottle('facets', 'wine', 'marigold', MOTIFS.mask, 'yellow'),
  bottle('round', 'indigo', 'silver', MOON, 'yellow'),
  bottle('drop', 'leaf', 'cream', FLOWER),
  bottle('tall', 'turquoise', 'marigold', MOTIFS.smoke),
  bottle('square', 'ink', 'steel', EYE, 'tear'),
  bottle('facets', 'marigold', 'red', MOTIFS.crown, 'wine'),
  bottle('round', 'papaya', 'yellow', MOTIFS.sunrise),
  bottle('drop', 'tear', 'indigo', MOTIFS.dove),
  bottle('square', 'pink', 'leaf', MOTIFS.rose, 'red'),
  bottle('tall', 'steel', 'ink', MOTIFS.smoke),
  bottle('drop', 'lime', 'wine', MOTIFS.snake, 'ink'),
  bottle('round', 'rosa', 'marigold', MOTIFS.purse),
]

/** A perfume in its bottle, 512 wide and high. */
export function PerfumeBottle({
  bottle: { shape, glass, stopper, motif, paint },
}: {
  bottle: Bottle
}) {
  const { glass: body, stopper: top, foot } = SHAPES[shape]
  const drawing: Drawing = {
    layers: [
      [glass, body],
      [stopper, top],
    ],
  }
  return (
    <>
      <Print drawing={drawing} />
      <path d={foot} fill={INKS.ink} opacity="0.22" />
      <path
        d={motif}
        transform="translate(154 232) scale(.4)"
        fill={INKS[paint]}
        fill-rule="evenodd"
      />
      <path
        d="M128 300C128 262 148 236 178 224"
        fill="none"
        stroke={INKS.cream}
        stroke-width="13"
        stroke-linecap="round"
        opacity="0.8"
      />
    </>
  )
}
