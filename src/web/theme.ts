import { effect } from '@preact/signals'
import { keptOneOf } from './kept.ts'

export const THEMES = ['system', 'light', 'dark'] as const

/** The theme the reader chose, and what chooses another; `system` follows the device. */
export const [theme, setTheme] = keptOneOf('theme', THEMES, 'system')

if (globalThis.document) {
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme.value
  })
}
