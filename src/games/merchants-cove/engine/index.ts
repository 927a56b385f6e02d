import { gameByContent } from '../../../kit/content/by-content.ts'
import { defineGame } from '../../../kit/define-game.ts'
import type { AskedTask } from '../../../kit/tasks.ts'
import type { Tables } from '../content/compile.ts'
import { contentSets } from '../content/index.ts'
import { invariants } from './faults.ts'
import { scores } from './market/final.ts'
import { merchantsWith } from './merchants/index.ts'
import { reader } from './moves.ts'
import { ROGUES, SET_CHOICES } from './names.ts'
import { codes, PHASE_RULE } from './refusals.ts'
import { setup } from './setup.ts'
import { shapeWith } from './shape.ts'
import type { Cove, View } from './state.ts'
import { tasksWith } from './rules.ts'
import { determinize, redact, view } from './view.ts'

export type { Icons, Tables, Townsperson } from '../content/compile.ts'
export { contentSets } from '../content/index.ts'

/** The game with one set of printed values. */
function makeGame(tables: Tables, digest: string) {
  const merchants = merchantsWith(tables)
  const { run, isAsking, ...asking } = tasksWith(tables, merchants)
  return defineGame<Cove, AskedTask<Cove>>({
    id: 'merchants-cove',
    seats: [2, 4],
    options: {
      content: [digest],
      merchants: ['random', 'choose', 'draft'],
      townsfolk: SET_CHOICES,
      rogue: ROGUES,
    },
    setup: setup(tables, run),
    scores,
    ...asking,
    moves: reader,
    refusals: {
      codes,
      over: PHASE_RULE.over,
      notSeated: 'COV-R1',
      noSuchMove: ({ phase }) => PHASE_RULE[phase],
      notAsked: ({ phase }) => PHASE_RULE[phase],
    },
    secrets: { view, redact, determinize: determinize(tables) },
    shape: shapeWith(tables, merchants),
    invariants: invariants(tables, merchants, isAsking),
  })
}

/** The merchant of each seat; seats are not alike. */
export const roles = ({ players }: View): readonly string[] =>
  players.map(({ merchant }) => merchant ?? '')

/**
 * Merchants Cove by Carl Van Ostrand, Jonny Pac and Drake Villareal: four merchants, each with a
 * game of its own, one harbour.
 */
export const game = gameByContent<Cove, Tables>(contentSets, makeGame)
