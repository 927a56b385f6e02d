import type { ComponentChildren } from 'preact'
import type { GameMeta } from '../../../kit/meta.ts'
import { LANGUAGES } from '../../../kit/meta.ts'
import { language, LANGUAGE_NAMES } from '../../language.ts'
import { usePageTitle } from '../../page.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { Mark } from '../../parts/pictures/mark.tsx'
import { SoundSwitch } from '../../sound/controls.tsx'
import { speak, unspoken } from '../../text/catalogue.ts'
import { pageText } from '../../text/index.ts'
import { setTheme, theme, THEMES } from '../../theme.ts'
import './shell.css'

/**
 * What every page but a table has round it: the way home, language and colours, and at the foot who
 * made this.
 */
export function Shell(props: {
  title: string
  accent?: GameMeta['accent']
  children: ComponentChildren
}) {
  usePageTitle(props.title)
  return (
    <div class="shell" data-accent={props.accent}>
      <a class="skip" href="#main">
        {pageText('page.skip')}
      </a>
      <header class="top">
        <a class="brand" href="/" aria-label={`${pageText('page.name')}: ${pageText('page.home')}`}>
          <Mark />
          <span>{pageText('page.name')}</span>
        </a>
        <nav aria-label={pageText('page.mainMenu')}>
          <a class="switch round" href="/me" title={pageText('page.account')}>
            <Icon name="person" />
          </a>
          <LanguageSwitch />
          <SoundSwitch />
          <ThemeSwitch />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      <footer class="foot">
        <nav aria-label={pageText('page.more')}>
          <a href="/learn">{pageText('page.learn')}</a>
          <a href="/lab">{pageText('page.lab')}</a>
          <a href="/about">{pageText('page.about')}</a>
        </nav>
        <span>{pageText('page.privacy')}</span>
      </footer>
    </div>
  )
}

function LanguageSwitch() {
  return (
    <label class="switch">
      <Icon name="languages" />
      <span class="heard">{pageText('page.language')}</span>
      <select
        value={language.value}
        aria-invalid={unspoken.value !== null}
        onChange={event => {
          const chosen = LANGUAGES.find(offer => offer === event.currentTarget.value)
          if (chosen) void speak(chosen)
        }}
      >
        {LANGUAGES.map(offer => (
          <option key={offer} value={offer} lang={offer}>
            {LANGUAGE_NAMES[offer]}
          </option>
        ))}
      </select>
    </label>
  )
}

function ThemeSwitch() {
  const now = theme.value
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? 'system'
  const label = `${pageText('page.theme')}: ${pageText(`themes.${now}`)}`
  return (
    <button type="button" class="switch round" title={label} onClick={() => setTheme(next)}>
      <Icon name={now} />
    </button>
  )
}
