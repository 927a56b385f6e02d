import type { ComponentChildren } from 'preact'
import type { Dispatch, StateUpdater } from 'preact/hooks'
import { namedKey } from '../../board-kit/keys.ts'
import { Icon } from '../../parts/pictures/icon.tsx'
import type { Opened } from '../menu/dialogs.tsx'
import { SIGNS } from '../signs.ts'
import { Unread } from '../talk/unread.tsx'
import { tableText } from '../text/index.ts'

/**
 * The buttons at the right of the status line: on to my turn, the log, shown or hidden again, and the
 * menu with what was said unseen.
 */
export function Tools({
  unread,
  open,
  hurry,
  hint,
}: {
  unread: number
  open: Dispatch<StateUpdater<Opened>>
  /** Skips all until I am asked; left out while there is nothing to skip. */
  hurry: (() => void) | undefined
  /** Shows the best moves; left out where there are no hints now. */
  hint: (() => void) | undefined
}) {
  return (
    <>
      {hurry && (
        <Tool label={tableText('pace.skip')} onPress={hurry}>
          <Icon name="skip" />
        </Tool>
      )}
      {hint && (
        <Tool label={tableText('table.hint')} keys="i" onPress={hint}>
          <Icon path={SIGNS.idea} size={22} />
        </Tool>
      )}
      <Tool
        label={tableText('log.open')}
        looks="tb-log-open"
        onPress={() => open(now => (now === 'log' ? null : 'log'))}
      >
        <Icon path={SIGNS.log} size={22} />
      </Tool>
      <Tool label={tableText('menu.label')} onPress={() => open('menu')}>
        <Icon path={SIGNS.menu} size={22} bold />
        <Unread lines={unread} />
      </Tool>
    </>
  )
}

/** A button that is a sign: its words are told under a mouse that rests, and when it is held. */
function Tool(props: {
  label: string
  onPress: () => void
  keys?: string
  looks?: string
  children: ComponentChildren
}) {
  const { label, looks } = props
  return (
    <button
      type="button"
      class={looks ? `tb-tool ${looks}` : 'tb-tool'}
      aria-label={label}
      aria-keyshortcuts={namedKey(props.keys)}
      data-tells={label}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  )
}
