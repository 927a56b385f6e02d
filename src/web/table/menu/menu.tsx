import { LANGUAGES } from '../../../kit/meta.ts'
import { language, LANGUAGE_NAMES, setLanguage } from '../../language.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { pageText } from '../../text/index.ts'
import { setTheme, theme, THEMES } from '../../theme.ts'
import { Sign } from './signs.tsx'
import { TableNotices } from './table-notices.tsx'
import { tableText } from '../text/index.ts'

/** Everything that is not the game: rules, keys, language, colours, the way out. */
export function Menu(props: {
  rulesPath: string
  /** Lines said and not seen yet; null where nothing can be said. */
  unread: number | null
  onTalk: () => void
  /** The table of whose turns I may be told; null where there are none. */
  tellOf: string | null
  onMoves: () => void
  onKeys: () => void
  onLeave: () => void
  onSince: (() => void) | undefined
  onNext: (() => void) | undefined
  onStop: (() => void) | undefined
  onClose: () => void
}) {
  return (
    <Dialog title={tableText().menu.label} onClose={props.onClose}>
      <div class="tb-menu">
        <a class="act quiet" href={props.rulesPath} target="_blank" rel="noopener">
          <Icon name="book" />
          {tableText().menu.rules}
        </a>
        {props.unread !== null && (
          <button
            type="button"
            class="act quiet tb-menu-talk"
            onClick={() => {
              props.onClose()
              props.onTalk()
            }}
          >
            <Sign name="talk" size={20} />
            {tableText().talk.title}
            {props.unread > 0 && (
              <span class="tb-unread">{tableText().talk.unread(props.unread)}</span>
            )}
          </button>
        )}
        <button type="button" class="act quiet" onClick={props.onMoves}>
          <Sign name="help" size={20} />
          {tableText().menu.moves}
        </button>
        {props.tellOf !== null && <TableNotices table={props.tellOf} />}
        <button type="button" class="act quiet" onClick={props.onKeys}>
          <Sign name="keys" size={20} />
          {tableText().menu.keys}
        </button>
        {props.onSince && (
          <Away
            icon="play"
            label={tableText().since.title}
            onGo={props.onSince}
            onClose={props.onClose}
          />
        )}
        {props.onNext && (
          <Away
            icon="next"
            label={tableText().life.next}
            onGo={props.onNext}
            onClose={props.onClose}
          />
        )}
        {props.onStop && (
          <button type="button" class="act quiet" onClick={props.onStop}>
            <Icon name="x" />
            {tableText().life.ways}
          </button>
        )}
        <button type="button" class="act quiet" onClick={props.onLeave}>
          <Icon name="leave" />
          {tableText().menu.leave}
        </button>
      </div>
      <Segmented
        label={tableText().menu.language}
        value={language.value}
        choices={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      <Segmented
        label={tableText().menu.colours}
        value={theme.value}
        choices={THEMES.map(value => ({ value, label: pageText().themes[value] }))}
        onChange={setTheme}
      />
    </Dialog>
  )
}

/** Closes the menu and leads to something else. */
function Away(props: { icon: IconName; label: string; onGo: () => void; onClose: () => void }) {
  const go = () => {
    props.onClose()
    props.onGo()
  }
  return (
    <button type="button" class="act quiet" onClick={go}>
      <Icon name={props.icon} />
      {props.label}
    </button>
  )
}
