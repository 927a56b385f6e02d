import { type ComponentChild, Fragment, h } from 'preact'
import type { GameTypes, Refusal } from '../../kernel/game.ts'
import type { GameText } from '../../kit/words/text.ts'
import { screen } from '../screen.fixture.ts'
import { whoFor } from '../table/table.fixture.ts'
import type { BoardProps } from './board.ts'

/** What a board has asked of its table: moves sent, explained, and what was said. */
interface Done<Move> {
  readonly sent: (readonly Move[])[]
  readonly explained: Move[]
  readonly refused: Refusal[]
  readonly said: string[]
  /** How often a move was taken back. */
  back: number
}

/** The props of a board for Ana, and what the board does with them. */
export function tableOf<W extends GameTypes, Messages>(
  text: GameText<W, Messages>,
  props: Pick<BoardProps<W, Messages>, 'view'> & Partial<BoardProps<W, Messages>>,
) {
  const done: Done<W['move']> = { sent: [], explained: [], refused: [], said: [], back: 0 }
  const table: BoardProps<W, Messages> = {
    offers: [],
    at: 0,
    who: whoFor(0),
    text,
    language: 'en',
    latest: [],
    past: [],
    lit: [],
    choose: moves => {
      done.sent.push(moves)
      return Promise.resolve(true)
    },
    goBack: () => {
      done.back++
      return Promise.resolve(true)
    },
    explain: move => void done.explained.push(move),
    refuse: refusal => void done.refused.push(refusal),
    say: sentence => void done.said.push(sentence),
    headline: () => {},
    undo: h('button', { type: 'button', 'data-tells': 'Takes it back.' }, 'undo'),
    ...props,
  }
  return { table, done }
}

/** Nothing in particular that was touched. */
export const SOMETHING = {} as Element

/** Renders what a board knows of its choices; `now` is what it knows last, `act` uses it. */
export async function choicesOf<Props, Known>(
  props: Props,
  use: (props: Props) => Known,
  render: (props: Props, known: Known) => ComponentChild = () => null,
) {
  const got: Known[] = []
  function Board({ given }: { given: Props }) {
    const known = use(given)
    got.push(known)
    return h(Fragment, null, render(given, known))
  }
  const shown = await screen(h(Board, { given: props }))
  const now = () => {
    const known = got.at(-1)
    if (known === undefined) throw new Error('There is no board')
    return known
  }
  return {
    ...shown,
    now,
    act: async (what: (known: Known) => unknown) => {
      what(now())
      await shown.settle()
    },
    /** The table has changed. */
    change: async (next: Props) => {
      await shown.show(h(Board, { given: next }))
      await shown.settle()
    },
  }
}
