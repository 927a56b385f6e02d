import { parentPort } from 'node:worker_threads'
import { writeDocument } from './http/page/openapi.ts'
import { ROUTES } from './routes.ts'

/* Describes all routes, so that nobody waits for it but who asks. */

parentPort?.postMessage(await writeDocument(ROUTES))
