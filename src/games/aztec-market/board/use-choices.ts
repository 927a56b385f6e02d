import { useState } from 'preact/hooks'
import { CROWD, MESSENGER, NONE } from '../content/index.ts'
import type { Aztec, Move, View } from '../engine/state.ts'
import { same } from '../../../kernel/json.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { type Outlook, outlook } from './outlook.ts'
import { BOARD_TEXT } from './text/index.ts'

interface Choice {
  /** Whose turn it was: with the next turn all choices are stale. */
  readonly turn: string
  /** My buyer whose line is shown. */
  readonly buyer: number | null
  /** The colour chosen to be bought, where its line offers several. */
  readonly colour: number | null
  /** The kind of tile to be laid out. */
  readonly tile: number | null
}

const turnOf = ({ turn, phase }: View) => `${turn} ${phase === 'choose' || phase === 'place'}`

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Aztec>) {
  const { view, offers, choose, explain, say, language } = props
  const text = BOARD_TEXT[language]
  const turn = turnOf(view)
  const none: Choice = { turn, buyer: null, colour: null, tile: null }
  const [kept, keep] = useState<Choice>(none)
  if (kept.turn !== turn) keep(none)
  const now = kept.turn === turn ? kept : none
  const may = (wanted: Move) => offers.some(move => same(move, wanted))
  const letGo = () => keep(none)
  const send = (...moves: readonly Move[]) => void choose(moves)
  const decide = (move: Move, touched: Element | null) =>
    may(move) ? send(move) : explain(move, touched)

  const me = view.viewer
  // While something else is asked no line is shown.
  const looks = view.turn !== me || view.phase === 'turn' || view.phase === 'play'
  const buyer = looks ? now.buyer : null
  const seen: Outlook | null = me === null || buyer === null ? null : outlook(view, me, buyer)
  const target =
    seen?.targets.find(({ colour }) => colour === now.colour) ?? seen?.targets[0] ?? null
  const tile = now.tile ?? (view.holding === NONE ? null : view.holding)

  /** A move of the play turn; at its beginning, playing is decided in the same breath. */
  const within = (move: Move, touched: Element | null) => {
    if (view.phase !== 'turn') decide(move, touched)
    else if (may({ type: 'play' })) send({ type: 'play' }, move)
    else explain({ type: 'play' }, touched)
  }
  const buy = (by: number, colour: number, touched: Element | null) => {
    within({ type: 'buy', buyer: by, colour }, touched)
    letGo()
  }
  const look = (at: number | null) => keep({ ...now, buyer: at, colour: null })

  return {
    buyer,
    tile,
    seen,
    target,
    may,
    letGo,
    decide,
    look,
    touchTile: (kind: number, touched: Element) => {
      if (view.phase === 'choose' && may({ type: 'tile', tile: kind }))
        keep({ ...none, tile: kind })
      else explain({ type: 'tile', tile: kind }, touched)
    },
    touchBuyer: (touched: number, element: Element) => {
      if (looks) look(buyer === touched ? null : touched)
      else decide({ type: 'coin', buyer: touched }, element)
    },
    touchCell: (cell: number, touched: Element) => {
      const kind = view.cells[cell] ?? NONE
      const wares = kind >= 0 && kind < CROWD
      if (view.phase === 'choose') {
        if (kind === NONE && tile !== null && may({ type: 'tile', tile })) {
          send({ type: 'tile', tile }, { type: 'place', cell })
          letGo()
        } else if (kind === NONE && offers.length > 0) say(text.layFirst, touched)
        else explain({ type: 'place', cell }, touched)
      } else if (view.phase === 'place') decide({ type: 'place', cell }, touched)
      else if (view.phase === 'king' && wares) decide({ type: 'king', colour: kind }, touched)
      else if (wares && seen && (view.phase === 'turn' || view.phase === 'play')) {
        const touchedTarget = seen.targets.find(({ colour }) => colour === kind)
        if (touchedTarget && target && touchedTarget !== target) keep({ ...now, colour: kind })
        else buy(seen.buyer, kind, touched)
      } else if (kind === MESSENGER) within({ type: 'move', cell }, touched)
      else decide({ type: 'move', cell }, touched)
    },
    buy: (touched: Element | null) => {
      if (seen && target) buy(seen.buyer, target.colour, touched)
      else say(seen?.hindrance ? text.hindered[seen.hindrance] : text.chooseBuyer, touched)
    },
    pay: (touched: Element | null) => {
      if (buyer === null) say(text.chooseBuyer, touched)
      else within({ type: 'pay', buyer }, touched)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
