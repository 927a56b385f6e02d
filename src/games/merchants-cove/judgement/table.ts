import { COLOURS, MERCHANT_IDS } from '../engine/names.ts'
import { hoursLeft } from '../insight/appraisal.ts'
import { TIME } from './prospects.ts'
import { flag, type Inputs } from './scene.ts'

/*
 * Where the game is, whose turn it is, and what the harbour asks for.
 */

const stage: Inputs = {
  names: [
    'stage/two',
    'stage/three',
    'stage/round2',
    'stage/round3',
    'stage/market',
    'stage/cultists',
    'stage/robbers',
  ],
  fill({ state }, out, at) {
    out[at] = flag(state.players.length === 2)
    out[at + 1] = flag(state.players.length === 3)
    out[at + 2] = flag(state.round === 2)
    out[at + 3] = flag(state.round === 3)
    out[at + 4] = flag(state.phase === 'market')
    out[at + 5] = flag(state.rogue === 'cultists')
    out[at + 6] = flag(state.rogue === 'robbers')
  },
}

/** So many hours are about 1. */
export const HOURS = 12

/** Merchants are worth different sums of what remains of the game. */
const merchant: Inputs = {
  names: [
    ...MERCHANT_IDS.map(id => `merchant/${id}`),
    ...MERCHANT_IDS.map(id => `merchant/${id}-hours`),
  ],
  fill({ player, appraisal: { left, after } }, out, at) {
    const place = at + MERCHANT_IDS.findIndex(id => id === player.merchant)
    out[place] = 1
    out[place + MERCHANT_IDS.length] = (left + after) / 27
  },
}

const time: Inputs = {
  names: [
    'time/left',
    'time/worth',
    'time/last',
    'time/lead',
    'time/over',
    'time/top',
    'time/next',
  ],
  fill({ state, seat, appraisal: { left, expected } }, out, at) {
    const { players, timepieces, indicator, stack, agenda, phase, round } = state
    let others = 0
    for (let other = 0; other < players.length; other++)
      if (other !== seat) others += hoursLeft(state, other)
    out[at] = left / HOURS
    out[at + 1] = expected.time / TIME
    out[at + 2] = round === 3 ? left / HOURS : 0
    out[at + 3] = (left - others / (players.length - 1)) / 4
    if (phase === 'production') out[at + 4] = Math.max(0, timepieces[seat] / 2 - indicator) / 2
    out[at + 5] = stack.indexOf(seat) / (players.length - 1)
    const asking = agenda.length > 0 ? agenda[agenda.length - 1] : null
    out[at + 6] = flag(asking !== null && 'seat' in asking && asking.seat === seat)
  },
}

/** Where the figures stand: the action that makes Goods, and those of all merchants. */
const figure: Inputs = {
  names: ['figure/finish', 'figure/recruit', 'figure/staff'],
  fill({ player: { merchant: id, figures }, appraisal }, out, at) {
    if (id === null) return
    const { recruit, staff } = appraisal.harbour.tables.boards[id]
    for (const space of figures) {
      if (space === FINISHING[id]) out[at] = 1
      if (space === recruit) out[at + 1] = 1
      if (space === staff) out[at + 2] = 1
    }
  },
}
/** The space of each merchant that makes Goods of what was prepared. */
const FINISHING = { alc: 4, bla: 4, cap: 2, chr: 2 } as const

const harbour: Inputs = {
  names: ['harbour/small', 'harbour/large', 'harbour/best', 'harbour/loads', 'harbour/open'],
  fill({ appraisal: { make, harbour: here } }, out, at) {
    for (let colour = 1; colour <= COLOURS; colour++) {
      out[at] += make[colour] / 60
      out[at + 1] += make[colour + COLOURS] / 90
      out[at + 2] = Math.max(out[at + 2], make[colour] / 20, make[colour + COLOURS] / 30)
    }
    out[at + 3] = here.loads / 12
    for (const free of here.free) out[at + 4] += free / 4
  },
}

export const TABLE: readonly Inputs[] = [stage, merchant, time, figure, harbour]
