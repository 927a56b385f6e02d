import type { Tables } from '../../content/compile.ts'
import { alchemist } from './alchemist/index.ts'
import { blacksmith } from './blacksmith/index.ts'
import { captain } from './captain/index.ts'
import { chronomancer } from './chronomancer/index.ts'

/**
 * The register of merchants: one line each. Their words are joined in `words.ts`, their numbers in
 * `../../content/compile.ts`.
 */
export const merchantsWith = (tables: Tables) => ({
  alc: alchemist(tables),
  bla: blacksmith(tables),
  cap: captain(tables),
  chr: chronomancer(tables),
})

/** All merchants, with one set of printed values. */
export type Merchants = ReturnType<typeof merchantsWith>
