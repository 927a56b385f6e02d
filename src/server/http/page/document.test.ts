import { expect, test } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { makeDocument } from './document.ts'
import { writeDocument } from './openapi.ts'

test('a thread writes the document, so that nobody waits but who asks', async () => {
  const document = makeDocument()
  const threads: unknown[] = []
  process.once('worker', thread => threads.push(thread))
  const written = await document()
  expect(threads).toHaveLength(1)
  const { json } = await writeDocument(ROUTES)
  expect(JSON.parse(written.json)).toEqual(JSON.parse(json))
  expect(written.html).toContain('/api/tables')
  expect(await document()).toBe(written)
})

test('what could not be written once is tried again', async () => {
  const both = { json: '{}', html: '' }
  const attempts = [Promise.reject(new Error('no memory')), Promise.resolve(both)]
  const document = makeDocument(() => attempts.shift() ?? Promise.reject(new Error('once more')))
  await expect(document()).rejects.toThrow('no memory')
  expect(await document()).toBe(both)
  expect(await document()).toBe(both)
})
