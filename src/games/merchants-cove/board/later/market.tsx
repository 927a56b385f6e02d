import { upTo } from '../../../../kit/moves.ts'
import { PIERS } from '../../engine/names.ts'
import { total } from '../../../../kit/counts.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { Ware } from '../art/goods.tsx'
import { Meeple } from '../art/meeple.tsx'
import { Shield } from '../art/shield.tsx'
import { earnedSince, goodTells, kindsOn, type Offer, offerAt, pierName } from '../town/earnings.ts'
import { goodsBy } from '../pieces.ts'
import { Spot } from '../spot.tsx'
import type { Desk } from '../desk.ts'
import { goodTerm, nameOf } from '../../text/terms.ts'
import './market.css'

const ALL = upTo(PIERS)

/** The market: what each Good of mine earns at each pier, and what has come together. */
export function MarketPlace({ desk, seat }: { desk: Desk; seat: number }) {
  const { view, past } = desk.table
  const { say } = desk
  const player = view.players[seat]
  if (!player) return null
  const selling = view.phase === 'market'
  const goods = selling ? goodsBy(desk.placed, seat) : null
  const earned = earnedSince(selling || view.phase === 'over' ? past : [], seat)
  const now = desk.asked && 'pier' in desk.asked ? desk.asked.pier : null
  return (
    <div class="cv-market">
      <table class="cv-sales" data-rove data-read>
        <caption class={selling ? 'heard' : undefined}>
          {say(selling ? 'board.market' : 'board.soFar')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="heard">{say('board.wares')}</span>
            </th>
            {ALL.map(pier => (
              <th
                key={pier}
                scope="col"
                class={pier === now ? 'now' : undefined}
                // With each cell its head is heard: in few words.
                aria-label={`${say('pier', { n: pier })}, ${say('takes', { n: pier })}`}
              >
                {say('pier', { n: pier })}
                <small>{say('takes', { n: pier })}</small>
                <Customers
                  on={view.piers[pier] ?? []}
                  said={`${pierName(desk, pier)}. ${say('tells.pier', { n: pier })}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-zone={`${seat}market`}>
          {kindsOn(player.shelf).map(good => (
            <GoodRow
              key={good}
              desk={desk}
              seat={seat}
              good={good}
              now={now}
              pieces={goods?.(good, player.shelf[good] ?? 0)}
            />
          ))}
          {total(player.shelf) === 0 && (
            <tr>
              <td colSpan={PIERS + 1} class="cv-none">
                {say('board.noGoods')}
              </td>
            </tr>
          )}
        </tbody>
        {selling && (
          <tfoot>
            <tr>
              <th scope="row">{say('board.earned')}</th>
              {ALL.map(pier => (
                <td key={pier}>{earned[pier]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <p class="cv-sums">
        <Sponsors desk={desk} seat={seat} />
        {selling && (
          <b>
            {say('board.sum')} {say('gold', { n: earned.reduce((sum, gold) => sum + gold, 0) })}
          </b>
        )}
      </p>
    </div>
  )
}

function GoodRow({
  desk,
  seat,
  good,
  now,
  pieces,
}: {
  desk: Desk
  seat: number
  good: number
  now: number | null
  /** The pieces that lie here; undefined while they lie on the shelf. */
  pieces: string | undefined
}) {
  const { view } = desk.table
  const { say, tables } = desk
  const { merchant, shelf } = view.players[seat] ?? {}
  if (!merchant || !shelf) return null
  const term = goodTerm(merchant, good)
  const count = shelf[good] ?? 0
  return (
    <tr>
      <th scope="row" data-tells={goodTells(desk, good)}>
        <span class="cv-ware-box" data-pieces={pieces}>
          <Ware merchant={merchant} good={good} />
        </span>
        <span aria-hidden="true">×{count}</span>
        <span class="heard">{nameOf(say, term)}</span>
      </th>
      {ALL.map(pier => {
        const offer = offerAt(view, tables, pier, good)
        const open = pier === now && desk.mine && desk.asked?.at === 'sell'
        return (
          <td key={pier} class={pier === now ? 'now' : undefined}>
            {offer && open && (
              <Spot
                desk={desk}
                spot={`good:${good}`}
                class="cv-sell"
                name={say('board.earns', {
                  good: term,
                  count,
                  pier,
                  ...offer,
                  gold: offer.customers * offer.price,
                })}
                does={say('tells.pier', { n: pier })}
              >
                <Sum offer={offer} />
              </Spot>
            )}
            {offer && !open && <Sum offer={offer} />}
            {!offer && '–'}
          </td>
        )
      })}
    </tr>
  )
}

/** What one Good earns, and how it comes about. */
function Sum({ offer: { customers, price } }: { offer: Offer }) {
  return (
    <>
      <b>{customers * price}</b>
      <small>
        {customers}×{price}
      </small>
    </>
  )
}

/** How many of each faction stand on a pier. */
function Customers({ on, said }: { on: readonly number[]; said: string }) {
  return (
    <Only class="cv-customers" name={said}>
      {on.map((count, colour) =>
        count > 0 ? (
          <span key={colour}>
            {count}
            <span class="cv-man">
              <Meeple colour={colour} />
            </span>
          </span>
        ) : null,
      )}
    </Only>
  )
}

/** What the shields bring in each market. */
function Sponsors({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.table
  const { say } = desk
  const { shields = [], merchant } = view.players[seat] ?? {}
  if (!merchant) return null
  return (
    <span class="cv-sponsors" data-spot="sponsors" data-rove>
      <span>{say('board.sponsors')}</span>
      {[1, 2, 3, 4].map(colour => (
        <Only
          key={colour}
          class="cv-sponsor"
          name={`${say('board.shield', {
            colour,
            won: shields[colour] ?? false,
            count: view.halls[colour] ?? 0,
          })}. ${say('tells.shield', { merchant, colour })}`}
        >
          <span class="cv-crest">
            <Shield colour={colour} won={shields[colour] ?? false} />
          </span>
          {shields[colour] ? `+${view.halls[colour] ?? 0}` : '–'}
        </Only>
      ))}
    </span>
  )
}
