import { featuresByContent } from '../../../kit/content/by-content.ts'
import type { Features } from '../../../kit/judgement/judgement.ts'
import { contentSets, type Tables } from '../engine/index.ts'
import { ROUNDS } from '../engine/names.ts'
import type { Cove } from '../engine/state.ts'
import { foresee, observe } from '../insight/harbour.ts'
import { newKeepers } from '../insight/merchant-insights.ts'
import { newAppraisal } from '../insight/appraisal.ts'
import { DOUBT, forecast } from '../insight/prospects.ts'
import { doubtOf, favourOf } from './doubt.ts'
import { BELIEVED, CORRUPTION, MADE_OF, NOW, PART, PROSPECTS } from './prospects.ts'
import { SHOPS } from './shops.ts'
import { HOURS, TABLE } from './table.ts'

const ALL = [...PROSPECTS, ...SHOPS, ...TABLE]

/** In Gold, cards, shields and hours. */
const CLAIMS: Features['claims'] = {
  outlook: { outlook: 1 },
  gold: { 'gold/now': NOW },
  townsfolk: { 'townsfolk/icons': PART },
  shelf: { 'shelf/worth': PART },
  shields: { 'shields/count': 4 },
  corruption: { 'corruption/cards': -CORRUPTION },
  staff: { 'staff/worth': PART },
  marbles: { 'marbles/stock': PART },
  furnaces: { 'furnaces/stock': PART },
  fleet: { 'fleet/stock': PART },
  rift: { 'rift/stock': PART },
  time: { 'time/left': HOURS },
  figure: { 'figure/finish': -1 },
  harbour: { 'harbour/small': 1, 'harbour/large': 1, 'harbour/best': 1 },
}

/** What the judgement looks at with one set of printed values. */
function makeFeatures(tables: Tables): Features<Cove> {
  const appraisal = newAppraisal(tables, newKeepers())
  return {
    inputs: ALL.flatMap(({ names }) => names),
    claims: CLAIMS,
    sums: { outlook: MADE_OF },
    read(state, seat, sees, out) {
      const player = state.players[seat]
      if (player.merchant === null || player.shop === null) return
      observe(state, appraisal.harbour)
      foresee(appraisal.harbour)
      forecast(state, seat, sees, appraisal)
      const scene = { state, seat, player, appraisal }
      let at = 0
      for (const inputs of ALL) {
        inputs.fill(scene, out, at)
        at += inputs.names.length
      }
    },
    start: BELIEVED,
    margin: ({ round }) => DOUBT[ROUNDS - round],
    worlds: 1,
    rounds: 3,
    trust: 0.04,
    doubt: doubtOf,
    favour: favourOf,
    /** A whole action is done, or the sales of a seat. */
    calm({ agenda }, seat) {
      const task = agenda[agenda.length - 1]
      return task.at === 'chooseSpace' || ('seat' in task && task.seat !== seat)
    },
  }
}

export const features = featuresByContent<Cove, Tables>(contentSets, makeFeatures)
