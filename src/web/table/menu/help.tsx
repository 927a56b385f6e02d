import { useLayoutEffect, useRef } from 'preact/hooks'
import type { GameText, Who } from '../../../kit/words/text.ts'
import { Dialog } from '../../parts/controls/dialog.tsx'
import type { KeyHelp } from '../../board-kit/board.ts'
import { tableText } from '../text/index.ts'

/** What keys do at every table, by the messages that say it. */
export const TABLE_KEYS = [
  ['Tab', 'next'],
  ['← → ↑ ↓', 'within'],
  ['Enter', 'choose'],
  ['M', 'moves'],
  ['L', 'log'],
  ['O', 'others'],
  ['W', 'round'],
  ['F', 'skip'],
  ['I', 'hint'],
  ['U', 'undo'],
  ['G', 'give'],
  ['?', 'list'],
] as const

const helpOf = ([key, does]: (typeof TABLE_KEYS)[number]): KeyHelp => ({
  key,
  does: tableText(`keys.${does}`),
})

/** What every key does, at the table and on this game's board. */
export function KeysDialog({ own, onClose }: { own: readonly KeyHelp[]; onClose: () => void }) {
  return (
    <Dialog title={tableText('keys.title')} onClose={onClose}>
      <dl class="tb-keys">
        {[...TABLE_KEYS.map(helpOf), ...own].map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** "What may I do?": every legal answer to the open question, each to be chosen right here. */
export function MovesDialog(props: {
  offers: readonly { readonly type: string }[]
  view: object
  text: GameText
  who: Who
  prompt: string
  onChoose: (move: { readonly type: string }) => void
  onClose: () => void
}) {
  const { offers } = props
  const list = useRef<HTMLDivElement>(null)
  // Whoever opens it by a key goes on by keys: to what may be done, not to the cross; also where
  // the question changes under their hands, or is asked only now.
  useLayoutEffect(() => {
    if (!list.current?.querySelector(':focus')) list.current?.querySelector('button')?.focus()
  }, [offers])
  return (
    <Dialog title={tableText('moves.title')} onClose={props.onClose}>
      <p>{offers.length === 0 ? tableText('moves.none') : props.prompt}</p>
      <div ref={list} class="tb-moves" data-rove>
        {offers.map(move => (
          <button
            type="button"
            class="act quiet"
            key={JSON.stringify(move)}
            onClick={() => props.onChoose(move)}
          >
            {props.text.move(move, props.view, props.who)}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
