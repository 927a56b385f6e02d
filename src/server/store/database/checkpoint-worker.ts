import { parentPort, workerData } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'

/*
 * Moves the write-ahead log of a database to its main file, whenever it is asked to. It waits for
 * nobody and nobody waits for it.
 */

const database = new DatabaseSync(workerData as string)
const move = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort?.on('message', (wish: 'move' | 'close') => {
  if (wish === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  try {
    move.all()
  } catch {
    // The disk is full, or fails. What is in the log stays there.
  }
  parentPort?.postMessage('moved')
})
