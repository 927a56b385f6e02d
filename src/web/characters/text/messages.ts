// Written by `npm run texts` from en.json and its translations.
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'face.mine': {}
  'face.change': {}
  'face.make': {}
  'face.where': {}
  'face.surprise': {}
  'face.none': {}
  'face.done': {}
  'parts.ground': {}
  'parts.skin': {}
  'parts.hair': {}
  'parts.tint': {}
  'parts.eyes': {}
  'parts.mouth': {}
  'parts.wear': {}
  'parts.cloth': {}
  'kinds.ground.0': {}
  'kinds.ground.1': {}
  'kinds.ground.2': {}
  'kinds.ground.3': {}
  'kinds.ground.4': {}
  'kinds.ground.5': {}
  'kinds.skin.0': {}
  'kinds.skin.1': {}
  'kinds.skin.2': {}
  'kinds.skin.3': {}
  'kinds.skin.4': {}
  'kinds.hair.0': {}
  'kinds.hair.1': {}
  'kinds.hair.2': {}
  'kinds.hair.3': {}
  'kinds.hair.4': {}
  'kinds.hair.5': {}
  'kinds.hair.6': {}
  'kinds.hair.7': {}
  'kinds.tint.0': {}
  'kinds.tint.1': {}
  'kinds.tint.2': {}
  'kinds.tint.3': {}
  'kinds.tint.4': {}
  'kinds.tint.5': {}
  'kinds.eyes.0': {}
  'kinds.eyes.1': {}
  'kinds.eyes.2': {}
  'kinds.eyes.3': {}
  'kinds.mouth.0': {}
  'kinds.mouth.1': {}
  'kinds.mouth.2': {}
  'kinds.mouth.3': {}
  'kinds.wear.0': {}
  'kinds.wear.1': {}
  'kinds.wear.2': {}
  'kinds.wear.3': {}
  'kinds.wear.4': {}
  'kinds.wear.5': {}
  'kinds.wear.6': {}
  'kinds.wear.7': {}
  'kinds.cloth.0': {}
  'kinds.cloth.1': {}
  'kinds.cloth.2': {}
  'kinds.cloth.3': {}
  'kinds.cloth.4': {}
  'kinds.cloth.5': {}
}
