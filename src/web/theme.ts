import { effect } from '@preact/signals'
import { kept, oneOf } from './kept.ts'
import { storage } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme the reader chose; `system` follows the device. */
export const theme = kept('theme', oneOf(THEMES, 'system'))

/** Shows the page in another theme from now on, also at the next visit. */
export function setTheme(chosen: Theme): void {
  theme.value = chosen
  storage.write('theme', chosen)
}

if (globalThis.document) {
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme.value
  })
}
