import type { Viewer } from '../../../kernel/game.ts'
import { bestFirst, type Ended } from '../../../kit/words/best-first.ts'
import type { Say, Term } from '../../../kit/words/messages.ts'
import {
  commonText,
  type GameText,
  optionText,
  person,
  type Prompt,
  refusalText,
  type Who,
  whyText,
} from '../../../kit/words/text.ts'
import { BUYERS, COLOURS, LINES, seenBy, SIDE, TILES } from '../content/index.ts'
import { partnerOf, result } from '../engine/scoring.ts'
import type { Aztec, Event, Move, View } from '../engine/state.ts'
import type { Messages } from './messages.ts'

export type { Messages }
export type Speech = Say<Messages>

/** A kind of tile; out of range, any tile. */
export const tileTerm = (kind: number): Term => ({ term: `tile.${TILES[kind] ?? 'any'}` })

/** So many goods of a colour: "3 jewels". */
export const goods = (n: number, colour: number): Term => ({
  term: `goods.${COLOURS[colour] ?? COLOURS[0]}`,
  with: { n },
})

/** What a tile, or the goods of a vendor, are called on the board: "Jewels". */
export const nameOf = (say: Speech, kind: number): string =>
  say.find(`tile.${TILES[kind] ?? 'any'}`, { form: 'name' }) ?? ''

/** The letter on the tokens of a colour. */
export const letterOf = (say: Speech, colour: number): string =>
  say.find(`goods.${COLOURS[colour] ?? COLOURS[0]}`, { form: 'letter', n: 0 }) ?? ''

/** Row and column of a cell as its viewer counts them, from 1: their own side is below. */
function placeOf(cell: number, viewer: Viewer) {
  return rowAndColumn(seenBy(viewer ?? 0).indexOf(cell))
}

/** Both from 1, of the n-th cell row by row. */
export const rowAndColumn = (n: number) => ({
  row: Math.floor(n / SIDE) + 1,
  column: (n % SIDE) + 1,
})

/** The goods of which there are any. */
const present = (tokens: readonly number[]): readonly Term[] =>
  tokens.flatMap((count, colour) => (count > 0 ? goods(count, colour) : []))

/** All that is said of the game, in the language that `say` speaks. */
export function textIn(say: Speech): GameText<Aztec, Messages> {
  return {
    ...commonText(say),
    options: {
      removal: optionText(say, 'removal'),
      removed: optionText(say, 'removed', count => count),
      market: optionText(say, 'market'),
      start: optionText(say, 'start', seat => (seat === 'random' ? seat : seat + 1)),
    },
    prompt(view, who) {
      if (view.phase === 'over') return overPrompt(say, view, who)
      return view.turn === who.me ? myPrompt(say, view) : theirPrompt(say, view, who)
    },
    move: (move, view) => moveText(say, move, view),
    why: ({ phase, bought }) => whyText(say, phase === 'play' && bought ? 'bought' : phase),
    event: (event, who) => eventText(say, event, who),
    refusal: refusal => {
      const { colour = 0, bound = 0, tile = -1 } = refusal.with ?? {}
      return refusalText(say, refusal, {
        tile: tileTerm(Number(tile)),
        vendor: tileTerm(Number(colour)),
        goods: goods(0, Number(colour)),
        held: goods(0, Number(bound)),
      })
    },
  }
}

function myPrompt(say: Speech, view: View): Prompt {
  const { phase, bought } = view
  switch (phase) {
    case 'over':
      return { title: '', hint: '' }
    case 'place':
      return {
        title: say('prompt.place', { tile: tileTerm(view.holding) }),
        hint: say('prompt.place.hint'),
      }
    case 'play':
      return { title: say('prompt.play', { bought }), hint: say('prompt.play.hint', { bought }) }
    default:
      return { title: say(`prompt.${phase}`), hint: say(`prompt.${phase}.hint`) }
  }
}

const theirPrompt = (say: Speech, { turn, phase }: View, who: Who): Prompt => ({
  title: say('prompt.theirs', { seat: person(turn, who) }),
  hint: say('prompt.theirs.hint', { phase }),
})

function overPrompt(say: Speech, view: View, who: Who): Prompt {
  const ended = result(view)
  const { winners } = ended
  const won = who.me !== null && winners.includes(who.me)
  const outcome = !won ? 'theirs' : winners.length === 1 ? 'mine' : 'ours'
  const names = winners.map(seat => who.name(seat))
  return {
    title: say('prompt.over', { outcome, winners: names, count: names.length }),
    hint: pointsOf(say, ended, who).join(' · '),
  }
}

/** Everybody's points, the best first. */
const pointsOf = (say: Speech, ended: Ended, who: Who): string[] =>
  bestFirst(ended).map(seat =>
    say('pointsOf', { seat: person(seat, who), points: ended.points[seat] ?? 0 }),
  )

function moveText(say: Speech, move: Move, view: View): string {
  switch (move.type) {
    case 'tile':
      return (
        say.find(`does.tile.${kindOf(move.tile)}`) ??
        say('move.tile', { tile: tileTerm(move.tile) })
      )
    case 'place':
      return doesAt(say, move.cell, view) ?? say('move.place', placeOf(move.cell, view.viewer))
    case 'move': {
      const tile = tileTerm(view.cells[move.cell])
      return say('move.move', { tile, ...placeOf(move.cell, view.viewer) })
    }
    case 'king':
      return say('move.king', { goods: goods(1, move.colour) })
    case 'buy':
      return say('move.buy', { goods: goods(0, move.colour), buyer: move.buyer + 1 })
    case 'coin':
    case 'pay':
      return say(`move.${move.type}`, { buyer: move.buyer + 1 })
    case 'pass':
    case 'play':
    case 'leave':
    case 'end':
      return say(`move.${move.type}`)
  }
}

/** What a tile does: all vendors do the same. */
const kindOf = (tile: number): string => (tile < COLOURS.length ? 'vendor' : (TILES[tile] ?? ''))

/** Tiles that help a buyer before whom they stand; others hinder, or do neither. */
const HELPS: ReadonlySet<string> = new Set(['vendor', 'ambassador'])

/**
 * What the tile in hand does in a cell right before a buyer: for my side if it helps, to the others
 * if it hinders; null elsewhere, and where hints are not spoken of.
 */
function doesAt(say: Speech, cell: number, { viewer, holding, coins }: View): string | null {
  if (viewer === null) return null
  const seats = coins.length / BUYERS
  const partner = partnerOf(seats, viewer)
  const near = LINES.slice(0, seats).flatMap((lines, seat) =>
    lines.some(([first]) => first === cell) ? seat : [],
  )
  const [seat] = near
  if (seat === undefined || near.length > 1) return null
  const kind = kindOf(holding)
  const whose = seat === viewer ? 'mine' : seat === partner ? 'partner' : 'theirs'
  if (HELPS.has(kind) !== (whose !== 'theirs')) return null
  return say.find(`does.place.${kind}`, { whose })
}

function eventText(say: Speech, event: Event, who: Who): string {
  const seat = person('seat' in event ? event.seat : 0, who)
  switch (event.type) {
    case 'placed':
      return say('event.placed', {
        seat,
        tile: tileTerm(event.tile),
        ...placeOf(event.cell, who.me),
      })
    case 'moved':
      return say('event.moved', { seat, tile: tileTerm(event.tile), ...placeOf(event.to, who.me) })
    case 'coin':
    case 'paid':
      return say(`event.${event.type}`, { seat, buyer: event.buyer + 1 })
    case 'passed':
    case 'played':
      return say(`event.${event.type}`, { seat })
    case 'drew':
      return say('event.drew', { goods: present(event.tokens) })
    case 'crowned':
      return say('event.crowned', { seat, goods: goods(1, event.colour) })
    case 'bought':
      return boughtText(say, event, who)
    case 'handed':
      return ''
    case 'gameOver': {
      const removed = present(event.removed)
      const points = pointsOf(say, event, who)
      return say('event.gameOver', { points, removed, isShort: removed.length > 0 })
    }
  }
}

/** "Ana bought 2 jewels with buyer 1 (1 back to the vendor, 1 to the king; the coin stays)". */
function boughtText(say: Speech, event: Extract<Event, { type: 'bought' }>, who: Who): string {
  const { gained, back, king, kept, colour } = event
  const shares = [
    ...(back > 0 ? [say('event.bought.back', { back })] : []),
    ...(king > 0 ? [say('event.bought.king', { king })] : []),
  ]
  const asides = [
    ...(shares.length > 0 ? [shares.join(', ')] : []),
    ...(kept ? [say('event.bought.kept')] : []),
  ]
  return say('event.bought', {
    seat: person(event.seat, who),
    gained,
    goods: goods(gained, colour),
    vendor: tileTerm(colour),
    buyer: event.buyer + 1,
    asides: asides.join('; ') || 'none',
  })
}
