import { effect } from '@preact/signals'
import { keptOneOf } from '../../kept.ts'

export const TEXT_SIZES = ['usual', 'large', 'larger'] as const

/**
 * How large text is on all pages, and what chooses another size. At the next visit `early.js` sets it
 * before anything is shown.
 */
export const [textSize, setTextSize] = keptOneOf('text-size', TEXT_SIZES, 'usual')

if (globalThis.document) {
  effect(() => {
    document.documentElement.dataset['textSize'] = textSize.value
  })
}
