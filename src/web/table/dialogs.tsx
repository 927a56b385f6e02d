import type { GameText } from '../../kit/text.ts'
import type { KeyHelp } from './board.ts'
import { KeysDialog, MovesDialog } from './help.tsx'
import { Menu } from './menu.tsx'

/** What lies open over the table. */
export type Opened = 'menu' | 'keys' | 'moves' | 'log' | null

/** Whichever dialog is open. */
export function Dialogs(props: {
  opened: Opened
  open: (what: Opened) => void
  own: readonly KeyHelp[]
  offers: readonly { readonly type: string }[]
  view: object
  text: GameText
  prompt: string
  rulesPath: string
  onChoose: (move: { readonly type: string }) => void
  onLeave: () => void
}) {
  const { opened, open } = props
  const close = () => open(null)
  switch (opened) {
    case 'menu':
      return (
        <Menu
          rulesPath={props.rulesPath}
          onMoves={() => open('moves')}
          onKeys={() => open('keys')}
          onLeave={props.onLeave}
          onClose={close}
        />
      )
    case 'keys':
      return <KeysDialog own={props.own} onClose={close} />
    case 'moves':
      return (
        <MovesDialog
          offers={props.offers}
          view={props.view}
          text={props.text}
          prompt={props.prompt}
          onChoose={move => {
            close()
            props.onChoose(move)
          }}
          onClose={close}
        />
      )
    case 'log':
    case null:
      return null
  }
}
