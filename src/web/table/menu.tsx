import { LANGUAGES } from '../../kit/meta.ts'
import { language, LANGUAGE_NAMES, setLanguage } from '../language.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { t } from '../text/index.ts'
import { setTheme, theme, THEMES } from '../theme.ts'
import { Sign } from './signs.tsx'
import { words } from './text/index.ts'

/** Everything that is not the game: rules, keys, language, colours, the way out. */
export function Menu(props: {
  rulesPath: string
  onMoves: () => void
  onKeys: () => void
  onLeave: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={words().menu.label} onClose={props.onClose}>
      <div class="tb-menu">
        <a class="act quiet" href={props.rulesPath} target="_blank" rel="noopener">
          <Icon name="book" />
          {words().menu.rules}
        </a>
        <button type="button" class="act quiet" onClick={props.onMoves}>
          <Sign name="help" size={20} />
          {words().menu.moves}
        </button>
        <button type="button" class="act quiet" onClick={props.onKeys}>
          <Sign name="keys" size={20} />
          {words().menu.keys}
        </button>
        <button type="button" class="act quiet" onClick={props.onLeave}>
          <Icon name="leave" />
          {words().menu.leave}
        </button>
      </div>
      <Segmented
        label={words().menu.language}
        value={language.value}
        choices={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      <Segmented
        label={words().menu.colours}
        value={theme.value}
        choices={THEMES.map(value => ({ value, label: t().themes[value] }))}
        onChange={setTheme}
      />
    </Dialog>
  )
}
