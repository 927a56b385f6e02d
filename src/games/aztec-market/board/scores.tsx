import { upTo } from '../../../kit/moves.ts'
import { breakdown, partnerOf, scores } from '../engine/scoring.ts'
import type { Aztec, View } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import type { ScoreLine } from '../../../web/board-kit/board.ts'
import { Only } from '../../../web/board-kit/only.tsx'
import { Token } from './art/tokens.tsx'
import { letterOf, type Messages, nameOf, type Speech } from '../text/index.ts'

const seatsIn = (view: View) => view.coins.length / 4

/** The points of a seat's side, and how they come about, colour by colour. */
export function standing(view: View) {
  const table = breakdown(view)
  const seats = upTo(seatsIn(view))
  const own = seats.map(seat => table.reduce((sum, shares) => sum + (shares[seat]?.points ?? 0), 0))
  const sums = seats.map(seat => {
    const partner = partnerOf(seats.length, seat)
    return (own[seat] ?? 0) + (partner === seat ? 0 : (own[partner] ?? 0))
  })
  return { table, seats, own, sums, partners: seats.length === 4 }
}

/**
 * A seat's points; where others have as many, what breaks the tie as well: "83 points, 2 coins".
 */
export function resultOf(view: View, seat: Seat, say: Speech): string {
  const all = scores(view)
  const [points = 0, coins = 0, tokens = 0] = all[seat] ?? []
  const partner = partnerOf(all.length, seat)
  const rivals = all.filter(
    (score, other) => other !== seat && other !== partner && score[0] === points,
  )
  const parts = [say('points', { n: points })]
  if (rivals.length > 0) parts.push(say('coins', { n: coins }))
  if (rivals.some(score => score[1] === coins)) parts.push(say('tokens', { n: tokens }))
  return parts.join(', ')
}

/** In one line: what my side has of each colour, times what the king has. */
export function ScoreStrip({ view, say }: { view: View; say: Speech }) {
  const { table, sums, seats } = standing(view)
  const me = view.viewer ?? 0
  const partner = partnerOf(seats.length, me)
  const shareOf = (shares: (typeof table)[number], colour: number) =>
    [
      Math.max(shares[me]?.tokens ?? 0, shares[partner]?.tokens ?? 0),
      view.king[colour] ?? 0,
    ] as const
  const parts = table.map((shares, colour) => {
    const [held, king] = shareOf(shares, colour)
    return `${nameOf(say, colour)}: ${say('board.scores.mine', { held, king, sum: held * king })}`
  })
  const named = [...parts, say('points', { n: sums[me] ?? 0 })].join('; ')
  return (
    <Only
      class="az-strip"
      data-spot="points"
      name={named}
      tells={`${named}. ${say('board.tells.points')}`}
    >
      {table.map((shares, colour) => {
        const [tokens, king] = shareOf(shares, colour)
        return (
          <span key={colour} class="az-share">
            <Token colour={colour} letter={letterOf(say, colour)} />
            <span aria-hidden="true">
              {tokens}×{king}
            </span>
          </span>
        )
      })}
      <b class="az-total" aria-hidden="true">
        = {sums[me] ?? 0}
      </b>
    </Only>
  )
}

/**
 * The rulebook's table: each player's tokens of each colour and what they bring, sums at the right,
 * the king's below. The king has no sum: it would look like points.
 */
export function ScoreTable({ view, who, say }: { view: View; who: Who; say: Speech }) {
  const { table, seats, own, sums, partners } = standing(view)
  const rows = partners ? [0, 2, 1, 3] : seats
  return (
    <table class="az-scores">
      <caption>{say('board.scores.caption', { partners })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{say('board.scores.player')}</span>
          </th>
          {table.map((_, colour) => (
            <th
              key={colour}
              scope="col"
              data-tells={`${nameOf(say, colour)}. ${say('board.tells.points')}`}
              data-only=""
            >
              <Token colour={colour} letter={letterOf(say, colour)} />
              <span class="heard">{nameOf(say, colour)}</span>
            </th>
          ))}
          <th scope="col">{say('board.scores.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((seat, row) => (
          <tr key={seat} data-hue={seat} class={partners && row === 2 ? 'next' : undefined}>
            <th scope="row">{who.name(seat)}</th>
            {table.map((shares, colour) => {
              const share = shares[seat]
              if (!share) return null
              return (
                <td key={colour}>
                  {share.tokens}
                  {share.points > 0 && (
                    <b>
                      <span aria-hidden="true">→ {share.points}</span>
                      <span class="heard">: {say('points', { n: share.points })}</span>
                    </b>
                  )}
                  {!share.counts && share.tokens > 0 && (
                    <>
                      <span aria-hidden="true">*</span>
                      <span class="heard"> {say('board.scores.partner')}</span>
                    </>
                  )}
                </td>
              )
            })}
            <td class="sum">
              {own[seat]}
              {partners && row % 2 === 1 && <b> = {sums[seat]}</b>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('board.scores.king')}</th>
          {view.king.map((count, colour) => (
            <td key={colour}>× {count}</td>
          ))}
          <td>{'\u00a0'}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What each colour brought each seat's side, for the end panel. */
export function resultLines(view: View, { say }: GameText<Aztec, Messages>): ScoreLine[] {
  const { table, seats } = standing(view)
  return table.map((shares, colour) => ({
    what: say('board.scores.line', { goods: nameOf(say, colour), king: view.king[colour] ?? 0 }),
    sign: <Token colour={colour} letter={letterOf(say, colour)} />,
    counts: seats.map(seat => {
      const partner = partnerOf(seats.length, seat)
      const own = shares[seat]?.points ?? 0
      return partner === seat ? own : own + (shares[partner]?.points ?? 0)
    }),
  }))
}
