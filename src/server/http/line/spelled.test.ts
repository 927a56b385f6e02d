import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'

test('an address that cannot be read is answered like any other: with all headers, and by what it begins with', async () => {
  const webRoot = dataFolder()
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  const { address } = await serve({ webRoot, publicUrl: 'https://play.example.org' })
  /** Sent as it stands: `fetch` would mend it. */
  const ask = (path: string) =>
    new Promise<unknown[]>((answered, failed) => {
      request(address, { path }, answer => {
        const { statusCode, headers } = answer.resume()
        const { 'cache-control': kept, 'content-security-policy': policy = '' } = headers
        const isSafe = policy.includes("frame-ancestors 'none'") && headers['x-ratelimit-limit']
        answered([path, statusCode, kept, Boolean(isSafe)])
      })
        .on('error', failed)
        .end()
    })
  for (const [path, status, kept] of [
    ['/api/%', 404, 'no-store'],
    ['/api/tables/%zz?x=%', 400, 'no-store'],
    [`/api/tables/${'x'.repeat(300)}`, 400, 'no-store'],
    ['/assets/%ff', 404, 'no-store'],
    ['/api/me?x=%', 200, 'no-store'],
    ['http://[/', 200, 'no-cache'],
    ['http://play.example.org/api/me', 200, 'no-store'],
    ['*', 200, 'no-cache'],
    ['/%', 404, 'no-cache'],
  ])
    expect(await ask(path as string)).toEqual([path, status, kept, true])
})
