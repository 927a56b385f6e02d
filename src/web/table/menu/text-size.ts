import { effect } from '@preact/signals'
import { kept, oneOf } from '../../kept.ts'
import { storage } from '../../storage.ts'

export const TEXT_SIZES = ['usual', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How large text is on all pages. At the next visit `early.js` sets it before anything is shown. */
export const textSize = kept('text-size', oneOf(TEXT_SIZES, 'usual'))

/** Shows all text in this size from now on. */
export function setTextSize(chosen: TextSize): void {
  textSize.value = chosen
  storage.write('text-size', chosen)
}

if (globalThis.document) {
  effect(() => {
    document.documentElement.dataset['textSize'] = textSize.value
  })
}
