import { contentSets } from '../content/index.ts'
import { iconsOf } from '../engine/final.ts'
import type { Cove, View } from '../engine/state.ts'
import { total } from '../../../kit/counts.ts'
import type { ResultProps } from '../../../web/board-kit/board.ts'
import { Faction, Glyph } from './art/glyph.tsx'
import { BOARD_TEXT } from './text/index.ts'

/** A line of the final scoring: what it counts, and the Gold it brings. */
interface Line {
  readonly colour: number
  readonly icons: number
  readonly each: number
  readonly gold: number
}

/** The lines of a seat's final scoring; colour 0 = Corruption. */
export function finalLines(
  view: View,
  seat: number,
): { readonly before: number; readonly lines: readonly Line[] } | null {
  const player = view.players[seat]
  if (!player?.corruption) return null
  const { factions, corruption } = iconsOf(contentSets.tables(view.content), {
    staff: player.staff,
    corruption: player.corruption,
  })
  const lines: Line[] = factions.flatMap((icons, colour) =>
    icons > 0
      ? [{ colour, icons, each: view.halls[colour] ?? 0, gold: icons * (view.halls[colour] ?? 0) }]
      : [],
  )
  if (corruption > 0)
    lines.push({ colour: 0, icons: corruption, each: view.lair, gold: -corruption * view.lair })
  return { before: player.gold - lines.reduce((sum, { gold }) => sum + gold, 0), lines }
}

const printed = (gold: number) => (gold < 0 ? `−${-gold}` : String(gold))
const signed = (gold: number) => (gold < 0 ? printed(gold) : `+${gold}`)

/**
 * How each player's Gold came about: three days, then icons by Halls, less the Corruption by the
 * Lair.
 */
export function Result({ view, who, language }: ResultProps<Cove>) {
  const text = BOARD_TEXT[language]
  return (
    <div class="cv-result">
      <h3>{text.result.title}</h3>
      {view.players.map((player, seat) => {
        const final = finalLines(view, seat)
        if (!final) return null
        return (
          <section key={seat} data-hue={seat}>
            <h4>{who.name(seat)}</h4>
            <dl>
              <div>
                <dt>{text.result.before}</dt>
                <dd>{printed(final.before)}</dd>
              </div>
              {final.lines.map(({ colour, icons, each, gold }) => (
                <div key={colour}>
                  <dt>
                    <span
                      class={colour === 0 ? 'cv-dot guilt' : 'cv-dot'}
                      data-colour={colour === 0 ? undefined : colour}
                      aria-hidden="true"
                    >
                      {colour === 0 ? <Glyph name="skull" /> : <Faction colour={colour} />}
                    </span>
                    {colour === 0
                      ? text.result.guilt(icons, each)
                      : text.result.icons(icons, colour, each)}
                  </dt>
                  <dd>{signed(gold)}</dd>
                </div>
              ))}
              <div class="sum">
                <dt>
                  {text.result.sum}{' '}
                  <small>
                    {text.result.unsold(total(player.shelf))}, {text.things.cards(player.cards)}
                  </small>
                </dt>
                <dd>{printed(player.gold)}</dd>
              </div>
            </dl>
          </section>
        )
      })}
    </div>
  )
}
