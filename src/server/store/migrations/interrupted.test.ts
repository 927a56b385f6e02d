import { type KyselyPlugin, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteDialect } from '../database/sqlite.ts'
import { migrate } from './index.ts'

/** Lets so many statements that change something through. */
function letting(many: number): KyselyPlugin {
  let left = many
  return {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode' && left-- === 0) throw new Error('Interrupted.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

test('a migration that is interrupted anywhere begins anew the next time', async () => {
  for (let many = 0; ; many++) {
    const db = new Kysely<unknown>({ dialect: sqliteDialect(':memory:') })
    onTestFinished(() => db.destroy())
    const done = await migrate(db.withPlugin(letting(many))).then(
      () => true,
      () => false,
    )
    if (done) break
    await expect(migrate(db), `after ${many} statements`).resolves.toBeUndefined()
  }
})
