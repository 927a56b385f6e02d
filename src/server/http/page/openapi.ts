import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from 'typebox'
import * as account from '../../../protocol/account.ts'
import * as admin from '../../../protocol/admin.ts'
import * as chat from '../../../protocol/chat.ts'
import * as fairness from '../../../protocol/fairness.ts'
import * as http from '../../../protocol/http.ts'
import * as life from '../../../protocol/life.ts'
import * as messages from '../../../protocol/messages.ts'
import * as notices from '../../../protocol/notices.ts'
import * as programs from '../../../protocol/programs.ts'
import * as table from '../../../protocol/table.ts'
import * as time from '../../../protocol/time.ts'
import { VERSION } from '../../paths.ts'
import { everyone } from '../route/access.ts'
import { type ApiDocument, docsPage, DOCS_STYLE } from './docs-page.ts'
import { useNames } from './openapi-names.ts'
import { chapter, route } from '../route/route.ts'

const INTRODUCTION = `Everything a page of this market can do, for programs. Errors have a fitting status and the form of
\`Problem\`; nothing has changed then. Each game defines its own moves, views and events. A personal token goes into the
header \`Authorization: Bearer …\`; each operation says which scope it needs. \`{}\` among the ways to authorize means that
anyone may call this.`

/**
 * Collects all routes registered after it into a document (OpenAPI 3.1), from the schemas that
 * validate them.
 */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tianguis',
        version: VERSION,
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        schemas: namedSchemas(),
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A personal token, made on the page "Me".',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'tianguis',
            description: 'What POST /api/guest sets; `__Host-tianguis` where the address is https.',
          },
        },
      },
    },
    // Only /api is for programs.
    transform: ({ schema, url }) => ({
      url,
      schema: url.startsWith('/api/') ? schema : { hide: true },
    }),
    transformObject: given =>
      useNames('openapiObject' in given ? given.openapiObject : given.swaggerObject),
  })
}

const page = (description: string) => Type.Unsafe<string>({ type: 'string', description })

interface Written {
  readonly json: string
  readonly html: string
}

const written = new WeakMap<FastifyInstance, Written>()

/** Both, written once: it takes longer than most requests. */
function writtenFor(app: FastifyInstance): Written {
  const known = written.get(app)
  if (known !== undefined) return known
  const document = app.swagger()
  const both = {
    json: JSON.stringify(document),
    html: docsPage(document as unknown as ApiDocument),
  }
  written.set(app, both)
  return both
}

/** The document and its readable page. */
export const documentRoutes = chapter('About', [
  route.get('/api/openapi.json', {
    operationId: 'getDocument',
    summary: 'This document.',
    access: everyone,
    answer: Type.Unsafe<string>({ type: 'object', additionalProperties: true }),
    handle(_hub, { request, reply }) {
      reply.type('application/json; charset=utf-8')
      return writtenFor(request.server).json
    },
  }),
  route.get('/api/docs', {
    operationId: 'getDocumentPage',
    summary: 'This document as a page to read.',
    access: everyone,
    produces: 'text/html',
    answer: page('HTML'),
    handle(_hub, { request, reply }) {
      reply.type('text/html; charset=utf-8')
      return writtenFor(request.server).html
    },
  }),
  route.get('/api/docs/style.css', {
    operationId: 'getDocumentStyle',
    summary: 'The style sheet of that page.',
    access: everyone,
    produces: 'text/css',
    answer: page('CSS'),
    handle(_hub, { reply }) {
      reply.type('text/css; charset=utf-8')
      return DOCS_STYLE
    },
  }),
])

/** Every schema of the protocol that has a name and says more than a word or two. */
function namedSchemas(): { [name: string]: TSchema } {
  const all = Object.entries({
    ...account,
    ...admin,
    ...http,
    ...programs,
    ...chat,
    ...life,
    ...notices,
    ...time,
    ...messages,
    ...fairness,
    ...table,
  }) as [string, unknown][]
  return Object.fromEntries(all.filter(isLarge))
}

function isLarge(entry: [string, unknown]): entry is [string, TSchema] {
  const [, schema] = entry
  if (typeof schema !== 'object' || schema === null) return false
  return 'properties' in schema || 'anyOf' in schema
}
