import { featuresByContent } from '../../../kit/by-content.ts'
import type { Features } from '../../../kit/judgement.ts'
import { contentSets, type Tables } from '../engine/index.ts'
import type { Cove } from '../engine/state.ts'
import { foresee, observe } from '../insight/harbour.ts'
import { newKeepers } from '../insight/merchant-insights.ts'
import { newOutlook } from '../insight/outlook.ts'
import { forecast } from '../insight/prospects.ts'
import { BELIEVED, PROSPECTS } from './prospects.ts'
import { SHOPS } from './shops.ts'
import { TABLE } from './table.ts'

const ALL = [...PROSPECTS, ...SHOPS, ...TABLE]

/** What the judgement looks at with one set of printed values. */
function makeFeatures(tables: Tables): Features<Cove> {
  const outlook = newOutlook(tables, newKeepers())
  return {
    inputs: ALL.flatMap(({ names }) => names),
    read(state, seat, sees, out) {
      const player = state.players[seat]
      if (player.merchant === null || player.shop === null) return
      observe(state, outlook.harbour)
      foresee(outlook.harbour)
      forecast(state, seat, sees, outlook)
      const scene = { state, seat, player, sees, outlook }
      let at = 0
      for (const inputs of ALL) {
        inputs.fill(scene, out, at)
        at += inputs.names.length
      }
    },
    start: BELIEVED,
    worlds: 3,
    rounds: 2,
    trust: 0.04,
    /** A whole action is done, or the sales of a seat. */
    calm({ agenda }, seat) {
      const task = agenda[agenda.length - 1]
      return task.at === 'chooseSpace' || ('seat' in task && task.seat !== seat)
    },
  }
}

export const features = featuresByContent<Cove, Tables>(contentSets, makeFeatures)
