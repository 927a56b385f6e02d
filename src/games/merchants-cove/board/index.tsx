import type { ComponentChild } from 'preact'
import type { Asking, Cove } from '../engine/state.ts'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { InTurn } from '../../../web/board-kit/in-turn.tsx'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { Soon } from '../../../web/board-kit/soon.tsx'
import { useMedia } from '../../../web/board-kit/use-media.ts'
import { later, useFetchedAfter } from '../../../web/parts/later.tsx'
import { CoveActions } from './actions.tsx'
import { ClockPlace } from './town/clock.tsx'
import { CovePlace } from './town/cove.tsx'
import { Tabs, usePlaces } from './nav.tsx'
import { openHand } from './open-hand.tsx'
import { resultLines, resultOf } from './result.tsx'
import { lights, seatLine } from './seat-line.ts'
import { Coins, SaleShelf } from './shop/shelf.tsx'
import { ShopPlace, useLook } from './shop/shop.tsx'
import { SquarePlace } from './town/square.tsx'
import { buttonSpot, type Place, spotsOf } from './spots.ts'
import { useDesk } from './use-desk.ts'
import { useIntroduction } from './use-introduction.ts'
import './art/art.css'
import './shop/mine.css'
import './town/cove.css'
import './town/cove-sizes.css'
import './town/clock.css'
import './town/square.css'
import './town/square-sizes.css'
import './open-hand.css'
import './shop/shop.css'
import './shop/shop-sizes.css'
import './board-sizes.css'
import type { Messages } from '../text/index.ts'

/** Only a table where merchants are chosen needs it. */
const ChooseMerchant = later(async () => (await import('./later/choose.tsx')).ChooseMerchant)
/** A day begins in the shop: the market is there when the table stands. */
const MarketPlace = later(async () => (await import('./later/market.tsx')).MarketPlace)
/** What is looked at is told when the table stands. */
const Weigh = later(async () => (await import('./later/weigh.tsx')).Weigh)

/** Where one place fills the screen, as in board.css. */
const ALONE = '(max-width: 699px), (max-height: 559px)'

/**
 * The whole table of Merchants Cove: five places, side by side on a phone, together on a wide page;
 * my shelf below.
 */
function Board(props: BoardProps<Cove, Messages>) {
  const desk = useDesk(props)
  const places = usePlaces(desk)
  const { view } = props
  const { say } = desk
  const [seat, look] = useLook(desk)
  const intro = useIntroduction(desk, seat)
  useFetchedAfter(Weigh)
  // An onlooker sees the cards and sales of the player whose shop is open.
  const me = view.viewer ?? seat
  const gold = view.players[me]?.gold ?? 0
  const lined = view.phase !== 'merchants' && view.viewer !== null
  const market = view.phase === 'market'
  const alone = useMedia(ALONE)
  const place = (id: Place, part: ComponentChild, nth: number) => (
    <section
      class="cv-place"
      // On a wide page the market lies in place of the shop.
      style={`grid-area: ${id === 'market' ? 'shop' : id}`}
      data-place={id}
      aria-label={say(`board.place.${id}`)}
    >
      <Soon seen={!alone || places.now === id}>
        <InTurn nth={nth}>{part}</InTurn>
      </Soon>
    </section>
  )
  return (
    <>
      <Centre class="cv-centre">
        {view.phase === 'merchants' ? (
          <ChooseMerchant desk={desk} />
        ) : (
          <>
            <Tabs desk={desk} places={places} />
            <div class="cv-strip" ref={places.strip} data-now={places.now}>
              {place('shop', <ShopPlace desk={desk} seat={seat} look={look} intro={intro} />, 0)}
              {place('cove', <CovePlace desk={desk} alone={alone} />, 1)}
              {place('clock', <ClockPlace desk={desk} />, 2)}
              {place('square', <SquarePlace desk={desk} seat={me} />, 2)}
              {place('market', <MarketPlace desk={desk} seat={me} />, 2)}
            </div>
          </>
        )}
      </Centre>
      <div class={lined && !market ? 'cv-foot' : undefined}>
        <Shelf class="cv-mine">
          {lined && (
            <div class="cv-line">
              <Coins gold={gold} say={say} />
              {desk.weighed ? (
                <Weigh desk={desk} />
              ) : (
                // In the market the Goods lie there, and what is asked has the room of the shelf.
                !market && <SaleShelf desk={desk} seat={me} />
              )}
            </div>
          )}
          <CoveActions desk={desk} go={places.go} />
        </Shelf>
      </div>
    </>
  )
}

export const board: GameBoard<Cove, Messages> = {
  Board,
  seat: seatLine,
  hand: openHand,
  spots(move, { agenda }) {
    const asked = agenda.at(-1)
    const spots = asked === undefined ? [] : spotsOf(move, asked as Asking)
    return spots.length > 0 ? spots : [buttonSpot(move)]
  },
  lights,
  result: (view, seat, { say }) => resultOf(view, seat, say),
  lines: resultLines,
  score: (view, { say }) => ({
    what: say('board.score'),
    counts: view.players.map(({ gold }) => gold),
  }),
  sounds: {
    hired: 'card',
    corrupted: 'card',
    boarded: 'tile',
    docked: 'tile',
    drew: 'dice',
    'bla.rolled': 'dice',
    'cap.spun': 'dice',
    shield: 'coin',
    favoured: 'coin',
    sold: 'sale',
  },
  keys: ({ say }) => [
    { key: '1 – 5', does: say('board.key.places') },
    { key: 'E', does: say('board.key.stop') },
    { key: 'Enter', does: say('board.key.do') },
    { key: 'Esc', does: say('board.key.letGo') },
  ],
}
