import { alchemist } from './alchemist/index.ts'
import { blacksmith } from './blacksmith/index.ts'
import { captain } from './captain/index.ts'
import { chronomancer } from './chronomancer/index.ts'

/**
 * The register of merchants: one line each. Their words are joined in `words.ts`, their numbers in
 * `../../content/compile.ts`.
 */
export const MERCHANTS = {
  alc: alchemist,
  bla: blacksmith,
  cap: captain,
  chr: chronomancer,
} as const
