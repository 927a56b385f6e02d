import { upTo } from '../../../../kit/moves.ts'
import { Arrow, At, Disc, Picture, Says } from '../../../../web/parts/pictures/picture.tsx'
import { BuyerFigure } from './buyer.tsx'
import { INK, TURQUOISE } from './knife.ts'
import { Figure } from './tile.tsx'
import { Bag, Coin, Token } from './tokens.tsx'

const [BLACK, BLUE, RED] = [0, 1, 2]
const [CROWD, PORTER, MESSENGER, KING] = [4, 5, 8, 9]

function Tile({ x, y, kind }: { x: number; y: number; kind: number | null }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="58"
        height="58"
        rx="7"
        fill={kind === null ? '#8a6a44' : '#ecd9b4'}
        stroke={INK}
        stroke-width="2.500"
      />
      {kind !== null && (
        <At x={x + 3} y={y + 3} wide={52}>
          <Figure kind={kind} />
        </At>
      )}
    </g>
  )
}

const Buyer = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g class="buyer">
    <circle cx={x + 25} cy={y + 25} r="25" fill={TURQUOISE} />
    <At x={x} y={y} wide={50}>
      <BuyerFigure number={number} />
    </At>
  </g>
)

const Tokens = ({
  x,
  y,
  colour,
  count,
}: {
  x: number
  y: number
  colour: number
  count: number
}) => (
  <>
    {upTo(count).map(at => (
      <At key={at} x={x + at * 20} y={y} wide={30}>
        <Token colour={colour} letter="" />
      </At>
    ))}
  </>
)

const Money = ({ x, y, wide = 32 }: { x: number; y: number; wide?: number }) => (
  <At x={x} y={y} wide={wide}>
    <Coin />
  </At>
)

/** Each buyer looks up the column before it. */
const Buyers = () => (
  <Picture wide={360} high={200}>
    {[
      [BLUE, CROWD, PORTER, null],
      [CROWD, RED, KING, BLACK],
    ].map((row, down) =>
      row.map((kind, at) => <Tile key={at} x={56 + at * 62} y={6 + down * 62} kind={kind} />),
    )}
    {[0, 1, 2, 3].map(at => (
      <Buyer key={at} x={60 + at * 62} y={144} number={at} />
    ))}
  </Picture>
)

/** Pass: four tokens from the bag, two tiles moved, a coin. */
const Pass = () => (
  <Picture wide={360} high={120}>
    <At x={2} y={22} wide={64}>
      <Bag />
    </At>
    <Arrow x={66} y={56} long={24} />
    <Tokens x={90} y={40} colour={BLUE} count={2} />
    <Tile x={166} y={26} kind={RED} />
    <Arrow x={228} y={56} long={24} />
    <Tile x={256} y={26} kind={null} />
    <Money x={320} y={40} wide={38} />
  </Picture>
)

/** Play: a buyer with a coin takes all a vendor has; a crowd between them blocks. */
const Play = () => (
  <Picture wide={360} high={200}>
    <Tile x={40} y={6} kind={BLUE} />
    <Tokens x={100} y={20} colour={BLUE} count={3} />
    <Tile x={40} y={68} kind={null} />
    <Arrow x={148} y={170} long={64} turn={-90} />
    <Buyer x={44} y={140} number={0} />
    <Money x={98} y={150} />
    <Tile x={236} y={6} kind={RED} />
    <Tile x={236} y={68} kind={CROWD} />
    <Buyer x={240} y={140} number={1} />
    <path
      d="M308 82L334 108M334 82L308 108"
      stroke="#b3243b"
      stroke-width="7"
      stroke-linecap="round"
    />
  </Picture>
)

/** A coin moves a tile; the messenger moves for nothing. */
const Move = () => (
  <Picture wide={360} high={120}>
    <Money x={2} y={40} wide={38} />
    <Tile x={48} y={28} kind={CROWD} />
    <Arrow x={110} y={58} long={24} />
    <Tile x={136} y={28} kind={null} />
    <Tile x={212} y={28} kind={MESSENGER} />
    <Arrow x={274} y={58} long={24} />
    <Tile x={300} y={28} kind={null} />
  </Picture>
)

/** My tokens of a colour times those of the king. */
const Score = () => (
  <Picture wide={360} high={120}>
    <Buyer x={4} y={34} number={0} />
    <Tokens x={58} y={46} colour={BLUE} count={3} />
    <Says x={142} y={70}>
      ×
    </Says>
    <Tile x={158} y={30} kind={KING} />
    <Tokens x={222} y={46} colour={BLUE} count={2} />
    <Says x={290} y={70}>
      =
    </Says>
    <Disc x={330} y={60} r={24} fill="#e0b13a" says="6" />
  </Picture>
)

/** By name: those of the steps "in a minute" are called by their numbers. */
export const PICTURES = {
  'step-1': Buyers,
  'step-2': Pass,
  'step-3': Play,
  'step-4': Move,
  'step-5': Score,
}
