import { expect, test } from 'vitest'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'
import { type Route, serveKnown } from '../../test/routes.fixture.ts'
import type { ApiDocument } from './docs-page.ts'

type Shown = ApiDocument['paths'][string][string]
type Operation = Shown &
  Required<Pick<Shown, 'summary' | 'tags' | 'security'>> & { readonly operationId: string }
interface Doc extends ApiDocument {
  readonly openapi: string
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
}

type Known = { readonly doc: Doc; readonly routes: readonly Route[] }
let known: Promise<Known> | undefined

/** The document is the same for all: it is made once, by the server of the first test. */
const document = (): Promise<Known> => (known ??= askForDocument())

async function askForDocument(): Promise<Known> {
  const { server, routes } = await serveKnown()
  const { status, body } = await visitor(server).get<Doc>('/api/openapi.json')
  expect(status).toBe(200)
  return { doc: body, routes }
}

const operations = ({ paths }: Doc) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      name: `${method} ${path}`,
    })),
  )

test('every route under /api is in the document, and nothing else', async () => {
  const { doc, routes } = await document()
  expect(routes.length).toBeGreaterThan(40)
  const names = routes.map(
    ({ method, url }) => `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(
    operations(doc)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted())
})

/** What is wrong with the description of an operation; [] if nothing is. */
function lacks(
  path: string,
  { summary, tags, security, parameters = [], responses }: Operation,
): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
  const told = parameters
    .filter(({ in: where, required }) => where === 'path' && required)
    .map(({ name }) => name)
  const statuses = Object.keys(responses)
  const answers = Object.entries(responses).filter(([status]) => status !== '101')
  return [
    /^\S.*\.$/.test(summary) ? [] : ['a summary that is a sentence'],
    tags.length === 1 ? [] : ['one tag'],
    security.length > 0 ? [] : ['who may call it'],
    told.join() === inPath.join() ? [] : ['its parameters'],
    ['4XX', '5XX'].every(status => statuses.includes(status))
      ? []
      : ['what is answered when it is refused'],
    statuses.some(status => /^[12]/.test(status)) ? [] : ['what is answered when it is done'],
    Object.values(responses).every(({ description }) => /\S/.test(description))
      ? []
      : ['what an answer means'],
    answers.every(([, { content }]) => Object.keys(content ?? {}).length === 1)
      ? []
      : ['what an answer looks like'],
  ].flat()
}

test('every operation says what it does, who may call it, what it takes, and every answer', async () => {
  const { doc } = await document()
  expect(doc.openapi).toBe('3.1.0')
  const wrong = operations(doc).flatMap(({ path, operation, name }) =>
    lacks(path, operation).map(what => `${name} lacks ${what}`),
  )
  expect(wrong).toEqual([])
})

test('every operation has a name of its own, for programs that are generated from the document', async () => {
  const { doc } = await document()
  const names = operations(doc).map(({ operation }) => operation.operationId)
  expect(names.filter(name => !/^[a-z]+([A-Z][a-z]*)*$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('the document is complete: all references resolve, and all schemas are valid', async () => {
  const { doc } = await document()
  const text = JSON.stringify(doc)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
  expect(references.length).toBeGreaterThan(30)
  for (const to of new Set(references)) {
    expect(to).toMatch(/^#\/components\/schemas\//)
    expect(Object.keys(doc.components.schemas)).toContain(to.split('/').at(-1))
  }
  expect(references).toContain('#/components/schemas/Problem')
  // Also where the answer would be a page or lines, a refusal is JSON.
  const refusals = operations(doc)
    .flatMap(({ operation }) => Object.entries(operation.responses))
    .filter(([status]) => /^[45]/.test(status))
  const kinds = refusals.flatMap(([, { content }]) => Object.keys(content ?? {}))
  expect([...new Set(kinds)]).toEqual(['application/json'])
  expect(text).not.toContain('Default Response')
  const types = [...text.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)
  for (const type of new Set(types)) {
    expect([
      'array',
      'boolean',
      'integer',
      'null',
      'number',
      'object',
      'string',
      'http',
      'apiKey',
    ]).toContain(type)
  }
})

test('the documentation page shows every operation, without scripts and without anything from other sites', async () => {
  const server = await serve()
  const answer = await fetch(`${server.address}/api/docs`)
  const page = await answer.text()
  for (const { path, method } of operations((await document()).doc))
    expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self';style-src 'self'",
  )
  // The usual refusal is said once, not at each operation; a limit with one end says which.
  expect(page.split('href="#Problem"').length).toBe(2)
  expect(page).toContain('(at most 40 characters')
  expect(page).not.toMatch(/<script|style=|\son\w+=|https?:\/\//)
  for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${to}"`)
  const style = await fetch(`${server.address}/api/docs/style.css`)
  expect(style.headers.get('content-type')).toContain('text/css')
})
