import { inLanguage } from '../text/catalogue.ts'
import type { Part } from './parts.ts'

interface FaceText {
  readonly mine: string
  readonly change: string
  readonly make: string
  readonly where: string
  readonly surprise: string
  readonly none: string
  readonly done: string
  readonly parts: { readonly [part in Part]: string }
  /** What each kind of a part is called, in the order of `PARTS`. */
  readonly kinds: { readonly [part in Part]: readonly string[] }
}

const en: FaceText = {
  mine: 'My face',
  change: 'Change my face',
  make: 'Make my face',
  where: 'Those with whom you sit at a table on this server see it.',
  surprise: 'Surprise me',
  none: 'No face',
  done: 'That is me',
  parts: {
    ground: 'Background',
    skin: 'Skin',
    hair: 'Hair',
    tint: 'Colour of the hair',
    eyes: 'Eyes',
    mouth: 'Mouth',
    wear: 'What you wear',
    cloth: 'Clothes',
  },
  kinds: {
    ground: ['sand', 'mint', 'rose', 'lavender', 'lime', 'peach'],
    skin: ['very light', 'light', 'tan', 'brown', 'dark brown'],
    hair: ['none', 'short', 'parted', 'long', 'bun', 'curls', 'braids', 'tuft'],
    tint: ['black', 'brown', 'chestnut', 'grey', 'white', 'red'],
    eyes: ['open', 'merry', 'sleepy', 'lashes'],
    mouth: ['smile', 'grin', 'calm', 'sly'],
    wear: ['nothing', 'glasses', 'moustache', 'beard', 'hat', 'flower', 'earrings', 'scarf'],
    cloth: ['red', 'marigold', 'turquoise', 'indigo', 'green', 'pink'],
  },
}

const es: FaceText = {
  mine: 'Mi cara',
  change: 'Cambiar mi cara',
  make: 'Hacer mi cara',
  where: 'La ven quienes se sientan contigo a una mesa en este servidor.',
  surprise: 'Sorpréndeme',
  none: 'Sin cara',
  done: 'Así soy',
  parts: {
    ground: 'Fondo',
    skin: 'Piel',
    hair: 'Pelo',
    tint: 'Color del pelo',
    eyes: 'Ojos',
    mouth: 'Boca',
    wear: 'Lo que llevas',
    cloth: 'Ropa',
  },
  kinds: {
    ground: ['arena', 'menta', 'rosa', 'lavanda', 'lima', 'durazno'],
    skin: ['muy clara', 'clara', 'morena clara', 'morena', 'morena oscura'],
    hair: ['sin pelo', 'corto', 'con raya', 'largo', 'chongo', 'rizos', 'trenzas', 'copete'],
    tint: ['negro', 'café', 'castaño', 'gris', 'blanco', 'rojo'],
    eyes: ['abiertos', 'alegres', 'dormilones', 'con pestañas'],
    mouth: ['sonrisa', 'carcajada', 'tranquila', 'pícara'],
    wear: ['nada', 'lentes', 'bigote', 'barba', 'sombrero', 'flor', 'aretes', 'paliacate'],
    cloth: ['rojo', 'cempasúchil', 'turquesa', 'índigo', 'verde', 'rosa'],
  },
}

/** What the page says of making a face, in the language it speaks now. */
export const faceText = inLanguage({ en, es })
