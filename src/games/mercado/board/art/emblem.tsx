import { EmblemAwning } from '../../../../web/parts/pictures/emblem-awning.tsx'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { Coin } from './coin.tsx'
import { PursePrint } from './pieces.tsx'
import { WarePrint } from './ware.tsx'

const WOOD = '#a8552f'
const WOOD_DARK = '#7c3a1f'

/** Light from behind the stall, in wedges. */
const RAYS = Array.from({ length: 18 }, (_, at) => {
  const at2 = (turn: number) => {
    const a = (turn / 180) * Math.PI
    return `${(200 + Math.cos(a) * 340).toFixed(1)} ${(210 + Math.sin(a) * 340).toFixed(1)}`
  }
  return `M200 210L${at2(at * 20)}L${at2(at * 20 + 10)}Z`
}).join('')

/** A thing of the market, so wide, with its foot in the middle there. */
function Thing({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size}) scale(${size / 512})`}>
      <WarePrint
        id={id}
        kind={id.startsWith('F') ? 'perfume' : id.startsWith('M') ? 'market' : 'object'}
      />
    </g>
  )
}

/** A coin as it lies in the heap before the purse. */
function Lying({ coin, x, y, size }: { coin: number; x: number; y: number; size: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 44 44">
      <Coin coin={coin} letter={'.GSCT'.charAt(coin)} />
    </svg>
  )
}

/**
 * The picture of the game: precious things on two shelves, and before them a purse that has been
 * emptied on the counter.
 */
export function Emblem() {
  return (
    <svg class="mc-emblem" viewBox="0 0 400 400" aria-hidden="true">
      <path class="rays" d={RAYS} />
      <g stroke={INKS.ink} stroke-width="3" stroke-linejoin="round">
        <path d="M8 60H24V404H8ZM376 60H392V404H376Z" fill={WOOD_DARK} />
        <path d="M0 188H400V203H0Z" fill={WOOD} />
        <path d="M0 282H400V404H0Z" fill={INKS.indigo} />
        <path
          d="M0 282H400V296A20 20 0 0 1 360 296A20 20 0 0 1 320 296A20 20 0 0 1 280 296A20 20 0 0 1 240 296A20 20 0 0 1 200 296A20 20 0 0 1 160 296A20 20 0 0 1 120 296A20 20 0 0 1 80 296A20 20 0 0 1 40 296A20 20 0 0 1 0 296Z"
          fill={INKS.cream}
        />
      </g>
      <Thing id="F02" x={64} y={190} size={76} />
      <Thing id="O12" x={142} y={190} size={84} />
      <Thing id="O08" x={216} y={190} size={82} />
      <Thing id="O15" x={286} y={190} size={80} />
      <Thing id="F09" x={350} y={190} size={72} />
      <Thing id="O04" x={76} y={290} size={92} />
      <Thing id="O21" x={330} y={288} size={92} />
      <ellipse cx="200" cy="338" rx="150" ry="22" fill={INKS.ink} opacity="0.26" />
      <g transform="translate(111 174) scale(2.8)">
        <PursePrint full={1} />
      </g>
      <Lying coin={4} x={104} y={322} size={50} />
      <Lying coin={2} x={300} y={322} size={50} />
      <Lying coin={1} x={136} y={346} size={54} />
      <Lying coin={3} x={266} y={346} size={54} />
      <Lying coin={6} x={178} y={362} size={48} />
      <Lying coin={5} x={224} y={364} size={52} />
      <EmblemAwning hue={INKS.indigo} />
    </svg>
  )
}
