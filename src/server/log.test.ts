import { expect, test } from 'vitest'
import { makeLog } from './log.ts'

const ADDRESS = 'ana.lopez+games@mail.example.org'

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = []
  write(makeLog('debug', { write: line => void lines.push(line) }))
  return lines.join('')
}

/** As the driver of PostgreSQL makes them. */
const violation = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "addresses_pkey"'), {
    code: '23505',
    constraint: 'addresses_pkey',
    detail: `Key (address)=(${ADDRESS}) already exists.`,
    where: `unnamed portal parameter $1 = '${ADDRESS}'`,
    parameters: [ADDRESS, 'seed-of-a-match'],
    query: 'insert into addresses',
    cause: Object.assign(new Error('inner'), { detail: 'seed-of-a-match' }),
  })

test('of an error of the database its values are never logged', () => {
  const line = logged(log => log.error({ err: violation() }, 'request failed'))
  expect(line).toContain('addresses_pkey')
  expect(line).toContain('23505')
  expect(line).toMatch(/"stack":".*log\.test\.ts/)
  for (const said of ['ana', 'example.org', 'seed-of-a-match', 'portal'])
    expect(line).not.toContain(said)
  expect(logged(log => log.error(violation()))).not.toContain('seed-of-a-match')
})

test('no e-mail address gets into the log, wherever it stands', () => {
  const lines = logged(log => {
    log.warn({ reason: `550 <${ADDRESS}> is not known here` }, `mail to ${ADDRESS}: refused`)
    log.error({ err: new Error(`a\n${ADDRESS}\nb`, { cause: new Error(ADDRESS) }) }, 'failed')
    log.info({ file: '/app/node_modules/@fastify/cookie/plugin.js:12', version: 'a@1.2.3' }, 'kept')
  })
  expect(lines).not.toContain('example.org')
  expect(lines).not.toContain('lopez')
  expect(lines).toContain('[address]')
  expect(lines).toContain('/app/node_modules/@fastify/cookie/plugin.js:12')
  expect(lines).toContain('a@1.2.3')
  for (const line of lines.trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})
