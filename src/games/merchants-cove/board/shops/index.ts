import { alchemist } from './alchemist/index.tsx'
import { blacksmith } from './blacksmith/index.tsx'
import { captain } from './captain/index.tsx'
import { chronomancer } from './chronomancer/index.tsx'

/** The register of the merchants' boards: one line each. */
export const BOARDS = {
  alc: alchemist,
  bla: blacksmith,
  cap: captain,
  chr: chronomancer,
} as const
export const SHOPS = Object.values(BOARDS)
