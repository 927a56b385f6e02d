import { initialOf } from '../../../../kit/words/initial.ts'
import { isHandFree } from '../../engine/round/clock.ts'
import type { View } from '../../engine/state.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { onDial } from '../art/clock.ts'
import { Dial, Hand, Indicator, MarketSign, MouseOn } from '../art/dial.tsx'
import { actionCost, routesOf } from '../action-cost.ts'
import type { Desk } from '../desk.ts'
import { timeAt } from '../../text/terms.ts'

/** Beyond twelve the Timepieces lie outside the ring of hours. */
const TWELVE = 24

/**
 * The clock: hours, hands with their mice, indicators, the stacks of Timepieces, and where mine
 * would go.
 */
export function ClockPlace({ desk }: { desk: Desk }) {
  const { view, who } = desk.table
  const { say, tables } = desk
  const row = tables.loads[view.players.length] ?? []
  return (
    <div class="cv-clock">
      <div class="cv-dial" data-rove>
        <svg viewBox="-110 -110 220 220" data-tells={say('tells.dial')} aria-hidden="true">
          <Dial />
          {tables.hands.map(({ hour }, hand) => (
            <Hand key={hand} position={2 * hour + 1} mouse={!isHandFree(tables, view, hand)} />
          ))}
          {tables.hands.map(({ covered }, hand) =>
            isHandFree(tables, view, hand) ? <MouseOn key={hand} hour={covered} /> : null,
          )}
          {row.map((draws, hour) =>
            draws > 0 ? <Indicator key={hour} position={2 * hour + 1} draws={draws} /> : null,
          )}
          <MarketSign hour={view.indicator} />
        </svg>
        <Signs desk={desk} />
        {view.stack.map((seat, height) => (
          <Timepiece key={seat} desk={desk} seat={seat} height={height} />
        ))}
        <Ghosts desk={desk} />
      </div>
      <div class="cv-day">
        <h2>{say('board.round', { round: view.round })}</h2>
        <p>{say('board.marketAt', { time: timeAt(2 * view.indicator) })}</p>
        <h3>{say(view.phase === 'market' ? 'board.marketOrder' : 'board.order')}</h3>
        <ol class="cv-order">
          {orderOf(view).map(seat => (
            <li key={seat} data-hue={seat}>
              {say('board.timepiece', {
                seat: who.name(seat),
                time: timeAt(view.timepieces[seat] ?? 0),
              })}
            </li>
          ))}
        </ol>
        <p class="cv-rogue">
          <b>{say('rogue', { n: view.rogue })}.</b> {say('board.rogue.does', { rogue: view.rogue })}
        </p>
      </div>
    </div>
  )
}

/** Farthest back first, on one space the topmost first. */
function orderOf({ stack, timepieces }: View): number[] {
  return stack.toReversed().toSorted((a, b) => (timepieces[a] ?? 0) - (timepieces[b] ?? 0))
}

const placed = (position: number, height: number, reach = position > TWELVE ? 106 : 73) => {
  const { x, y } = onDial(position, reach)
  return `left: ${50 + x / 2.2}%; top: ${50 + y / 2.2 - height * 1.5}%`
}

/** What the signs on the dial mean, each where it is drawn. */
function Signs({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { say, tables } = desk
  const loads = (tables.loads[view.players.length] ?? []).flatMap((draws, hour) =>
    draws > 0 ? [{ at: 2 * hour + 1, draws }] : [],
  )
  const market = 2 * view.indicator
  return (
    <>
      {loads.map(({ at, draws }) => (
        <Sign key={at} at={at} reach={89} name={say('board.loads', { time: timeAt(at), draws })}>
          {say('tells.load', { draws })}
        </Sign>
      ))}
      {tables.hands.map(({ hour }, hand) => {
        const at = 2 * hour + 1
        const free = isHandFree(tables, view, hand)
        return (
          <Sign
            key={hand}
            at={at}
            reach={38}
            spot={`sign:hand${hand}`}
            name={say('board.hand', { time: timeAt(at), free })}
          >
            {say('tells.hand', { free })}
          </Sign>
        )
      })}
      <Sign
        at={market}
        reach={100}
        spot="sign:market"
        name={say('board.marketAt', { time: timeAt(market) })}
      >
        {say('tells.marketSign')}
      </Sign>
    </>
  )
}

/** A sign of the dial that tells what it means. */
function Sign(props: { at: number; reach: number; spot?: string; name: string; children: string }) {
  const { at, reach, spot, name, children } = props
  return (
    <Only
      data-spot={spot}
      class="cv-dial-sign"
      style={placed(at, 0, reach)}
      name={`${name}. ${children}`}
    >
      <span />
    </Only>
  )
}

/**
 * A player's Timepiece: a pocket watch in the player's colour, on those it came after. The topmost
 * tells of all that lie there: those under it are too little seen to be touched.
 */
function Timepiece({ desk, seat, height }: { desk: Desk; seat: number; height: number }) {
  const { view, who } = desk.table
  const { say } = desk
  const position = view.timepieces[seat] ?? 0
  const here = view.stack.filter(other => view.timepieces[other] === position)
  const below = view.stack.slice(0, height).filter(other => here.includes(other)).length
  const look = {
    class: seat === view.viewer ? 'cv-time me' : 'cv-time',
    style: placed(position, below),
    'data-hue': seat,
    'data-zone': 'dial',
    'data-pieces': `time:${seat}`,
  }
  const initial = initialOf(who.name(seat))
  const tell = (each: number) =>
    say('board.timepiece', { seat: who.name(each), time: timeAt(position) })
  if (seat !== here.at(-1)) {
    return (
      <span {...look} data-tells={tell(seat)} data-only="" aria-hidden="true">
        {initial}
      </span>
    )
  }
  const all = here.toReversed().map(tell).join('. ')
  return (
    <Only {...look} name={`${all}. ${say('tells.timepiece')}`}>
      {initial}
    </Only>
  )
}

/** Where my Timepiece would come to lie by what I look at, or by the ways I may choose from. */
function Ghosts({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { asked, mine, tables } = desk
  const routes =
    mine && asked?.at === 'clock.route'
      ? routesOf(view, tables, asked.seat, asked.hours)
      : (actionCost(view, tables, desk.weighed)?.routes ?? [])
  return (
    <>
      {routes.map(({ to }) => (
        <span
          key={to}
          class="cv-time ghost"
          style={placed(to, view.timepieces.filter(position => position === to).length)}
          data-hue={view.viewer ?? 0}
          aria-hidden="true"
        />
      ))}
    </>
  )
}
