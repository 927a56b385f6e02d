import type { Tables } from '../content/compile.ts'
import { makeChanger } from './questions/changer.ts'
import { makeEdges } from './edges.ts'
import { makeFinals } from './finals.ts'
import { makeLanding } from './sale/landing.ts'
import { makeSales } from './sale/sales.ts'
import { makeTrack } from './sale/track.ts'
import { makeTurns } from './turn.ts'

/** What happens by itself, with one set of printed values. Questions are put on top of it. */
export function makeRules(tables: Tables) {
  const track = makeTrack(tables)
  const landing = makeLanding(track)
  const edges = makeEdges(tables)
  const changer = makeChanger(edges)
  const sales = makeSales(tables, edges, landing, changer)
  const turns = makeTurns(tables, track, sales, makeFinals(tables, track))
  return { tables, track, landing, edges, changer, sales, turns }
}
export type Rules = ReturnType<typeof makeRules>
