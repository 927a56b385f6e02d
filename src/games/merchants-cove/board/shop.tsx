import { useState } from 'preact/hooks'
import { Glyph } from './art/glyph.tsx'
import { Shield } from './art/shield.tsx'
import { CrestOf } from './art/crest.tsx'
import { Cost } from './cost.tsx'
import { ShopBoard } from './shops/board.tsx'
import { Spot } from './spot.tsx'
import { Coins, SaleShelf } from './shelf.tsx'
import { StaffBoard } from './square.tsx'
import { type Desk, elsewhere } from './desk.ts'
import { costTerm, labelOf, spaceKey } from '../text/terms.ts'
import { person } from '../../../kit/text.ts'

/** A shop, mine first; the others' are a tap away. */
export function ShopPlace({
  desk,
  seat,
  look,
}: {
  desk: Desk
  seat: number
  look: (seat: number) => void
}) {
  const { view, who } = desk.table
  const player = view.players[seat]
  if (!player?.merchant || !player.shop) return null
  const mine = seat === view.viewer
  const here = mine
    ? desk
    : elsewhere(desk, seat, desk.say('board.theirs', { seat: who.name(seat) }))
  return (
    <div class="cv-shop" data-merchant={player.merchant}>
      <header class="cv-shop-head">
        <Whose desk={desk} seat={seat} look={look} />
        <span class="cv-shop-facts">
          {!mine && <Coins gold={player.gold} say={desk.say} />}
          <span class="cv-sins" title={desk.say('cards', { n: player.cards })}>
            <Glyph name="skull" />
            <b aria-hidden="true">{player.cards}</b>
            <span class="heard">{desk.say('cards', { n: player.cards })}</span>
          </span>
          <span class="cv-shields" data-rove>
            {[1, 2, 3, 4].map(colour => (
              <Spot
                key={colour}
                desk={here}
                spot={`shield:${colour}`}
                class="cv-crest"
                name={desk.say('board.shield', {
                  colour,
                  won: player.shields[colour] ?? false,
                  count: view.halls[colour] ?? 0,
                })}
              >
                <Shield colour={colour} won={player.shields[colour] ?? false} />
              </Spot>
            ))}
          </span>
        </span>
      </header>
      <Spaces desk={here} seat={seat} />
      <div class="cv-bench">
        <ShopBoard shop={player.shop} seat={seat} desk={here} />
      </div>
      {!mine && (
        <footer class="cv-foreign">
          <SaleShelf desk={here} seat={seat} />
          <StaffBoard desk={here} seat={seat} merchant={player.merchant} />
        </footer>
      )}
    </div>
  )
}

/** Whose shop is shown: each merchant's crest, with the player's colour. */
function Whose({ desk, seat, look }: { desk: Desk; seat: number; look: (seat: number) => void }) {
  const { view, who } = desk.table
  const { say } = desk
  const first = view.viewer ?? 0
  const order = view.players.map((_, at) => (first + at) % view.players.length)
  return (
    <fieldset class="cv-whose" aria-label={say('board.shops')} data-rove>
      {order.map(other => {
        const merchant = view.players[other]?.merchant
        if (!merchant) return null
        return (
          <button
            key={other}
            type="button"
            class={other === seat ? 'cv-who on' : 'cv-who'}
            data-hue={other}
            aria-pressed={other === seat}
            aria-label={say('board.shopOf', { seat: person(other, who), merchant })}
            onClick={() => look(other)}
          >
            <CrestOf merchant={merchant} />
          </button>
        )
      })}
      <b class="cv-shop-name">{say('merchant', { n: view.players[seat]?.merchant ?? 'alc' })}</b>
    </fieldset>
  )
}

/** The action spaces: what each is called and costs, and where the figures stand. */
function Spaces({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.table
  const { say, tables } = desk
  const player = view.players[seat]
  const merchant = player?.merchant
  if (!merchant) return null
  const board = tables.boards[merchant]
  return (
    <fieldset class="cv-spaces" aria-label={say('board.actions')} data-rove>
      {board.spaces.map((each, space) => {
        const { name, does } = labelOf(say, spaceKey(tables, merchant, space))
        const figure = player.figures.indexOf(space)
        const said = say('board.space', {
          space: name,
          does,
          price: space === board.recruit ? 'none' : costTerm(each),
          figure: figure === -1 ? 'none' : player.figures.length === 1 ? 'only' : figure,
        })
        return (
          <Spot
            key={each.id}
            desk={desk}
            spot={`space:${space}`}
            class="cv-space"
            zone={`space${seat}.${space}`}
            name={said}
            does={does}
          >
            <span class="cv-space-name">{name}</span>
            {space === board.recruit ? (
              <span class="cv-cost" aria-hidden="true">
                ?<Glyph name="hourglass" />
              </span>
            ) : (
              <Cost hours={each.hours} corruption={each.corruption} />
            )}
            {figure !== -1 && (
              <span
                class="cv-figure"
                data-hue={seat}
                data-figure={figure}
                data-pieces={`figure:${seat}.${figure}`}
                aria-hidden="true"
              >
                <Glyph name="person" />
              </span>
            )}
          </Spot>
        )
      })}
    </fieldset>
  )
}

/** Whose shop one looks at: mine, until one asks for another. */
export function useLook(me: number | null): readonly [number, (seat: number) => void] {
  return useState(me ?? 0)
}
