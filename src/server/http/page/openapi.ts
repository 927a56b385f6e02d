import swagger from '@fastify/swagger'
import { fastify, type FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
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
import { type Route, schemaOf } from '../route/route.ts'
import { type ApiDocument, docsPage } from './docs-page.ts'
import type { Written } from './document.ts'
import { useNames } from './openapi-names.ts'

const INTRODUCTION = `Everything a page of this market can do, for programs. Errors have a fitting status and the form of
\`Problem\`; nothing has changed then. Each game defines its own moves, views and events. A personal token goes into the
header \`Authorization: Bearer …\`; each operation says which scope it needs. \`{}\` among the ways to authorize means that
anyone may call this.`

/**
 * Describes these routes in a document (OpenAPI 3.1), by the schemas that validate them. It takes as
 * long as a hundred requests, all at once.
 */
export async function writeDocument(routes: readonly Route[]): Promise<Written> {
  const app = fastify({ exposeHeadRoutes: false })
    .setValidatorCompiler(() => () => true)
    .setSerializerCompiler(() => String)
  await collectRoutes(app)
  for (const each of routes)
    app.route({
      method: each.method,
      url: each.path,
      schema: schemaOf(each),
      handler: () => '',
    })
  await app.ready()
  const document = app.swagger()
  return {
    json: JSON.stringify(document),
    html: docsPage(document as unknown as ApiDocument),
  }
}

/** Collects all routes registered after it. */
async function collectRoutes(app: FastifyInstance): Promise<void> {
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
