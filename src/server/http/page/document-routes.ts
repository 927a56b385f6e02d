import { Type } from 'typebox'
import { everyone } from '../route/access.ts'
import { chapter, route } from '../route/route.ts'
import { DOCS_STYLE } from './docs-page.ts'

const page = (description: string) => Type.Unsafe<string>({ type: 'string', description })

/** The document and its readable page. */
export const documentRoutes = chapter('About', [
  route.get('/api/openapi.json', {
    operationId: 'getDocument',
    summary: 'This document.',
    access: everyone,
    answer: Type.Unsafe<string>({ type: 'object', additionalProperties: true }),
    waits: true,
    async handle({ document }, { reply }) {
      reply.type('application/json; charset=utf-8')
      return (await document()).json
    },
  }),
  route.get('/api/docs', {
    operationId: 'getDocumentPage',
    summary: 'This document as a page to read.',
    access: everyone,
    produces: 'text/html',
    answer: page('HTML'),
    waits: true,
    async handle({ document }, { reply }) {
      reply.type('text/html; charset=utf-8')
      return (await document()).html
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
