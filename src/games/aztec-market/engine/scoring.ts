import type { Frozen, PerSeat, Score, Seat } from '../../../kernel/game.ts'
import { ranks } from '../../../kernel/rank.ts'
import { BUYERS, COLOURS } from '../content/index.ts'
import type { State } from './state.ts'

type Table = Frozen<Pick<State, 'goods' | 'colours' | 'coins' | 'king'>>

/** What one seat has of one colour, and what that is worth. */
export interface Share {
  readonly tokens: number
  /** Whether these tokens score: of partners only those of the one who has more. */
  readonly counts: boolean
  readonly points: number
}

const seatsIn = (table: Table) => table.coins.length / BUYERS

/** The seat facing this one, with four players; else the seat itself. @rule AZT-4, AZT-5, AZT-6 */
export function partnerOf(seats: number, seat: Seat): Seat {
  return seats === 4 ? (seat + 2) % 4 : seat
}

/** How many tokens of a colour a seat's buyers hold. */
function tokensOf(table: Table, seat: Seat, colour: number): number {
  let sum = 0
  for (let at = seat * BUYERS; at < (seat + 1) * BUYERS; at++)
    if (table.colours[at] === colour) sum += table.goods[at]
  return sum
}

/** How many things, coins or tokens of all colours, a seat's buyers have. */
function sumOf(list: readonly number[], seat: Seat): number {
  const at = seat * BUYERS
  return list[at] + list[at + 1] + list[at + 2] + list[at + 3]
}

/**
 * The whole sum, for those who want to see it: `breakdown(…)[colour][seat]`. Equal partners: the
 * lower seat scores.
 * @rule AZT-54, AZT-55, AZT-56, AZT-R12
 */
export function breakdown(table: Table): PerSeat<Share>[] {
  const seats = seatsIn(table)
  return COLOURS.map((_, colour) => {
    const tokens = Array.from({ length: seats }, (_, seat) => tokensOf(table, seat, colour))
    return tokens.map((mine, seat) => {
      const partner = partnerOf(seats, seat)
      const counts =
        partner > seat ? mine >= tokens[partner] : partner === seat || mine > tokens[partner]
      return { tokens: mine, counts, points: counts ? mine * table.king[colour] : 0 }
    })
  })
}

/**
 * Points, then coins, then tokens, of the player with most of them in a partnership; partners
 * always score alike.
 * @rule AZT-54..AZT-60, AZT-R12, AZT-R13
 */
export function scores(table: Table): PerSeat<Score> {
  const seats = seatsIn(table)
  const found: Score[] = []
  for (let seat = 0; seat < seats; seat++) {
    const partner = partnerOf(seats, seat)
    let points = 0
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const tokens = Math.max(tokensOf(table, seat, colour), tokensOf(table, partner, colour))
      points += tokens * table.king[colour]
    }
    const coins = Math.max(sumOf(table.coins, seat), sumOf(table.coins, partner))
    const tokens = Math.max(sumOf(table.goods, seat), sumOf(table.goods, partner))
    found.push([points, coins, tokens])
  }
  return found
}

/** Each seat's points, and who has won: one side, or several. @rule AZT-57, AZT-60 */
export function result(table: Table): { points: number[]; winners: Seat[] } {
  const all = scores(table)
  const places = ranks(all)
  return {
    points: all.map(score => score[0]),
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  }
}
