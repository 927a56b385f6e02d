import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import * as account from '../../protocol/account.ts'
import * as admin from '../../protocol/admin.ts'
import * as chat from '../../protocol/chat.ts'
import * as http from '../../protocol/http.ts'
import * as life from '../../protocol/life.ts'
import * as messages from '../../protocol/messages.ts'
import * as notices from '../../protocol/notices.ts'
import * as programs from '../../protocol/programs.ts'
import * as table from '../../protocol/table.ts'
import * as time from '../../protocol/time.ts'
import { VERSION } from '../paths.ts'
import { type Access, anybody } from './access.ts'
import { type ApiDocument, docsPage, DOCS_STYLE } from './docs-page.ts'
import { useNames } from './openapi-names.ts'

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
            description: 'A personal token, made at the page "Me".',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'tianguis',
            description: 'What POST /api/guest sets.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ url, schema: complete(url, route, schema) }),
    transformObject: given =>
      useNames('openapiObject' in given ? given.openapiObject : given.swaggerObject),
  })
}

const about = { config: { access: anybody('read') } }
const tags = ['About']

/**
 * Serves the document and its readable page. Register it last, when all other routes are known.
 */
export async function serveDocument(app: FastifyInstance): Promise<void> {
  const page = (description: string) => ({ type: 'string', description })

  app.get('/api/openapi.json', {
    ...about,
    schema: {
      summary: 'This document.',
      tags,
      response: { 200: { type: 'object', additionalProperties: true } },
    },
    handler: () => app.swagger(),
  })
  app.get('/api/docs', {
    ...about,
    schema: {
      summary: 'This document as a page to read.',
      tags,
      produces: ['text/html'],
      response: { 200: page('HTML') },
    },
    handler: (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(docsPage(app.swagger() as unknown as ApiDocument)),
  })
  app.get('/api/docs/style.css', {
    ...about,
    schema: {
      summary: 'The style sheet of that page.',
      tags,
      produces: ['text/css'],
      response: { 200: page('CSS') },
    },
    handler: (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  })
}

/**
 * Adds what every route shares: who may call it, and that any request can be refused. Only /api is
 * for programs.
 */
function complete(
  url: string,
  route: RouteOptions,
  schema: FastifySchema | undefined,
): FastifySchema {
  if (!url.startsWith('/api/')) return { hide: true }
  const access = route.config?.access
  const response = {
    '4xx': http.Problem,
    '5xx': http.Problem,
    ...(schema?.response as object | undefined),
  }
  return {
    ...schema,
    response,
    security: securityOf(access),
    'x-scope': access?.scope ?? null,
  } as FastifySchema
}

function securityOf(access: Access | undefined): { [scheme: string]: string[] }[] {
  const scope = access?.scope ?? null
  return [
    ...(access?.strangers ? [{}] : []),
    { cookie: [] },
    ...(scope === null ? [] : [{ token: [scope] }]),
  ]
}

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
    ...table,
  }) as [string, unknown][]
  return Object.fromEntries(all.filter(isLarge))
}

function isLarge(entry: [string, unknown]): entry is [string, TSchema] {
  const [, schema] = entry
  if (typeof schema !== 'object' || schema === null) return false
  return 'properties' in schema || 'anyOf' in schema
}
