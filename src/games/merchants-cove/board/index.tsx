import type { Asking, Cove } from '../engine/state.ts'
import type { BoardProps, GameBoard } from '../../../web/board-kit/board.ts'
import { InTurn } from '../../../web/board-kit/in-turn.tsx'
import { Centre, Shelf } from '../../../web/board-kit/places.tsx'
import { CoveActions } from './actions.tsx'
import { ChooseMerchant } from './shop/choose.tsx'
import { ClockPlace } from './town/clock.tsx'
import { CovePlace } from './town/cove.tsx'
import { MarketPlace } from './town/market.tsx'
import { Tabs, usePlaces } from './nav.tsx'
import { openHand } from './open-hand.tsx'
import { resultLines, resultOf } from './result.tsx'
import { lights, seatLine } from './seat-line.ts'
import { Coins, SaleShelf } from './shop/shelf.tsx'
import { ShopPlace, useLook } from './shop/shop.tsx'
import { SquarePlace } from './town/square.tsx'
import { buttonSpot, spotsOf } from './spots.ts'
import { useDesk } from './use-desk.ts'
import { useIntroduction } from './use-introduction.ts'
import { Weigh } from './weigh.tsx'
import './art/art.css'
import './shop/mine.css'
import './shop/choose.css'
import './town/cove.css'
import './town/cove-sizes.css'
import './town/clock.css'
import './town/square.css'
import './open-hand.css'
import './shop/shop.css'
import './shop/shop-sizes.css'
import './town/market.css'
import './board-sizes.css'
import type { Messages } from '../text/index.ts'

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
  // An onlooker sees the cards and sales of the player whose shop is open.
  const me = view.viewer ?? seat
  const gold = view.players[me]?.gold ?? 0
  return (
    <>
      <Centre class="cv-centre">
        {view.phase === 'merchants' ? (
          <ChooseMerchant desk={desk} />
        ) : (
          <>
            <Tabs desk={desk} places={places} />
            <div class="cv-strip" ref={places.strip} data-now={places.now}>
              <section class="cv-place" data-place="shop" aria-label={say('board.place.shop')}>
                <ShopPlace desk={desk} seat={seat} look={look} intro={intro} />
              </section>
              <section class="cv-place" data-place="cove" aria-label={say('board.place.cove')}>
                <InTurn nth={0}>
                  <CovePlace desk={desk} />
                </InTurn>
              </section>
              <section class="cv-place" data-place="clock" aria-label={say('board.place.clock')}>
                <InTurn nth={1}>
                  <ClockPlace desk={desk} />
                </InTurn>
              </section>
              <section class="cv-place" data-place="square" aria-label={say('board.place.square')}>
                <InTurn nth={1}>
                  <SquarePlace desk={desk} seat={me} />
                </InTurn>
              </section>
              <section class="cv-place" data-place="market" aria-label={say('board.place.market')}>
                <InTurn nth={2}>
                  <MarketPlace desk={desk} seat={me} />
                </InTurn>
              </section>
            </div>
          </>
        )}
      </Centre>
      <Shelf class="cv-mine">
        {view.phase !== 'merchants' && view.viewer !== null && (
          <div class="cv-line">
            <Coins gold={gold} say={say} />
            {desk.weighed ? (
              <Weigh desk={desk} />
            ) : (
              // In the market the Goods lie there, and what is asked has the room of the shelf.
              view.phase !== 'market' && <SaleShelf desk={desk} seat={me} />
            )}
          </div>
        )}
        <CoveActions desk={desk} go={places.go} />
      </Shelf>
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
