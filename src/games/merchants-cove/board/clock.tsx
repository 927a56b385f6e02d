import { isHandFree } from '../engine/clock.ts'
import type { View } from '../engine/state.ts'
import { onDial } from './art/clock.ts'
import { Dial, Hand, Indicator, MarketSign, MouseOn } from './art/dial.tsx'
import { outlookOf, routesOf } from './outlook.ts'
import type { Desk } from './desk.ts'
import { timeAt } from '../text/terms.ts'

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
      <div class="cv-dial">
        <svg viewBox="-110 -110 220 220" aria-hidden="true">
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
        <ul class="heard">
          {row.map((draws, hour) =>
            draws > 0 ? (
              <li key={hour}>{say('board.loads', { time: timeAt(2 * hour + 1), draws })}</li>
            ) : null,
          )}
          {tables.hands.map(({ hour }, hand) => (
            <li key={hand}>
              {say('board.hand', {
                time: timeAt(2 * hour + 1),
                free: isHandFree(tables, view, hand),
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Farthest back first, on one space the topmost first. */
function orderOf({ stack, timepieces }: View): number[] {
  return stack.toReversed().toSorted((a, b) => (timepieces[a] ?? 0) - (timepieces[b] ?? 0))
}

const placed = (position: number, height: number) => {
  const { x, y } = onDial(position, position > TWELVE ? 99 : 73)
  return `left: ${50 + x / 2.2}%; top: ${50 + y / 2.2 - height * 2.6}%`
}

/** A player's Timepiece: a pocket watch in the player's colour, on those it came after. */
function Timepiece({ desk, seat, height }: { desk: Desk; seat: number; height: number }) {
  const { view, who } = desk.table
  const position = view.timepieces[seat] ?? 0
  const below = view.stack
    .slice(0, height)
    .filter(other => view.timepieces[other] === position).length
  const me = seat === view.viewer
  return (
    <span
      class={me ? 'cv-time me' : 'cv-time'}
      style={placed(position, below)}
      data-hue={seat}
      data-zone="dial"
      data-pieces={`time:${seat}`}
      aria-hidden="true"
    >
      {who.name(seat).charAt(0).toUpperCase()}
    </span>
  )
}

/** Where my Timepiece would come to lie by what I look at, or by the ways I may choose from. */
function Ghosts({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { asked, mine, tables } = desk
  const routes =
    mine && asked?.at === 'clock.route'
      ? routesOf(view, tables, asked.seat, asked.hours)
      : (outlookOf(view, tables, desk.weighed)?.routes ?? [])
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
