import { useState } from 'preact/hooks'
import { person } from '../../../../kit/words/text.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { later } from '../../../../web/parts/later.tsx'
import type { View } from '../../engine/state.ts'
import { costTerm, labelOf, spaceKey } from '../../text/terms.ts'
import { CrestOf } from '../art/crest.tsx'
import { Glyph } from '../art/glyph.tsx'
import { Shield } from '../art/shield.tsx'
import { Cost } from './cost.tsx'
import { type Desk, elsewhere } from '../desk.ts'
import { useScene } from '../happening.ts'
import { Prices } from '../town/prices.tsx'
import { Coins, SaleShelf } from './shelf.tsx'
import { ShopBoard } from '../shops/board.tsx'
import { Soft } from '../soft.tsx'
import { Spot } from '../spot.tsx'
import { StaffBoard } from '../town/square.tsx'
import { placeOf } from '../spots.ts'
import type { Introduction } from '../use-introduction.ts'

export interface ShopPlaceProps {
  readonly desk: Desk
  readonly seat: number
  readonly look: (seat: number) => void
  readonly intro: Introduction
}

const IntroductionCard = later(
  async () => (await import('../later/introduction.tsx')).IntroductionCard,
)

/** A shop, mine first; the others' are a tap away. */
export function ShopPlace(props: ShopPlaceProps) {
  const { desk, seat, intro } = props
  const { view } = desk.table
  const player = view.players[seat]
  if (!player?.merchant || !player.shop) return null
  const mine = seat === view.viewer
  const here = mine ? desk : elsewhere(desk, seat)
  // What is asked at the merchant's own board gets the room of the actions on a small page.
  const atBoard =
    mine &&
    desk.mine &&
    desk.asked !== null &&
    desk.asked.at !== 'chooseSpace' &&
    placeOf(desk.asked) === 'shop'
  return (
    <div class="cv-shop" data-merchant={player.merchant} data-asks={atBoard ? '' : undefined}>
      <header class="cv-shop-head">
        <Whose {...props} />
        <Facts desk={here} seat={seat} mine={mine} />
      </header>
      <Spaces desk={here} seat={seat} />
      <div class="cv-bench">
        <ShopBoard shop={player.shop} seat={seat} desk={here} />
        {intro.shown && <IntroductionCard desk={desk} merchant={player.merchant} intro={intro} />}
      </div>
      {mine ? (
        <Prices desk={desk} />
      ) : (
        <footer class="cv-foreign">
          <SaleShelf desk={here} seat={seat} />
          <StaffBoard desk={here} seat={seat} merchant={player.merchant} />
        </footer>
      )}
    </div>
  )
}

/** Gold, Corruption and shields of a shop. */
function Facts({ desk, seat, mine }: { desk: Desk; seat: number; mine: boolean }) {
  const { view } = desk.table
  const { say } = desk
  const player = view.players[seat]
  if (!player) return null
  return (
    <span class="cv-shop-facts">
      {!mine && <Coins gold={player.gold} say={say} />}
      <Only class="cv-sins" name={`${say('cards', { n: player.cards })}. ${say('tells.cards')}`}>
        <Glyph name="skull" />
        <b>{player.cards}</b>
      </Only>
      <span class="cv-shields" data-rove>
        {[1, 2, 3, 4].map(colour => (
          <ShieldOf key={colour} desk={desk} seat={seat} colour={colour} player={player} />
        ))}
      </span>
    </span>
  )
}

function ShieldOf(props: {
  desk: Desk
  seat: number
  colour: number
  player: View['players'][number]
}) {
  const { desk, colour, player } = props
  const { say } = desk
  const won = player.shields[colour] ?? false
  const count = desk.table.view.halls[colour] ?? 0
  return (
    <Spot
      desk={desk}
      spot={`shield:${colour}`}
      class="cv-crest"
      name={say('board.shield', { colour, won, count })}
      does={say('tells.shield', { merchant: player.merchant ?? 'alc', colour })}
    >
      <Shield colour={colour} won={won} />
    </Spot>
  )
}

/**
 * Whose shop is shown: each merchant's crest, with the player's colour. The crest of the shop that
 * is shown opens the card of its merchant.
 */
function Whose({ desk, seat, look, intro }: ShopPlaceProps) {
  const { view, who } = desk.table
  const { say } = desk
  const first = view.viewer ?? 0
  const order = view.players.map((_, at) => (first + at) % view.players.length)
  return (
    <fieldset class="cv-whose" aria-label={say('board.shops')} data-rove>
      {order.map(other => {
        const merchant = view.players[other]?.merchant
        if (!merchant) return null
        const here = other === seat
        return (
          <button
            key={other}
            type="button"
            class={here ? 'cv-who on' : 'cv-who'}
            data-hue={other}
            aria-pressed={here}
            aria-label={say('board.shopOf', { seat: person(other, who), merchant })}
            {...{
              'aria-description': here ? say('board.card.about', { merchant }) : say('tells.look'),
            }}
            onClick={() => (here ? intro.turn() : look(other))}
          >
            <CrestOf merchant={merchant} />
            {here && <i aria-hidden="true">?</i>}
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
        const vain = space === board.staff && player.staff.every(worker => worker === null)
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
            class={vain ? 'cv-space vain' : 'cv-space'}
            zone={`space${seat}.${space}`}
            name={said}
            does={does}
          >
            <span class="cv-space-name">
              <Soft name={name} />
            </span>
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

/** Whose shop one looks at: mine, until one asks for another; in a replay that of who does something. */
export function useLook(desk: Desk): readonly [number, (seat: number) => void] {
  const [seat, look] = useState(desk.table.view.viewer ?? 0)
  useScene(desk, scene => {
    if (scene.seat !== null) look(scene.seat)
  })
  return [seat, look]
}
