import { LANGUAGES } from '../../../kit/meta.ts'
import { language, LANGUAGE_NAMES } from '../../language.ts'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { Icon, type IconName } from '../../parts/pictures/icon.tsx'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { SoundSettings } from '../../sound/controls.tsx'
import { speak } from '../../text/catalogue.ts'
import { pageText } from '../../text/index.ts'
import { setTheme, theme, THEMES } from '../../theme.ts'
import { unspokenText } from '../../unspoken.tsx'
import { type FindNext, useNext } from '../life/use-next.ts'
import { textSize, TEXT_SIZES, setTextSize } from './text-size.ts'
import { PaceSettings } from './pace-settings.tsx'
import { openHere } from '../rules/rules-beside.tsx'
import { TableNotices } from './table-notices.tsx'
import { Unread } from '../talk/unread.tsx'
import { tableText } from '../text/index.ts'

const HELP =
  'M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'
const KEYS =
  'M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'
const TALK =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719'

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
  findNext: FindNext | undefined
  onStop: (() => void) | undefined
  onClose: () => void
}) {
  const next = useNext(props.findNext)
  /** Closes the menu and goes somewhere else. */
  const away = (go: () => void) => () => {
    props.onClose()
    go()
  }
  return (
    <Dialog title={tableText('menu.label')} onClose={props.onClose}>
      <div class="tb-menu">
        <a
          class="act quiet"
          href={props.rulesPath}
          target="_blank"
          rel="noopener"
          onClick={event => {
            openHere()(event)
            props.onClose()
          }}
        >
          <Icon name="book" />
          {tableText('menu.rules')}
        </a>
        {props.unread !== null && <TalkItem unread={props.unread} onPress={away(props.onTalk)} />}
        <Item path={HELP} label={tableText('menu.moves')} onPress={props.onMoves} />
        {props.tellOf !== null && <TableNotices table={props.tellOf} />}
        <Item path={KEYS} label={tableText('menu.keys')} onPress={props.onKeys} />
        {props.onSince && (
          <Item icon="play" label={tableText('since.title')} onPress={away(props.onSince)} />
        )}
        {props.onStop && <Item icon="x" label={tableText('life.ways')} onPress={props.onStop} />}
        <Item icon="leave" label={tableText('menu.leave')} onPress={props.onLeave} />
        {/* It may come late: nothing above it moves under a finger. */}
        {next && <Item icon="next" label={tableText('life.next')} onPress={away(next)} />}
      </div>
      <Settings />
    </Dialog>
  )
}

/** One thing to do, with a picture before it. */
function Item(props: { icon?: IconName; path?: string; label: string; onPress: () => void }) {
  return (
    <button type="button" class="act quiet" onClick={props.onPress}>
      {props.icon && <Icon name={props.icon} />}
      {props.path && <Icon path={props.path} />}
      {props.label}
    </button>
  )
}

/** Leads to what is said at the table, where it does not lie beside the board. */
function TalkItem({ unread, onPress }: { unread: number; onPress: () => void }) {
  return (
    <button type="button" class="act quiet tb-menu-talk" onClick={onPress}>
      <Icon path={TALK} />
      {tableText('talk.title')}
      <Unread lines={unread} />
    </button>
  )
}

function Settings() {
  return (
    <>
      <Segmented
        label={tableText('menu.language')}
        help={unspokenText()}
        value={language.value}
        choices={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={chosen => void speak(chosen)}
      />
      <SoundSettings />
      <Segmented
        label={tableText('menu.colours')}
        value={theme.value}
        choices={THEMES.map(value => ({ value, label: pageText(`themes.${value}`) }))}
        onChange={setTheme}
      />
      <Segmented
        label={tableText('menu.textSize')}
        value={textSize.value}
        choices={TEXT_SIZES.map(value => ({ value, label: tableText(`menu.textSize.${value}`) }))}
        onChange={setTextSize}
      />
      <PaceSettings />
    </>
  )
}
