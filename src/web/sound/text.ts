import { inLanguage } from '../text/catalogue.ts'
import type { Volume } from './settings.ts'

interface SoundText {
  readonly title: string
  readonly volumes: { readonly [volume in Volume]: string }
  readonly tremble: string
  readonly yes: string
  readonly no: string
}

const en: SoundText = {
  title: 'Sound',
  volumes: { off: 'Off', low: 'Low', middle: 'Middle', high: 'High' },
  tremble: 'Vibrate when it is my turn',
  yes: 'Yes',
  no: 'No',
}

const es: SoundText = {
  title: 'Sonido',
  volumes: { off: 'Sin', low: 'Bajo', middle: 'Medio', high: 'Alto' },
  tremble: 'Vibrar cuando me toca',
  yes: 'Sí',
  no: 'No',
}

/** What the page says of sound, in the language it speaks now. */
export const soundText = inLanguage({ en, es })
