import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import type { Rng } from '../../../../kernel/rng.ts'
import type { Errands, Questions } from '../../../../kit/tasks.ts'
import type { MerchantId } from '../names.ts'
import type { Cove, Event, Move, State } from '../state.ts'
import type { MerchantTask, Shop } from './words.ts'

/*
 * A merchant is a plain part: its words (`words.ts`), its numbers (`numbers.ts`), and one of these,
 * made for a set of printed values. It knows the core, the core knows it only from the register in
 * `index.ts`.
 */

/** The tasks of a merchant that are questions, and those that are errands. */
type QuestionsOf<T extends MerchantTask> = Questions<Cove, Extract<T['at'], Move['type']>>
type ErrandsOf<T extends MerchantTask> = Errands<Cove, Exclude<T['at'], Move['type']>>

type ShopOf<Id extends MerchantId> = Extract<Shop, { merchant: Id }>
export type Act = (state: State, seat: Seat, ply: PlyContext<Event>) => void

export interface Merchant<Id extends MerchantId, T extends MerchantTask> {
  readonly id: Id
  /** How many figures stand on its board. @rule COV-27, COV-CHR-3 */
  readonly figures: 1 | 2
  /** Its shop at the start. */
  setup(rng: Rng): ShopOf<Id>
  /** May the action of this space, one of its own, do anything now? @rule COV-R21 */
  open(state: Frozen<State>, seat: Seat, space: number): boolean
  /**
   * Begins the action of this space: pushes its tasks, last to happen first. Its cost is paid when
   * all are done. Its figure stands there already, see `figureOf`.
   */
  act(state: State, seat: Seat, space: number, ply: PlyContext<Event>): void
  /**
   * Its four Staff abilities in slot order. One that can have no effect does nothing. @rule COV-88
   */
  readonly staff: readonly [Act, Act, Act, Act]
  /** What its tasks ask and do. */
  readonly questions: QuestionsOf<T>
  readonly errands: ErrandsOf<T>
  /**
   * Before Hours are paid: pushes `clock.route` with what is left of them, in its own way; null =
   * the core does it. @rule COV-CHR-12
   */
  readonly payHours: ((state: State, seat: Seat, hours: number) => void) | null
  /** What it does in Cleanup. @rule COV-CAP-11 */
  readonly cleanup: Act | null
  /**
   * Whether something from outside has the shape of its shop: fields, kinds, ranges. Takes any
   * JSON.
   */
  shape(shop: unknown): shop is ShopOf<Id>
  /**
   * Whether something from outside has the shape of one of its tasks, `seat` and `at` apart, which
   * are checked before.
   */
  taskShape(task: { readonly at: string; readonly [name: string]: unknown }): boolean
  /**
   * Broken invariants of its shop, each in a sentence with its rule: pieces conserved, limits kept.
   * Takes what passed `shape`.
   */
  faults(shop: Frozen<ShopOf<Id>>): readonly string[]
}

/** This seat's shop. The seat plays this merchant; else it is the caller's bug. */
export function shopOf<Id extends MerchantId>(state: State, seat: Seat, id: Id): ShopOf<Id>
export function shopOf<Id extends MerchantId>(
  state: Frozen<State>,
  seat: Seat,
  id: Id,
): Frozen<ShopOf<Id>>
export function shopOf<Id extends MerchantId>(
  state: Frozen<State>,
  seat: Seat,
  id: Id,
): Frozen<ShopOf<Id>> {
  const { shop } = state.players[seat]
  if (shop?.merchant !== id) throw new Error(`Seat ${seat} does not play ${id}.`)
  return shop as Frozen<ShopOf<Id>>
}

/** Which of its figures the seat has moved in this turn. @rule COV-CHR-3 */
export function figureOf(state: Frozen<State>, seat: Seat): number {
  const { turns, figures } = state.players[seat]
  return (turns + figures.length - 1) % figures.length
}
