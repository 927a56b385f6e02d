import { Arrow, At, Disc, Paper, Picture, Says } from '../../../../web/parts/pictures/picture.tsx'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { CallSign } from './calls.tsx'
import { Glyph } from './glyph.tsx'

const SEATS = ['#157f83', '#34407f', '#4c7a34']

function Card({
  x,
  y = 22,
  card,
  needs,
  wide = 62,
}: {
  x: number
  y?: number
  card: string
  needs?: readonly string[]
  wide?: number
}) {
  return (
    <g>
      <Paper x={x} y={y} wide={wide} high={wide * 1.35} />
      <At x={x + wide * 0.11} y={y + wide * 0.28} wide={wide * 0.78}>
        <Glyph card={card} needs={needs} />
      </At>
    </g>
  )
}

/** Somebody at the table: a disc in the colour of their seat. */
const Seat = ({ x, y, seat }: { x: number; y: number; seat: number }) => (
  <Disc x={x} y={y} r={14} fill={SEATS[seat] ?? INKS.rosa} />
)

const MARKET = ['tomato', 'avocado', 'pinata', 'mango', 'cheese']

/** Five cards lie open; each picks one in secret. */
const Choose = () => (
  <Picture wide={360} high={130}>
    {MARKET.map((card, at) => (
      <Card key={card} x={6 + at * 71} y={6} card={card} />
    ))}
    <Seat x={37} y={108} seat={0} />
    <Seat x={165} y={108} seat={1} />
    <Seat x={193} y={108} seat={2} />
  </Picture>
)

/** Alone on a card it is yours; two on one must agree: hold, cede or leave. */
const Conflict = () => (
  <Picture wide={360} high={130}>
    <Card x={16} y={20} card="tomato" />
    <Seat x={78} y={104} seat={0} />
    <Arrow x={96} y={62} long={30} />
    <Card x={160} y={20} card="pinata" />
    <Seat x={156} y={104} seat={1} />
    <Seat x={226} y={104} seat={2} />
    {(['hold', 'cede', 'leave'] as const).map((said, at) => (
      <At key={said} x={258 + at * 34} y={46} wide={28} colour={INKS.rosa}>
        <CallSign said={said} />
      </At>
    ))}
  </Picture>
)

/** If all hold for three calls nobody has it; the juice makes another cede. */
const Calls = () => (
  <Picture wide={360} high={130}>
    {[0, 1, 2].map(at => (
      <g key={at}>
        <At x={10 + at * 38} y={26} wide={30} colour={INKS.brown}>
          <CallSign said="hold" />
        </At>
        <At x={10 + at * 38} y={72} wide={30} colour={INKS.brown}>
          <CallSign said="hold" />
        </At>
      </g>
    ))}
    <Arrow x={126} y={64} long={28} />
    <Card x={162} y={22} card="pinata" />
    <path
      d="M158 18L228 110M228 18L158 110"
      stroke={INKS.red}
      stroke-width="6"
      stroke-linecap="round"
    />
    <Card x={254} y={22} card="juice" />
    <Arrow x={320} y={64} long={34} />
  </Picture>
)

/** Cards for cards, when nobody can hold more. */
const Trade = () => (
  <Picture wide={360} high={130}>
    <Seat x={30} y={66} seat={0} />
    <Card x={60} card="onion" />
    <Arrow x={138} y={50} long={64} />
    <Arrow x={202} y={84} long={64} turn={180} />
    <Card x={218} card="lime" />
    <Seat x={312} y={66} seat={1} />
  </Picture>
)

/** A list with all it needs, and a coin too many. */
const Score = () => (
  <Picture wide={360} high={130}>
    {['tomato', 'onion', 'chile'].map((card, at) => (
      <Card key={card} x={6 + at * 50} y={26} card={card} wide={56} />
    ))}
    <Says x={180} y={74}>
      +
    </Says>
    <Card x={194} y={26} card="salsa" needs={['tomato', 'onion', 'chile']} wide={56} />
    <Says x={266} y={74}>
      =
    </Says>
    <Disc x={314} y={64} r={28} fill="#e0b13a" says="13" />
  </Picture>
)

/** By name: those of the steps "in a minute" are called by their numbers. */
export const PICTURES = {
  'step-1': Choose,
  'step-2': Conflict,
  'step-3': Calls,
  'step-4': Trade,
  'step-5': Score,
}
