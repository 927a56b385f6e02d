import type { Receipt } from '../../kit/fairness/receipt.ts'
import { randomHex } from '../chance.ts'
import { storage } from '../storage.ts'
import type { KeeperWorld } from './keeper.ts'

/** The receipts that one browser keeps; the oldest make room for new ones. */
const MOST_KEPT = 200
const LIST = 'receipts'

const nameOf = (table: string) => `receipt:${table}`

/** What this browser has kept of the shuffle of a table; null if nothing. */
export function receiptOf(table: string): Receipt | null {
  return storage.readJson(nameOf(table))
}

const listed = () => storage.readList<string>(LIST)

/** The receipt of this table, in this browser. */
export function receiptWorld(table: string): KeeperWorld {
  return {
    load: () => receiptOf(table),
    save(receipt) {
      storage.write(nameOf(table), JSON.stringify(receipt))
      const tables = listed()
      if (tables.includes(table)) return
      const kept = [...tables, table]
      for (const old of kept.splice(0, Math.max(0, kept.length - MOST_KEPT)))
        storage.remove(nameOf(old))
      storage.write(LIST, JSON.stringify(kept))
    },
    random: () => randomHex(16),
  }
}
