import { alchemist } from './alchemist.ts'
import { blacksmith } from './blacksmith.ts'
import { captain } from './captain.ts'
import { chronomancer } from './chronomancer.ts'
import type { Keepers } from './appraisal.ts'

/** One line a merchant. */
export const newKeepers = (): Keepers => ({
  alc: alchemist(),
  bla: blacksmith(),
  cap: captain(),
  chr: chronomancer(),
})
