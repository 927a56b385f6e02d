import type { Frozen, PerSeat, Score, Seat, PlyContext } from '../../../../kernel/game.ts'
import { ranks } from '../../../../kernel/rank.ts'
import { addTo, noCounts, total } from '../../../../kit/counts.ts'
import type { Icons, Tables } from '../../content/compile.ts'
import type { Does } from '../ask.ts'
import { corruptionCount } from './corruption.ts'
import { COLOURS } from '../names.ts'
import type { Event, State } from '../state.ts'

/** Gold, then unsold Goods, then few Corruption cards. @rule COV-93, COV-R26, COV-R34 */
export function scores(state: Frozen<State>): PerSeat<Score> {
  // Without Corruption cards 0, not −0: the latter is not JSON.
  return state.players.map(({ gold, shelf }, seat) => [
    gold,
    total(shelf),
    0 - corruptionCount(state, seat),
  ])
}

/**
 * The icons that count at the end: on own Townsfolk and Corruption cards. @rule COV-87, COV-90,
 * COV-91, COV-92
 */
export function iconsOf(
  { townsfolk, corruption: kinds }: Tables,
  { staff, corruption }: Pick<Frozen<State>['players'][number], 'staff' | 'corruption'>,
): Icons {
  const factions = noCounts(COLOURS)
  let guilt = 0
  for (const card of staff) {
    if (card === null) continue
    addTo(factions, townsfolk[card].factions)
    guilt += townsfolk[card].corruption
  }
  kinds.forEach((kind, index) => {
    if (kind === null) return
    for (let colour = 1; colour <= COLOURS; colour++)
      factions[colour] += corruption[index] * kind.factions[colour]
    guilt += corruption[index] * kind.corruption
  })
  return { factions, corruption: guilt }
}

/** @rule COV-89, COV-90, COV-91 */
function scoreSeat(tables: Tables, state: State, seat: Seat, ply: PlyContext<Event>): void {
  const player = state.players[seat]
  const { factions, corruption: icons } = iconsOf(tables, player)
  ply.emit({ type: 'unmasked', seat, cards: [...player.corruption], reveals: true })
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (factions[colour] === 0) continue
    const hall = state.halls[colour]
    const gold = factions[colour] * hall
    player.gold += gold
    ply.emit({ type: 'favoured', seat, colour, icons: factions[colour], hall, gold })
  }
  if (icons === 0) return
  const gold = icons * state.lair
  player.gold -= gold
  ply.emit({ type: 'accused', seat, icons, lair: state.lair, gold })
}

/** @rule COV-17, COV-89 to COV-93 */
export const final =
  (tables: Tables): Does<'final'> =>
  (state, _task, ply) => {
    state.players.forEach((_, seat) => scoreSeat(tables, state, seat, ply))
    state.phase = 'over'
    const places = ranks(scores(state))
    ply.emit({
      type: 'ended',
      gold: state.players.map(({ gold }) => gold),
      unsold: state.players.map(({ shelf }) => total(shelf)),
      cards: state.players.map((_, seat) => corruptionCount(state, seat)),
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
      reveals: true,
    })
  }
