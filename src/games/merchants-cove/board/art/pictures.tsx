import { Arrow, At, Disc, Paper, Picture, Says } from '../../../../web/parts/pictures/picture.tsx'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { Hull } from './boat.tsx'
import { onDial } from './clock.ts'
import { Dial, Indicator, MarketSign } from './dial.tsx'
import { Glyph } from './glyph.tsx'
import type { GlyphName } from './glyphs.tsx'
import { Hourglass } from './hourglass.tsx'
import { Meeple } from './meeple.tsx'
import { Hall, Lair } from './places.tsx'
import { Shield } from './shield.tsx'

const GOLD = '#e0b13a'
const SEA = '#1d5470'
const PAINTS = ['', '#b3243b', '#44762f', '#37499c', '#dd9413']
const INDICATORS = [7, 13, 19, 23]

function Boat({
  x,
  y,
  wide,
  aboard,
}: {
  x: number
  y: number
  wide: number
  aboard: readonly number[]
}) {
  const step = wide * 0.21
  return (
    <g>
      {aboard.map((colour, at) => (
        <At key={at} x={x + wide * 0.1 + at * step} y={y} wide={wide * 0.18} high={wide * 0.22}>
          <Meeple colour={colour} />
        </At>
      ))}
      <At x={x} y={y + wide * 0.16} wide={wide} high={wide * 0.3}>
        <Hull side="left" />
      </At>
    </g>
  )
}

function Crowd({ x, y, who }: { x: number; y: number; who: readonly number[] }) {
  return (
    <>
      {who.map((colour, at) => (
        <At key={at} x={x + at * 24} y={y} wide={32} high={40}>
          <Meeple colour={colour} />
        </At>
      ))}
    </>
  )
}

/** A Good on its label: round if small, square if large. */
function Good(props: { x: number; y: number; large?: boolean; colour: number; name: GlyphName }) {
  const { x, y, large = false, colour, name } = props
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="40"
        height="40"
        rx={large ? 7 : 20}
        fill="#fff6e3"
        stroke={PAINTS[colour]}
        stroke-width="4"
      />
      <At x={x + 9} y={y + 9} wide={22} colour={PAINTS[colour]}>
        <Glyph name={name} />
      </At>
    </g>
  )
}

function Planks({ x, wide }: { x: number; wide: number }) {
  return (
    <g stroke={INKS.ink} stroke-width="2.500">
      <path d={`M${x} 96H${x + wide}V118H${x}Z`} fill="#c99a63" />
      <path d={`M${x + wide / 3} 96V118M${x + (wide * 2) / 3} 96V118`} />
    </g>
  )
}

/** Who is farthest back is next, and spends hours; who passes an indicator loads a boat. */
function Clock() {
  const [from, to] = [onDial(4, 73), onDial(10, 73)]
  return (
    <Picture wide={360} high={210}>
      <g transform="translate(104 104)">
        <Dial />
        {INDICATORS.map(position => (
          <Indicator key={position} position={position} draws={1} />
        ))}
        <MarketSign hour={12} />
        <Disc x={from.x} y={from.y} r={11} fill={INKS.turquoise} />
        <Disc x={to.x} y={to.y} r={11} fill={INKS.rosa} />
      </g>
      <Disc x={236} y={44} r={15} fill={INKS.turquoise} />
      <Arrow x={260} y={44} long={40} />
      {[0, 1, 2].map(at => (
        <At key={at} x={226 + at * 36} y={72} wide={30} high={40}>
          <Hourglass full />
        </At>
      ))}
      <Disc x={238} y={158} r={17} fill={INKS.clay} />
      <At x={226} y={146} wide={24} colour={INKS.cream}>
        <Glyph name="person" />
      </At>
      <Arrow x={262} y={158} long={34} />
      <At x={304} y={132} wide={40} high={50}>
        <Meeple colour={2} />
      </At>
    </Picture>
  )
}

const WARES: readonly (readonly [small: GlyphName, large: GlyphName])[] = [
  ['potion', 'elixir'],
  ['weapon', 'armour'],
  ['fish', 'treasure'],
  ['trinket', 'relic'],
]

/** Four merchants make small Goods and large ones, each with other things. */
function Goods() {
  return (
    <Picture wide={360} high={130}>
      {WARES.map(([small, large], at) => (
        <g key={small} transform={`translate(${at * 90} 0)`}>
          <Paper x={5} y={5} wide={80} high={120} />
          <Good x={25} y={16} colour={at + 1} name={small} />
          <Good x={25} y={72} large colour={at + 1} name={large} />
        </g>
      ))}
    </Picture>
  )
}

/** The fourth passenger fills the boat, and it docks at a pier of its side. */
function Load() {
  return (
    <Picture wide={360} high={130}>
      <At x={6} y={34} wide={46} colour={INKS.brown}>
        <Glyph name="bag" />
      </At>
      <Arrow x={56} y={58} long={28} />
      <Boat x={90} y={22} wide={130} aboard={[2, 2, 4, 1]} />
      <Arrow x={228} y={58} long={28} />
      <Planks x={262} wide={92} />
      <Crowd x={256} y={60} who={[2, 2, 4, 1]} />
    </Picture>
  )
}

/** The Bazaar takes large Goods, the Plaza small ones, the Black Market all, for a card. */
function Market() {
  return (
    <Picture wide={360} high={200}>
      <Planks x={6} wide={104} />
      <Planks x={128} wide={104} />
      <Planks x={250} wide={104} />
      <Crowd x={22} y={60} who={[3, 3]} />
      <Crowd x={126} y={60} who={[1, 1, 1, 4]} />
      <Crowd x={270} y={60} who={[4, 4]} />
      <Good x={38} y={8} large colour={3} name="elixir" />
      <Good x={160} y={8} colour={1} name="potion" />
      <Good x={262} y={8} colour={4} name="potion" />
      <At x={310} y={10} wide={36} colour="#762a6d">
        <Glyph name="skull" />
      </At>
      {['8 × 2', '3 × 3', '4 × 2'].map((sum, at) => (
        <Says key={sum} x={58 + at * 122} y={146} size={24}>
          {sum}
        </Says>
      ))}
      {['16', '9', '8'].map((gold, at) => (
        <Disc key={gold} x={58 + at * 122} y={176} r={18} fill={GOLD} says={gold} />
      ))}
    </Picture>
  )
}

/** Late passengers fill the Halls; a shield earns 1 Gold for each. */
function Halls() {
  return (
    <Picture wide={360} high={110}>
      <Boat x={0} y={34} wide={92} aboard={[1, 1]} />
      <Arrow x={96} y={58} long={26} />
      <At x={126} y={22} wide={84} high={74}>
        <Hall colour={1} />
      </At>
      <Says x={222} y={66}>
        ×
      </Says>
      <At x={238} y={28} wide={50} high={55}>
        <Shield colour={1} won />
      </At>
      <Says x={302} y={66}>
        =
      </Says>
      <Disc x={334} y={56} r={20} fill={GOLD} says="3" />
    </Picture>
  )
}

/** Every Corruption icon costs as much Gold as there are Rogues in the Lair. */
function Corruption() {
  return (
    <Picture wide={360} high={110}>
      {[0, 1, 2].map(at => (
        <g key={at}>
          <Paper x={8 + at * 26} y={24} wide={46} high={64} edge="#762a6d" />
          <At x={15 + at * 26} y={40} wide={32} colour="#762a6d">
            <Glyph name="skull" />
          </At>
        </g>
      ))}
      <Says x={130} y={66}>
        ×
      </Says>
      <At x={146} y={22} wide={84} high={74}>
        <Lair />
      </At>
      <Crowd x={162} y={58} who={[5, 5]} />
      <Says x={252} y={66}>
        =
      </Says>
      <Disc x={308} y={56} r={30} fill={GOLD} says="− 6" />
    </Picture>
  )
}

/** A day: the boats come, everybody works, the market opens, the piers are cleared. */
function Day() {
  return (
    <Picture wide={360} high={100}>
      <rect x="2" y="8" width="84" height="84" rx="12" fill={SEA} />
      <Boat x={8} y={28} wide={72} aboard={[1, 3]} />
      <Arrow x={90} y={50} long={16} />
      <Paper x={110} y={8} wide={64} high={84} round={12} />
      <At x={124} y={18} wide={36} colour={INKS.brown}>
        <Glyph name="anvil" />
      </At>
      <At x={130} y={56} wide={24} high={32}>
        <Hourglass full />
      </At>
      <Arrow x={178} y={50} long={16} />
      <Paper x={198} y={8} wide={64} high={84} round={12} />
      <At x={204} y={22} wide={30} high={38}>
        <Meeple colour={1} />
      </At>
      <Disc x={242} y={64} r={16} fill={GOLD} says="3" />
      <Arrow x={266} y={50} long={16} />
      <Paper x={286} y={8} wide={72} high={84} round={12} />
      <At x={292} y={14} wide={30} high={38}>
        <Meeple colour={1} />
      </At>
      <At x={318} y={46} wide={36} colour={INKS.brown}>
        <Glyph name="bag" />
      </At>
    </Picture>
  )
}

/** By name, for the rules; those of the steps "in a minute" are called by their numbers. */
export const PICTURES = {
  day: Day,
  'step-1': Clock,
  'step-2': Goods,
  'step-3': Load,
  'step-4': Market,
  'step-5': Halls,
  'step-6': Corruption,
}
