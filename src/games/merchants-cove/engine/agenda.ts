import { total } from '../../../kit/counts.ts'
import type { Need } from '../../../kit/define-game.ts'
import { nextTask } from '../../../kit/tasks.ts'
import type { Tables } from '../content/compile.ts'
import { isSailing } from './round/boats.ts'
import { active, isDayOver, isProductionOver } from './round/clock.ts'
import type { PhaseName, State, Task } from './state.ts'
import type { CoreTask } from './tasks.ts'

/*
 * Whether what is still to happen can happen: in which order tasks lie on the agenda, bottom to
 * top, and whether they fit the table. For `faults`, which has made sure of everything else.
 */

/** Kinds of tasks: those of the core, paying with Hourglasses, and any other of a merchant. */
type Kind = CoreTask['at'] | 'pay.hourglass' | 'own'

/** What lies at the bottom in each phase. */
const FIRST: { readonly [phase in PhaseName]: readonly Kind[] } = {
  merchants: ['open'],
  production: ['chooseSpace', 'nextTurn'],
  market: ['cleanup', 'final'],
  over: [],
}

/** The cost is paid when the action is done; a recruit leaves the refill for later. */
const COST: readonly Kind[] = ['nextTurn', 'refill']
/** Adventurers are drawn on the way along the clock, or for a card that is recruited. */
const DRAWN: readonly Kind[] = [...COST, 'load', 'recruit.slot']
const ABOARD: readonly Kind[] = [...DRAWN, 'place', 'dock']
const OWN: readonly Kind[] = ['pay', 'staff.next', 'own']
const SALES: readonly Kind[] = ['toll', 'sell', 'cultists.k']
/** Tasks that push another one and are gone: between plies they are not on the agenda. */
const NEVER: readonly Kind[] = []

/** The kinds that each may lie on, if it is not the first. */
const BELOW: { readonly [kind in Kind]: readonly Kind[] } = {
  open: NEVER,
  chooseMerchant: ['open', 'chooseMerchant'],
  arrive: NEVER,
  nextTurn: NEVER,
  chooseSpace: NEVER,
  'recruit.card': ['nextTurn'],
  refill: ['nextTurn'],
  pay: COST,
  'recruit.slot': ['pay'],
  'recruit.discard': ['recruit.slot'],
  'recruit.take': ['recruit.slot'],
  'recruit.pier': ['recruit.slot'],
  'recruit.boat': ['recruit.slot'],
  'staff.next': ['pay'],
  own: OWN,
  'pay.hourglass': COST,
  'clock.route': COST,
  load: [...COST, 'load'],
  place: DRAWN,
  'load.pick': [...DRAWN, 'place'],
  'load.boat': [...DRAWN, 'place'],
  dock: ABOARD,
  'robbers.use': ABOARD,
  'dock.berth': ABOARD,
  market: NEVER,
  cleanup: NEVER,
  final: NEVER,
  sponsors: ['cleanup', 'final'],
  toll: ['sponsors', 'pier'],
  pier: ['toll'],
  sell: SALES,
  'cultists.k': SALES,
}

const isCore = (at: Task['at']): at is Exclude<Kind, 'own'> => Object.hasOwn(BELOW, at)
const kindOf = ({ at }: Task): Kind => (isCore(at) ? at : 'own')
const named = (s: State, at: Task['at']) => s.agenda.some(task => task.at === at)

function isInOrder({ agenda, phase }: State): boolean {
  const kinds = agenda.map(kindOf)
  const stacked = kinds.every((kind, i) =>
    i === 0 ? FIRST[phase].includes(kind) : BELOW[kind].includes(kinds[i - 1]),
  )
  // After a recruit, its card gets a slot; after no other action.
  const isRecruit = kinds.includes('refill') === kinds.includes('recruit.slot')
  return stacked && (isRecruit || !kinds.includes('pay')) && kinds.length > 0 === (phase !== 'over')
}

export function agendaFaults(tables: Tables, s: State, need: Need): void {
  if (!isInOrder(s)) return need(false, `agenda: in another order than in phase ${s.phase}.`)
  const task = nextTask(s)
  if (task === undefined) return
  if (!('seat' in task)) return need(false, 'agenda: a question is on top.')
  if (s.phase === 'merchants') merchantsFaults(s, need)
  if (s.phase === 'production') productionFaults(tables, s, task.seat, need)
  if (s.phase === 'market') marketFaults(s, need)
}

/** @rule COV-15 */
function merchantsFaults(s: State, need: Need): void {
  const asked = s.agenda.flatMap(task => (task.at === 'chooseMerchant' ? [task.seat] : []))
  const waiting = s.players.filter(({ merchant }) => merchant === null)
  const fit =
    asked.every(seat => s.players[seat].merchant === null) && asked.length === waiting.length
  need(
    fit && new Set(asked).size === asked.length,
    'agenda: each player without a merchant is asked (COV-15).',
  )
}

/** One turn of one player. @rule COV-23, COV-26 */
function productionFaults(tables: Tables, s: State, seat: number, need: Need): void {
  const [first] = s.agenda
  const { merchant, staff } = s.players[seat]
  if (first.at === 'chooseSpace') {
    need(
      seat === active(s) && !isProductionOver(s),
      'agenda: the farthest back is active (COV-23).',
    )
  }
  const unpaid = s.agenda.some(({ at }) =>
    ['recruit.card', 'pay', 'pay.hourglass', 'clock.route'].includes(at),
  )
  need(
    !unpaid || !isDayOver(s, s.timepieces[seat]),
    'timepieces: a player who is done for the round has no turn (COV-57).',
  )
  const removed = named(s, 'refill') && !named(s, 'recruit.slot')
  need(
    s.square.filter(card => card === null).length === (removed ? 1 : 0),
    'square: four cards (COV-86).',
  )
  for (const task of s.agenda) {
    need(!('seat' in task) || task.seat === seat, 'agenda: of one player (COV-26).')
    if (kindOf(task) === 'own')
      need(task.at.startsWith(`${merchant}.`), 'agenda: tasks of the own merchant.')
    if (task.at === 'pay.hourglass')
      need(merchant === 'chr', 'agenda: Hourglasses are the Chronomancer’s (COV-CHR-12).')
    if (task.at === 'staff.next') {
      need(
        task.used.every(slot => staff[slot] !== null),
        'agenda: only Staff with a card is used (COV-88).',
      )
    }
  }
  loadingFaults(tables, s, need)
}

/** Adventurers drawn, and boats that are full. @rule COV-42, COV-52, COV-105 */
function loadingFaults({ capacity }: Tables, s: State, need: Need): void {
  const top = nextTask(s)
  const kinds = new Set(s.drawn).size
  if (!named(s, 'place'))
    need(kinds === 0 && top?.at !== 'load.boat', 'drawn: nobody, if nobody is to be placed.')
  if (top?.at === 'load.boat') need(kinds > 0, 'drawn: somebody is to be placed (COV-49).')
  if (top?.at === 'load.pick')
    need(named(s, 'place') && kinds > 1, 'drawn: two different ones (COV-42).')
  const docking: number[] = []
  for (const task of s.agenda) {
    if (task.at === 'dock' || task.at === 'dock.berth') docking.push(task.boat)
    const busy = 'boat' in task ? task.boat : null
    if (busy === null) continue
    need(isSailing(s, busy), 'agenda: only with Sailing boats (COV-50).')
    if ('adventurer' in task)
      need(
        s.boats[busy].aboard[task.adventurer] > 0,
        'agenda: an Adventurer that leaves a boat is aboard.',
      )
    if (task.at === 'dock.berth')
      need(isFullAt(s, busy), 'agenda: a boat docks when it is full (COV-52).')
    if (task.at === 'robbers.use')
      need(s.rogue === 'robbers' && docking.at(-1) === busy, 'agenda: Robbers (COV-105).')
  }
  s.boats.forEach((_, boat) => {
    need(
      !isFullAt(s, boat) || docking.includes(boat),
      `boats: boat ${boat} is full and docks (COV-52).`,
    )
  })
  function isFullAt(of: State, boat: number): boolean {
    return isSailing(of, boat) && total(of.boats[boat].aboard) >= capacity
  }
}

/** From the pier being resolved on, all that is still to come. @rule COV-60, COV-65 */
function marketFaults(s: State, need: Need): void {
  const piers = s.agenda.flatMap(task => (task.at === 'toll' ? [task.pier] : []))
  const here = piers[piers.length - 1]
  const top = nextTask(s)
  const asked = s.agenda.filter(task => task.at === 'sell' || task.at === 'cultists.k')
  need(
    named(s, 'final') === (s.round === 3),
    'agenda: the last round ends with Final Scoring (COV-75).',
  )
  need(
    piers.every((pier, i) => pier === 2 - i) &&
      s.agenda.every(task => task.at !== 'pier' || piers.includes(task.pier)),
    'agenda: piers from left to right (COV-60).',
  )
  const due = s.agenda.flatMap(task => (task.at === 'pier' ? [task.pier] : []))
  need(
    due.every((pier, i) => pier === piers[i]) && due.length === piers.length - 1,
    'agenda: a pier, then its toll (COV-64).',
  )
  asked.forEach((task, i) => {
    need(
      task.pier === here && task.seat === s.stack[i],
      'agenda: the stack sells top to bottom (COV-65).',
    )
    if (task.at === 'cultists.k') return need(s.rogue === 'cultists', 'agenda: Cultists (COV-104).')
    const most = s.rogue === 'cultists' ? s.piers[here][5] : 0
    need(
      task === top ? task.extra <= most : s.rogue !== 'cultists' && task.extra === 0,
      'agenda: Rogues (COV-104).',
    )
    need(
      !task.must || (task.extra > 0 && task === top),
      'agenda: only a player who paid Rogues must sell (COV-R30).',
    )
  })
}
