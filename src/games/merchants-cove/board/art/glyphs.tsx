import type { JSX } from 'preact'

/** The glyphs: one file for all of them, in a box of 512 by 512. */
const [FILE = ''] = Object.values(
  import.meta.glob<string>('./glyphs.svg', { query: '?url', import: 'default', eager: true }),
)

/** A glyph as part of a drawing. */
export const Outline = ({ name, ...look }: { name: GlyphName } & JSX.IntrinsicElements['use']) => (
  <use {...look} href={`${FILE}#${name}`} />
)

export const GLYPHS = [
  'warrior',
  'bard',
  'wizard',
  'noble',
  'rogue',
  'potion',
  'elixir',
  'weapon',
  'armour',
  'treasure',
  'trinket',
  'relic',
  'skull',
  'mouse',
  'anvil',
  'fire',
  'anchor',
  'hourglass',
  'bag',
  'person',
  'fish',
] as const
export type GlyphName = (typeof GLYPHS)[number]
