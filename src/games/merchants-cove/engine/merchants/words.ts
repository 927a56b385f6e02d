import type {
  AlchemistEvent,
  AlchemistMove,
  AlchemistShop,
  AlchemistTask,
} from './alchemist/words.ts'
import type {
  BlacksmithEvent,
  BlacksmithMove,
  BlacksmithShop,
  BlacksmithTask,
} from './blacksmith/words.ts'
import type { CaptainEvent, CaptainMove, CaptainShop, CaptainTask } from './captain/words.ts'
import type {
  ChronomancerEvent,
  ChronomancerMove,
  ChronomancerShop,
  ChronomancerTask,
} from './chronomancer/words.ts'

/** A merchant's own state; all of it is public. */
export type Shop = AlchemistShop | BlacksmithShop | CaptainShop | ChronomancerShop
export type MerchantTask = AlchemistTask | BlacksmithTask | CaptainTask | ChronomancerTask
export type MerchantMove = AlchemistMove | BlacksmithMove | CaptainMove | ChronomancerMove
export type MerchantEvent = AlchemistEvent | BlacksmithEvent | CaptainEvent | ChronomancerEvent
