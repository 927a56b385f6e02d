import type { Dispatch, StateUpdater } from 'preact/hooks'
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
        <button type="button" class="tb-tool" aria-label={tableText('pace.skip')} onClick={hurry}>
          <Icon name="skip" />
        </button>
      )}
      {hint && (
        <button
          type="button"
          class="tb-tool"
          aria-label={tableText('table.hint')}
          aria-keyshortcuts="i"
          onClick={hint}
        >
          <Icon path={SIGNS.idea} size={22} />
        </button>
      )}
      <button
        type="button"
        class="tb-tool tb-log-open"
        aria-label={tableText('log.open')}
        onClick={() => open(now => (now === 'log' ? null : 'log'))}
      >
        <Icon path={SIGNS.log} size={22} />
      </button>
      <button
        type="button"
        class="tb-tool"
        aria-label={tableText('menu.label')}
        onClick={() => open('menu')}
      >
        <Icon path={SIGNS.menu} size={22} bold />
        <Unread lines={unread} />
      </button>
    </>
  )
}
