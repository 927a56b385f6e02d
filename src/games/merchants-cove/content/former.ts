import { changed, type Changes } from '../../../kit/content/changed.ts'
import type { FormerSet } from '../../../kit/content/sets.ts'
import { type Content, standard } from './values.ts'

/*
 * What the game came with earlier: matches that were begun with such values stay as they are. Only
 * what was other is written down. When standard values are changed, those that went stand here.
 */

/** Before the merchants were balanced by the bots of 2026. */
const FIRST: Changes = {
  'merchants.0.layout.rackCapacity': 10,
  'merchants.1.components.2.count': 2,
  'merchants.1.components.3.count': 2,
  'merchants.1.layout.startTray': { coal: 6, red: 1 },
  'merchants.2.layout.compassSectors': [1, 2, 3, 3, 4, 4, 4, 'storm'],
  'merchants.2.spaces.3.corruption': 1,
  'merchants.3.layout.startHourglasses': 2,
}

/** Before they were balanced anew, by bots that had learned the game. */
const SECOND: Changes = {
  'merchants.0.layout.rackCapacity': 11,
  'merchants.1.layout.startTray': { coal: 6, red: 1, green: 1, blue: 1, yellow: 2 },
  'merchants.2.layout.compassSectors': [1, 2, 1, 'storm', 4, 4, 1, 'storm'],
}

export const former: readonly FormerSet<Content>[] = [
  { digest: '03b9793ccaae1d5a', content: () => changed(standard, SECOND) },
  { digest: 'c01b56fbaea817ac', content: () => changed(standard, FIRST) },
]
