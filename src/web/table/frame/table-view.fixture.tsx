import { beforeEach } from 'vitest'
import type { BoardProps, GameBoard } from '../../board-kit/board.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { ChoiceRefused, Session, SessionState } from '../../session/session.ts'
import type { LookBack } from '../replay/use-look-back.ts'
import { frameOf, plainBoard, plainText, stateOf } from '../table.fixture.ts'
import type { TableViewProps } from './props.ts'
import { TableView } from './table-view.tsx'
// What a table fetches later is there before any test.
import '../menu/dialogs.tsx'
import '../replay/since.tsx'
await (await import('../replay/later-replay-bar.ts')).LaterReplayBar.fetch()

let press: (key: string) => void

/** Each test of a file has a browser of its own. */
export function inBrowser(): void {
  beforeEach(() => {
    const listeners = new Set<(event: object) => void>()
    browser({
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === 'keydown') listeners.add(listener)
      },
      removeEventListener: (_: string, listener: (event: object) => void) =>
        listeners.delete(listener),
      matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
      HTMLElement: class {},
      innerWidth: 400,
      innerHeight: 800,
      DOMRect: class {
        x = 0
        y = 0
        width = 0
        height = 0
        bottom = 0
      },
    })
    press = key => {
      for (const listener of listeners) listener({ key, target: null, preventDefault() {} })
    }
  })
}

const nothingMissed: LookBack = {
  offered: null,
  past: null,
  seek: null,
  steps: [],
  open: async () => false,
  close: () => {},
  dismiss: () => {},
}

/** The table page with a board of two buttons, over a session that answers with `refused`. */
export async function page(
  state: Partial<SessionState> = {},
  more: Partial<Omit<TableViewProps, 'back'>> & {
    back?: Partial<LookBack>
    refused?: ChoiceRefused
    parts?: Partial<Session>
  } = {},
) {
  const { back = {}, refused = null, parts = {}, ...props } = more
  const chosen: string[] = []
  const given: { board?: BoardProps; times: number } = { times: 0 }
  const session: Session = {
    watch: () => () => {},
    choose: async moves => {
      chosen.push(...moves.map(({ type }) => type))
      return refused
    },
    undo: async () => (chosen.push('undo'), refused),
    explain: async () => null,
    close: () => {},
    ...parts,
  }
  const board: GameBoard = {
    ...plainBoard,
    Board: board => {
      given.board = board
      given.times++
      return (
        <section>
          {board.offers.map(offer => (
            <button key={offer.type} type="button" onClick={() => void board.choose([offer])}>
              {offer.type}
            </button>
          ))}
          {board.undo}
        </section>
      )
    },
  }
  const element = (next: Partial<SessionState>) => (
    <TableView
      begun
      session={session}
      frame={frameOf(stateOf(next))}
      back={{ ...nothingMissed, ...back }}
      board={board}
      text={plainText}
      onLeave={() => chosen.push('leave')}
      {...props}
    />
  )
  const shown = await screen(element(state))
  await shown.settle()
  return {
    ...shown,
    chosen,
    given,
    next: (later: Partial<SessionState>) => shown.show(element(later)),
    key: async (name: string) => {
      press(name)
      await shown.settle()
    },
  }
}
