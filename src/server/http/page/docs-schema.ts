/** The parts of a JSON schema that the documentation page shows. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** A schema in a few words, as HTML: named schemas are links. */
export function schemaHtml(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return named(schema.$ref)
  if (schema.const !== undefined) return escape(JSON.stringify(schema.const))
  if (schema.enum !== undefined)
    return schema.enum.map(value => escape(JSON.stringify(value))).join(' | ')
  if (schema.anyOf !== undefined)
    return schema.anyOf.map(each => schemaHtml(each, indent)).join(' | ')
  if (schema.items !== undefined)
    return `list of ${schemaHtml(schema.items, indent)}${limits(schema)}`
  if (schema.properties !== undefined) return object(schema, indent)
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${schemaHtml(schema.additionalProperties, indent)} }`
  const { type = 'anything' } = schema
  return escape(typeof type === 'string' ? type : type.join(' | ')) + limits(schema)
}

function named(ref: string): string {
  const name = escape(ref.split('/').at(-1) ?? ref)
  return `<a href="#${name}">${name}</a>`
}

function object(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const may = required.includes(name) ? '' : '?'
    return `${deeper}<b>${escape(name)}</b>${may}: ${schemaHtml(schema, deeper)}`
  })
  if (additionalProperties === true) lines.push(`${deeper}…`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function limits(schema: Schema): string {
  const range = (low: number | undefined, high: number | undefined, what: string) => {
    if (low === undefined) return high === undefined ? [] : [`at most ${high}${what}`]
    return [high === undefined ? `at least ${low}${what}` : `${low}–${high}${what}`]
  }
  const said = [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.pattern === undefined ? [] : [schema.pattern]),
  ]
  return said.length === 0 ? '' : ` <i>(${escape(said.join(', '))})</i>`
}
