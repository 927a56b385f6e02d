/**
 * What a face is made of, and how many kinds of each there are. A face is written as one digit a
 * part, in this order: "01203415".
 */
export const PARTS = {
  ground: ['#f3d6a4', '#bcd9d4', '#ecc3c0', '#c6cdea', '#cfdcb4', '#f0c9a6'],
  skin: ['#f4d0ac', '#e2ad7c', '#c5895a', '#9a6440', '#7d5335'],
  hair: ['none', 'short', 'parted', 'long', 'bun', 'curls', 'braids', 'tuft'],
  tint: ['#2b1d16', '#5b3420', '#a3642a', '#8f8a84', '#ebe3d4', '#7c2430'],
  eyes: ['open', 'merry', 'sleepy', 'lashes'],
  mouth: ['smile', 'grin', 'calm', 'sly'],
  wear: ['none', 'glasses', 'moustache', 'beard', 'hat', 'flower', 'earrings', 'scarf'],
  cloth: ['#b3243b', '#d98e04', '#157f83', '#34407f', '#4c7a34', '#c21f68'],
} as const

export type Part = keyof typeof PARTS
export const PART_NAMES: readonly Part[] = [
  'ground',
  'skin',
  'hair',
  'tint',
  'eyes',
  'mouth',
  'wear',
  'cloth',
]

export type FaceParts = { readonly [part in Part]: number }

/** The parts of a face as it is written; null if that is no face. */
export function partsOf(face: string): FaceParts | null {
  if (face.length !== PART_NAMES.length || !/^\d+$/.test(face)) return null
  const kinds = Array.from(face, Number)
  const [ground = 0, skin = 0, hair = 0, tint = 0, eyes = 0, mouth = 0, wear = 0, cloth = 0] = kinds
  const parts = { ground, skin, hair, tint, eyes, mouth, wear, cloth }
  return PART_NAMES.every(part => parts[part] < PARTS[part].length) ? parts : null
}

/** The same face with another kind of one part. */
export function withPart(face: string, part: Part, kind: number): string {
  const at = PART_NAMES.indexOf(part)
  return face.slice(0, at) + kind + face.slice(at + 1)
}

/** A face by chance. `unit` gives numbers from 0 to less than 1. */
export function anyFace(unit: () => number): string {
  return PART_NAMES.map(part => Math.floor(unit() * PARTS[part].length)).join('')
}
