import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onPostgres } from '../test/databases.fixture.ts'
import { botOf } from '../test/program.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, idOf, keptGuest } from '../test/visitors.fixture.ts'

/** Of these PostgreSQL alone says when it writes over what was deleted. */
test.skipIf(onPostgres())(
  'nothing that was deleted can be read in the file of the database any more',
  async () => {
    const server = await serve()
    const ana = await keptGuest(server)
    await ana.send('PATCH', '/api/me', { name: 'Ana Firstname' })
    await ana.send('PATCH', '/api/me', { name: 'Ana Unforgettable' })
    await botOf(ana, 'Unforgotten')
    await ana.send('POST', '/api/me/tokens', { name: 'of the laptop', scopes: ['read'] })
    await ana.send('PATCH', '/api/me/notices', { hookUrl: 'https://ana.example.net/turns' })
    const id = await idOf(ana)
    const words = ['Firstname', 'Unforg', 'of the laptop', 'example.net', `${id}@example`]
    // Somebody else's rows stay on the same pages.
    await guest(server)
    expect((await ana.send('DELETE', '/api/me')).status).toBe(200)
    await server.stop()
    const file = readFileSync(join(server.data, 'tianguis.db'), 'latin1')
    expect(words.filter(word => file.includes(word))).toEqual([])
    expect(file).toContain(id)
  },
)
