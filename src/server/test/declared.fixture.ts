import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { ServerMessage } from '../../protocol/messages.ts'
import { schemaOf } from '../http/route/route.ts'
import { ROUTES } from '../routes.ts'

/** What each route declares to answer; where two fit an address, the one with fewer parameters. */
const DECLARED = ROUTES.map(route => ({
  name: `${route.method} ${route.path}`,
  method: route.method as string,
  fits: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
  params: route.path.split(':').length,
  answers: schemaOf(route).response as Readonly<Record<string, TSchema>>,
})).toSorted((one, other) => one.params - other.params)

/** What the server has said is not what it declares. */
export class Undeclared extends Error {}

const compiled = new Map<TSchema, Validator>()

function misfit(schema: TSchema, value: unknown): string | null {
  const check: Validator = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, check)
  if (check.Check(value)) return null
  const [error] = check.Errors(value)
  return `${error?.instancePath} ${error?.message}: ${JSON.stringify(value).slice(0, 300)}`
}

/** Throws unless an answer is as the documentation of its route says. */
export function asDeclared(method: string, path: string, status: number, body: unknown): void {
  const [address = ''] = path.split('?')
  const route = DECLARED.find(each => each.method === method && each.fits.test(address))
  const schema = route?.answers[status < 300 ? status : `${Math.floor(status / 100)}xx`]
  const wrong = schema === undefined ? null : misfit(schema, body)
  if (wrong !== null)
    throw new Undeclared(`${route?.name} does not answer as it declares: ${wrong}`)
}

/** The same of a message of a socket. */
export function messageAsDeclared(message: unknown): void {
  const wrong = misfit(ServerMessage, message)
  if (wrong !== null) throw new Undeclared(`A socket says what it does not declare: ${wrong}`)
}
