import { contentSets } from '../content/index.ts'
import { iconsOf } from '../engine/final.ts'
import type { Cove, View } from '../engine/state.ts'
import { total } from '../../../kit/counts.ts'
import type { ResultProps } from '../../../web/board-kit/board.ts'
import { Faction, Glyph } from './art/glyph.tsx'
import type { Messages } from '../text/index.ts'

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
export function Result({ view, who, text: { say } }: ResultProps<Cove, Messages>) {
  return (
    <div class="cv-result">
      <h3>{say('board.result')}</h3>
      {view.players.map((player, seat) => {
        const final = finalLines(view, seat)
        if (!final) return null
        return (
          <section key={seat} data-hue={seat}>
            <h4>{who.name(seat)}</h4>
            <dl>
              <div>
                <dt>{say('board.result.before')}</dt>
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
                      ? say('board.result.guilt', {
                          icons: { term: 'icon.corruption', with: { n: icons } },
                          lair: each,
                        })
                      : say('board.result.icons', {
                          icons: { term: 'icon.faction', with: { n: icons, colour } },
                          hall: each,
                        })}
                  </dt>
                  <dd>{signed(gold)}</dd>
                </div>
              ))}
              <div class="sum">
                <dt>
                  {say('board.sum')}{' '}
                  <small>
                    {say('board.result.unsold', {
                      unsold: total(player.shelf),
                      cards: player.cards,
                    })}
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
