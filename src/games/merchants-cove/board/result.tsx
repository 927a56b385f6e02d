import type { Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { contentSets } from '../content/index.ts'
import { iconsOf } from '../engine/market/final.ts'
import { PIERS } from '../engine/names.ts'
import type { Cove, Event, View } from '../engine/state.ts'
import type { ScoreLine } from '../../../web/board-kit/board.ts'
import { earnedIn } from './town/earnings.ts'
import { Faction, Glyph } from './art/glyph.tsx'
import type { Messages, Speech } from '../text/index.ts'

/** How many icons of each faction (index = colour), and of Corruption (index 0), a seat has. */
function iconsOfSeat(view: View, seat: number): number[] {
  const player = view.players[seat]
  if (!player?.corruption) return []
  const { factions, corruption } = iconsOf(contentSets.tables(view.content), {
    staff: player.staff,
    corruption: player.corruption,
  })
  return factions.map((icons, colour) => (colour === 0 ? corruption : icons))
}

/**
 * A seat's Gold; where others have as much, what breaks the tie as well: "59 Gold, 2 unsold Goods".
 */
export function resultOf({ players }: View, seat: Seat, say: Speech): string {
  const all = players.map(({ gold, shelf, corruption }) => ({
    gold,
    unsold: total(shelf),
    cards: total(corruption ?? []),
  }))
  const mine = all[seat]
  if (!mine) return ''
  const rivals = all.filter((other, at) => at !== seat && other.gold === mine.gold)
  if (rivals.length === 0) return say('gold', { n: mine.gold })
  return rivals.some(({ unsold }) => unsold === mine.unsold)
    ? say('board.result.cards', mine)
    : say('board.result.unsold', mine)
}

/**
 * How each player's Gold came about: pier by pier and by sponsors, then icons by Halls, less the
 * skulls by the Lair. What a match from the middle of another began with stands first.
 */
export function resultLines(
  view: View,
  { say }: GameText<Cove, Messages>,
  past: readonly Event[],
): ScoreLine[] {
  const icons = view.players.map((_, seat) => iconsOfSeat(view, seat))
  const colours = view.halls.map((_, colour) => colour).slice(1)
  const byHall = colours.map(colour => {
    const hall = view.halls[colour] ?? 0
    return {
      what: say('board.result.icons', { colour, hall }),
      sign: (
        <span class="cv-dot" data-colour={colour}>
          <Faction colour={colour} />
        </span>
      ),
      counts: icons.map(own => (own[colour] ?? 0) * hall),
    }
  })
  const guilt = {
    what: say('board.result.guilt', { lair: view.lair }),
    sign: (
      <span class="cv-dot guilt">
        <Glyph name="skull" />
      </span>
    ),
    counts: icons.map(own => 0 - (own[0] ?? 0) * view.lair),
  }
  const earned = view.players.map((_, seat) => earnedIn(past, seat))
  const inMarkets = [0, 1, 2, 3].map(n => ({
    what: n < PIERS ? say('pier', { n }) : say('board.sponsors'),
    counts: earned.map(own => own[n] ?? 0),
  }))
  const after = [...inMarkets, ...byHall, guilt]
  const before = view.players.map(({ gold }, seat) =>
    after.reduce((left, { counts }) => left - (counts[seat] ?? 0), gold),
  )
  return [{ what: say('board.result.before'), counts: before }, ...after].filter(({ counts }) =>
    counts.some(count => count !== 0),
  )
}
