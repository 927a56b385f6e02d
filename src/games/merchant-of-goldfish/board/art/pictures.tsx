import { Arrow, At, Paper, Picture, Says } from '../../../../web/parts/pictures/picture.tsx'
import { Fish } from './fish.tsx'

/** A card of a value, so wide; cards that lie on one another leave a strip of each. */
function Card({
  x,
  y = 22,
  value,
  wide = 64,
}: {
  x: number
  y?: number
  value: number
  wide?: number
}) {
  const high = wide * 1.4
  return (
    <g>
      <Paper x={x} y={y} wide={wide} high={high} />
      <text
        x={x + 8}
        y={y + 22}
        font-size="20"
        font-weight="700"
        font-family="Georgia, serif"
        fill="#2b1d16"
      >
        {value}
      </text>
      <At x={x + 4} y={y + high * 0.36} wide={wide - 8} high={wide * 0.7}>
        <Fish value={value} />
      </At>
    </g>
  )
}

const Cards = ({ x, y, values }: { x: number; y?: number; values: readonly number[] }) => (
  <>
    {values.map((value, at) => (
      <Card key={at} x={x + at * 30} y={y} value={value} />
    ))}
  </>
)

/** A hand of many becomes a hand of none. */
const Goal = () => (
  <Picture wide={360} high={130}>
    <Cards x={14} values={[1, 3, 3, 6, 9]} />
    <Arrow x={216} y={68} long={56} />
    <rect
      x="286"
      y="22"
      width="64"
      height="90"
      rx="8"
      fill="none"
      stroke="#a08c76"
      stroke-width="2.500"
      stroke-dasharray="7 6"
    />
  </Picture>
)

/** One card, or several of one value. */
const Lead = () => (
  <Picture wide={360} high={130}>
    <Card x={40} value={4} />
    <Says x={146} y={76}>
      /
    </Says>
    <Cards x={190} values={[4, 4, 4]} />
  </Picture>
)

/** A pair of fives: higher with as many, or more of the same. */
const Beat = () => (
  <Picture wide={378} high={130}>
    <Cards x={4} values={[5, 5]} />
    <Says x={117} y={78} size={36}>
      {'<'}
    </Says>
    <Cards x={134} values={[6, 6]} />
    <Says x={239} y={76}>
      /
    </Says>
    <Cards x={250} y={22} values={[5, 5, 5]} />
  </Picture>
)

/** Cards for cards of the same sum. */
const Swap = () => (
  <Picture wide={360} high={130}>
    <Cards x={10} values={[3, 4, 5]} />
    <Arrow x={150} y={52} long={56} />
    <Arrow x={206} y={86} long={56} turn={180} />
    <Card x={226} value={12} />
    <Says x={324} y={76} size={22}>
      = 12
    </Says>
  </Picture>
)

/** All others pass: take one, then lead. */
const Collect = () => (
  <Picture wide={360} high={130}>
    <Cards x={10} values={[2, 7, 9]} />
    <Arrow x={158} y={68} long={44} />
    <Card x={214} value={7} />
    <Says x={296} y={78}>
      +
    </Says>
    <At x={304} y={46} wide={54} high={42}>
      <Fish value={14} />
    </At>
  </Picture>
)

/** By name: those of the steps "in a minute" are called by their numbers. */
export const PICTURES = {
  'step-1': Goal,
  'step-2': Lead,
  'step-3': Beat,
  'step-4': Swap,
  'step-5': Collect,
}
