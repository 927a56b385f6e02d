import type { Opened } from '../menu/dialogs.tsx'
import { Sign } from '../menu/signs.tsx'
import { tableText } from '../text/index.ts'

/** The buttons at the right of the status line: the log, and the menu with what was said unseen. */
export function Tools({ unread, open }: { unread: number; open: (what: Opened) => void }) {
  return (
    <>
      <button
        type="button"
        class="tb-tool tb-log-open"
        aria-label={tableText().log.open}
        onClick={() => open('log')}
      >
        <Sign name="log" />
      </button>
      <button
        type="button"
        class="tb-tool"
        aria-label={tableText().menu.label}
        onClick={() => open('menu')}
      >
        <Sign name="menu" bold />
        {unread > 0 && <span class="tb-unread">{tableText().talk.unread(unread)}</span>}
      </button>
    </>
  )
}
