import { type Drawing, Print } from '../../../../web/parts/pictures/print.tsx'
import { BOTTLES, PerfumeBottle } from './bottles.tsx'
import { OWN } from './drawings.ts'
import { FINERY } from './finery.ts'
import { ICONS } from './icons.ts'

/** What the objects of the usual set look like, in the order of their ids. */
const OBJECTS: readonly Drawing[] = [
  ICONS.tapestry,
  OWN.pitcher,
  OWN.ring,
  ICONS.casket,
  ICONS.brooch,
  ICONS.lamp,
  FINERY.comb,
  ICONS.goblet,
  OWN.mirror,
  ICONS.bell,
  FINERY.shawl,
  ICONS.candelabra,
  OWN.musicbox,
  OWN.portrait,
  ICONS.vase,
  ICONS.book,
  FINERY.spurs,
  OWN.spices,
  OWN.shoes,
  ICONS.chess,
  ICONS.lion,
  FINERY.cloak,
  ICONS.dolls,
  ICONS.globe,
]

const WARE = /^([OFM])(\d\d?)$/

interface Good {
  id: string
  kind: 'object' | 'perfume' | 'market'
}

/**
 * What a good shows, by its id: 512 wide and high. Those of sets we do not know look like wares of
 * their kind.
 */
export function WarePrint({ id, kind }: Good) {
  const [, letter, number] = WARE.exec(id) ?? []
  const at = Number(number) - 1
  const bottle = BOTTLES[letter === 'F' ? at : 3]
  if (kind === 'perfume' && bottle) return <PerfumeBottle bottle={bottle} />
  if (kind === 'market') return <Print drawing={at === 1 ? OWN.scales : OWN.head} />
  return <Print drawing={(letter === 'O' && OBJECTS[at]) || OWN.wares} />
}

/** The picture of a good; it says nothing to a screen reader. */
export function Ware(props: Good) {
  return (
    <svg class="mc-ware" viewBox="-8 -8 528 528" aria-hidden="true">
      <WarePrint {...props} />
    </svg>
  )
}
