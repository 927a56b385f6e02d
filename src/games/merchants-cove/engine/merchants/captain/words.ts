import type { Seat } from '../../../../../kernel/game.ts'

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

export type CaptainTask =
  /**
   * Spins the compass: automatic. `steps` so far; `extra` spins may follow this one. @rule
   * COV-CAP-6
   */
  | { readonly at: 'cap.spin'; readonly seat: Seat; readonly steps: number; readonly extra: number }
  /** A ship outside the Harbour comes back with nothing, or a Corruption card. @rule COV-CAP-7 */
  | { readonly at: 'cap.storm'; readonly seat: Seat }
  /** Once more? @rule COV-CAP-6 */
  | {
      readonly at: 'cap.spinAgain'
      readonly seat: Seat
      readonly steps: number
      readonly extra: number
    }
  /**
   * A ship and where it goes, up to `steps` away. `ships` null: any number of ships share the
   * steps; else so many may still move, each so far. `moved`: where the ship lies that these hands
   * have moved already and move no more; null = none. @rule COV-CAP-4, COV-CAP-13, COV-CAP-15
   */
  | {
      readonly at: 'cap.move'
      readonly seat: Seat
      readonly steps: number
      readonly ships: number | null
      readonly moved: Zone | null
    }
  /**
   * Which ship comes home next. `first`: none has yet. `landed`: colours of the Goods gained. @rule
   * COV-CAP-8
   */
  | {
      readonly at: 'cap.recall.next'
      readonly seat: Seat
      readonly first: boolean
      readonly landed: readonly number[]
    }
  /** Which shield the Recall activates. @rule COV-CAP-12 */
  | { readonly at: 'cap.shield'; readonly seat: Seat; readonly landed: readonly number[] }
  /** One ship comes home with its Good. @rule COV-CAP-9, COV-CAP-16 */
  | { readonly at: 'cap.smuggle'; readonly seat: Seat }
  /** The catch of one ship comes home without it. @rule COV-CAP-14 */
  | { readonly at: 'cap.net'; readonly seat: Seat }

export type CaptainMove =
  /** The zone whose ship comes back; null = draw a Corruption card. */
  | { readonly type: 'cap.storm'; readonly zone: Zone | null }
  | { readonly type: 'cap.spinAgain'; readonly again: boolean }
  | { readonly type: 'cap.move'; readonly from: Zone; readonly to: Zone }
  | { readonly type: 'cap.recall.next'; readonly zone: Zone }
  | { readonly type: 'cap.shield'; readonly colour: number }
  | { readonly type: 'cap.smuggle'; readonly zone: Zone }
  | { readonly type: 'cap.net'; readonly zone: Zone }

export type CaptainEvent =
  /** The compass stopped: 1 to 4, or 0 = Storm. `steps`: the sum so far. */
  | {
      readonly type: 'cap.spun'
      readonly seat: Seat
      readonly sector: number
      readonly steps: number
      readonly reveals: true
    }
  /** In a Storm a ship came back from this zone, or (null) all stayed out for a Corruption card. */
  | { readonly type: 'cap.weathered'; readonly seat: Seat; readonly zone: Zone | null }
  | { readonly type: 'cap.sailed'; readonly seat: Seat; readonly from: Zone; readonly to: Zone }
  /** A ship came home from a zone; its Good, or null = nothing. */
  | {
      readonly type: 'cap.landed'
      readonly seat: Seat
      readonly zone: Zone
      readonly good: number | null
    }
  /** A catch came home, its ship fell back to the Shallows. */
  | { readonly type: 'cap.netted'; readonly seat: Seat; readonly zone: Zone; readonly good: number }
  /** Treasures came back to the Isles of these colours. @rule COV-CAP-11 */
  | { readonly type: 'cap.restocked'; readonly seat: Seat; readonly colours: readonly number[] }
