import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sameSecret } from '../domain/same-secret.ts'
import { onPostgres, runSql } from '../test/databases.fixture.ts'
import { operator, program } from '../test/program.fixture.ts'
import { serve, type TestServer } from '../test/server.fixture.ts'
import { signedBefore } from './operator.fixture.ts'
import { newOperatorKey } from './operator.ts'

async function secretOf({ data }: TestServer): Promise<string> {
  if (!onPostgres()) return readFileSync(join(data, 'secret'), 'utf8')
  const rows = await runSql({ data }, "SELECT value FROM settings WHERE name = 'secret'")
  return (rows as { value: string }[])[0]?.value ?? ''
}

test('a key of the command line is that of one start', () => {
  const [key, other] = [newOperatorKey(), newOperatorKey()]
  expect(sameSecret(key, key)).toBe(true)
  for (const wrong of [other, '', 'operator.', `${key}.`])
    expect(sameSecret(key, wrong)).toBe(false)
})

test('whoever has a backup, and so the secret, is no admin by it', async () => {
  const server = await serve()
  const path = '/api/admin/log'
  expect((await operator(server).get(path)).status).toBe(200)
  const secret = await secretOf(server)
  for (const token of [signedBefore(secret), secret, `operator.${secret}`])
    expect((await program(server, token).get(path)).status).toBe(401)
})
