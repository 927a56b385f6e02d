import type { GameText, Who } from '../../../kit/words/text.ts'
import type { KeyHelp } from '../../board-kit/board.ts'
import type { FindNext } from '../life/use-next.ts'
import { KeysDialog, MovesDialog } from './help.tsx'
import { Menu } from './menu.tsx'
import { WaysOut } from './ways-out.tsx'

/** What lies open over the table. */
export type Opened = 'menu' | 'keys' | 'moves' | 'log' | 'talk' | 'ways' | null

/** Whichever dialog is open. */
export function Dialogs(props: {
  /** The table's id. */
  table: string
  opened: Opened
  open: (what: Opened) => void
  own: readonly KeyHelp[]
  offers: readonly { readonly type: string }[]
  view: object
  text: GameText
  who: Who
  prompt: string
  rulesPath: string
  /** Lines said and not seen yet; null where nothing can be said. */
  unread: number | null
  /** The table of whose turns I may be told; null where there are none. */
  tellOf: string | null
  onChoose: (move: { readonly type: string }) => void
  onLeave: () => void
  /** Shows what happened since my last turn; left out where nothing did. */
  onSince: (() => void) | undefined
  findNext: FindNext | undefined
  /** Whether there is a match that one could stop playing. */
  stops: boolean
}) {
  const { opened, open } = props
  const close = () => open(null)
  switch (opened) {
    case 'menu':
      return (
        <Menu
          {...props}
          onTalk={() => open('talk')}
          onMoves={() => open('moves')}
          onKeys={() => open('keys')}
          onStop={props.stops ? () => open('ways') : undefined}
          onClose={close}
        />
      )
    case 'keys':
      return <KeysDialog own={props.own} onClose={close} />
    case 'moves':
      return (
        <MovesDialog
          {...props}
          onChoose={move => {
            close()
            props.onChoose(move)
          }}
          onClose={close}
        />
      )
    case 'ways':
      return <WaysOut table={props.table} onLeave={props.onLeave} onClose={close} />
    case 'log':
    case 'talk':
    case null:
      return null
  }
}
