import { COLOURS, type SizeName } from '../names.ts'

/** Goods 1 to 4 are small, 5 to 8 large, each red, green, blue, yellow. @rule COV-34 */
export const goodOf = (size: SizeName, colour: number): number =>
  size === 'large' ? colour + COLOURS : colour
export const colourOf = (good: number): number => (good > COLOURS ? good - COLOURS : good)
export const isLarge = (good: number): boolean => good > COLOURS
