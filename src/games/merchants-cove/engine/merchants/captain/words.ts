import type { Seat } from '../../../../../kernel/game.ts'
import type { ByTask, ByType } from '../../../../../kit/variants.ts'

/**
 * A zone of the sea chart: 0 is the Harbour; the Shallows, Fishing Ground and Treasure Isle of
 * colour c are 3c − 2, 3c − 1 and 3c. @rule COV-CAP-1
 */
export type Zone = number

export type CaptainShop = {
  merchant: 'cap'
  /** How many ships lie in each of the 13 zones; ships in one zone are interchangeable. */
  ships: number[]
  /** Whether the treasure token lies on the Isle: [_, red, green, blue, yellow]. */
  treasures: boolean[]
}

export type CaptainTask = ByTask<{
  /**
   * Spins the compass: automatic. `steps` so far; `extra` spins may follow this one. @rule
   * COV-CAP-6
   */
  'cap.spin': { seat: Seat; steps: number; extra: number }
  /** A ship outside the Harbour comes back with nothing, or a Corruption card. @rule COV-CAP-7 */
  'cap.storm': { seat: Seat }
  /** Once more? @rule COV-CAP-6 */
  'cap.spinAgain': { seat: Seat; steps: number; extra: number }
  /**
   * A ship and where it goes, up to `steps` away. `ships` null: any number of ships share the
   * steps; else so many may still move, each so far. `moved`: where the ship lies that these hands
   * have moved already and move no more; null = none. @rule COV-CAP-4, COV-CAP-13, COV-CAP-15
   */
  'cap.move': { seat: Seat; steps: number; ships: number | null; moved: Zone | null }
  /**
   * Which ship comes home next. `first`: none has yet. `landed`: colours of the Goods gained. @rule
   * COV-CAP-8
   */
  'cap.recall.next': { seat: Seat; first: boolean; landed: readonly number[] }
  /** Which shield the Recall activates. @rule COV-CAP-12 */
  'cap.shield': { seat: Seat; landed: readonly number[] }
  /** One ship comes home with its Good. @rule COV-CAP-9, COV-CAP-16 */
  'cap.smuggle': { seat: Seat }
  /** The catch of one ship comes home without it. @rule COV-CAP-14 */
  'cap.net': { seat: Seat }
}>

export type CaptainMove = ByType<{
  /** The zone whose ship comes back; null = draw a Corruption card. */
  'cap.storm': { zone: Zone | null }
  'cap.spinAgain': { again: boolean }
  'cap.move': { from: Zone; to: Zone }
  'cap.recall.next': { zone: Zone }
  'cap.shield': { colour: number }
  'cap.smuggle': { zone: Zone }
  'cap.net': { zone: Zone }
}>

export type CaptainEvent = ByType<{
  /** The compass stopped: 1 to 4, or 0 = Storm. `steps`: the sum so far. */
  'cap.spun': { seat: Seat; sector: number; steps: number; reveals: true }
  /** In a Storm a ship came back from this zone, or (null) all stayed out for a Corruption card. */
  'cap.weathered': { seat: Seat; zone: Zone | null }
  'cap.sailed': { seat: Seat; from: Zone; to: Zone }
  /** A ship came home from a zone; its Good, or null = nothing. */
  'cap.landed': { seat: Seat; zone: Zone; good: number | null }
  /** A catch came home, its ship fell back to the Shallows. */
  'cap.netted': { seat: Seat; zone: Zone; good: number }
  /** Treasures came back to the Isles of these colours. @rule COV-CAP-11 */
  'cap.restocked': { seat: Seat; colours: readonly number[] }
}>
