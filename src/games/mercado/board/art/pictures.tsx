import { Arrow, At, Disc, Paper, Picture, Says } from '../../../../web/parts/pictures/picture.tsx'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { Coin } from './coin.tsx'
import { PursePrint, SealPrint, TokenPrint } from './pieces.tsx'
import { WarePrint } from './ware.tsx'

const LETTERS = '.GSCT'
const SEATS = [INKS.turquoise, INKS.rosa]

function Money({ x, y, coin, wide = 40 }: { x: number; y: number; coin: number; wide?: number }) {
  return (
    <At x={x} y={y} wide={wide}>
      <Coin coin={coin} letter={LETTERS.charAt(coin)} />
    </At>
  )
}

const Row = ({ x, y, coins }: { x: number; y: number; coins: readonly number[] }) => (
  <>
    {coins.map((coin, at) => (
      <Money key={at} x={x + at * 42} y={y} coin={coin} />
    ))}
  </>
)

function Purse({ x, y }: { x: number; y: number }) {
  return (
    <g class="mc-emblem" transform={`translate(${x} ${y}) scale(1.2)`}>
      <PursePrint full={1} />
    </g>
  )
}

function Tile({ x, y = 10, points }: { x: number; y?: number; points: string }) {
  return (
    <g>
      <Paper x={x} y={y} wide={92} high={110} />
      <text
        x={x + 9}
        y={y + 26}
        font-size="24"
        font-weight="700"
        font-family="Georgia, serif"
        fill={INKS.ink}
      >
        {points}
      </text>
      <g transform={`translate(${x + 20} ${y + 30}) scale(.125)`}>
        <WarePrint id="O12" kind="object" />
      </g>
    </g>
  )
}

/** A character tile: where coins lie that have been spent. */
const Tray = ({ x, coins }: { x: number; coins: readonly number[] }) => (
  <g>
    <rect
      x={x}
      y="78"
      width="140"
      height="46"
      rx="8"
      fill="#c9a06a"
      stroke={INKS.ink}
      stroke-width="2.500"
    />
    {coins.map((coin, at) => (
      <Money key={at} x={x + 6 + at * 32} y={85} coin={coin} wide={32} />
    ))}
  </g>
)

/** Three coins out of the purse: a black one onto the character tile, the others onto tiles. */
const Draw = () => (
  <Picture wide={360} high={132}>
    <Purse x={4} y={24} />
    <Arrow x={84} y={62} long={26} />
    <Row x={116} y={18} coins={[1, 4]} />
    <Money x={116} y={82} coin={6} />
    <Arrow x={206} y={38} long={40} />
    <g transform="translate(262 2) scale(.62)">
      <Tile x={0} y={0} points="4" />
    </g>
    <Arrow x={164} y={102} long={30} />
    <Tray x={204} coins={[6]} />
  </Picture>
)

/** A complete price brings the points; a white coin stands for any colour. */
const Pay = () => (
  <Picture wide={360} high={132}>
    <Tile x={10} points="4" />
    <Row x={112} y={46} coins={[1, 1, 5]} />
    <Says x={250} y={76}>
      =
    </Says>
    <Disc x={306} y={66} r={32} fill={SEATS[0] ?? ''} says="+4" />
  </Picture>
)

/** The others have their coins back, and the one with most takes a seal. */
const Consolation = () => (
  <Picture wide={360} high={132}>
    <Disc x={26} y={40} r={16} fill={SEATS[1] ?? ''} />
    <Row x={52} y={20} coins={[2, 3]} />
    <Arrow x={144} y={40} long={40} />
    <g transform="translate(190 0) scale(.9)">
      <Purse x={0} y={4} />
    </g>
    <Says x={280} y={60}>
      +
    </Says>
    <At x={300} y={18} wide={50}>
      <svg viewBox="0 0 24 24">
        <SealPrint />
      </svg>
    </At>
    <Disc x={26} y={104} r={16} fill={SEATS[0] ?? ''} />
    <Row x={52} y={84} coins={[1]} />
    <Arrow x={144} y={104} long={40} />
    <g transform="translate(190 62) scale(.9)">
      <Purse x={0} y={4} />
    </g>
  </Picture>
)

/** All that lies on the character tile goes back into the purse, in a turn of its own. */
const TakeBack = () => (
  <Picture wide={360} high={132}>
    <g transform="translate(0 -36)">
      <Tray x={20} coins={[1, 1, 4, 6]} />
    </g>
    <Arrow x={178} y={66} long={70} />
    <Purse x={268} y={24} />
  </Picture>
)

/** On a symbol alone: it takes effect. With somebody there already: it does not. */
const Symbols = () => (
  <Picture wide={360} high={132}>
    {[0, 1].map(at => (
      <g key={at} transform={`translate(${at * 180} 0)`}>
        <rect
          x="20"
          y="36"
          width="130"
          height="70"
          rx="10"
          fill="#e6cf9f"
          stroke={INKS.ink}
          stroke-width="2.500"
        />
        <At x={34} y={48} wide={46}>
          <svg viewBox="0 0 24 24">
            <TokenPrint />
          </svg>
        </At>
        {at === 1 && <Disc x={116} y={82} r={20} fill={SEATS[1] ?? ''} />}
        <Disc x={116} y={at === 1 ? 58 : 72} r={20} fill={SEATS[0] ?? ''} />
      </g>
    ))}
    <path d="M30 18L40 28L60 6" fill="none" stroke={INKS.leaf} stroke-width="6" />
    <path d="M212 6L234 28M234 6L212 28" fill="none" stroke={INKS.red} stroke-width="6" />
  </Picture>
)

/** Once round: the furthest wins, and a seal is a step too. */
const End = () => (
  <Picture wide={360} high={132}>
    {[0, 1, 2, 3, 4].map(at => (
      <rect
        key={at}
        x={10 + at * 50}
        y="48"
        width="46"
        height="46"
        rx="8"
        fill={at === 1 ? INKS.sky : '#e6cf9f'}
        stroke={INKS.ink}
        stroke-width="2.500"
      />
    ))}
    <Disc x={133} y={71} r={16} fill={SEATS[1] ?? ''} />
    <Disc x={183} y={71} r={16} fill={SEATS[0] ?? ''} />
    <Arrow x={206} y={71} long={40} />
    <Says x={276} y={80}>
      +1
    </Says>
    <At x={302} y={46} wide={50}>
      <svg viewBox="0 0 24 24">
        <SealPrint />
      </svg>
    </At>
  </Picture>
)

/** By name: those of the steps "in a minute" are called by their numbers. */
export const PICTURES = {
  'step-1': Draw,
  'step-2': Pay,
  'step-3': Consolation,
  'step-4': TakeBack,
  'step-5': Symbols,
  'step-6': End,
}
