type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type Components = { readonly [name: string]: Json }

const DESCRIPTIONS: { readonly [status: string]: string } = {
  '200': 'Done.',
  '4XX': 'Refused; nothing has changed.',
  '5XX': 'It is the server’s fault; nothing has changed.',
}

/** A refusal is JSON, whatever the answer would have been: a page, a style sheet, lines. */
function inJson(status: string, answer: { readonly [name: string]: Json }): { content?: Json } {
  const { content } = answer
  if (status === '200' || typeof content !== 'object' || content === null) return {}
  return { content: { 'application/json': Object.values(content as Components)[0] ?? null } }
}

/**
 * Writes every named schema once and refers to it elsewhere; says what answers mean.
 */
export function useNames<A extends object>(document: A): A {
  const whole = JSON.parse(JSON.stringify(document)) as {
    components: { schemas: Components }
    paths: Json
  }
  const { schemas } = whole.components
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema)
    if (!names.has(text)) names.set(text, name)
  }

  function named(value: Json): Json {
    const name = names.get(JSON.stringify(value))
    return name === undefined ? inside(value) : { $ref: `#/components/schemas/${name}` }
  }

  function inside(value: Json): Json {
    if (Array.isArray(value)) return (value as readonly Json[]).map(named)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]))
  }

  function described(value: Json): Json {
    if (Array.isArray(value)) return (value as readonly Json[]).map(described)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, part]): [string, Json] => {
      const text = DESCRIPTIONS[key]
      const plain = typeof part === 'object' && part !== null && 'description' in part
      return [
        key,
        text !== undefined && plain && part.description === 'Default Response'
          ? { ...part, ...inJson(key, part), description: text }
          : described(part),
      ]
    })
    return Object.fromEntries(entries)
  }

  // Two names for the same schema: the first one wins.
  const kept = Object.entries(schemas).filter(
    ([name, schema]) => names.get(JSON.stringify(schema)) === name,
  )
  const components = {
    ...whole.components,
    schemas: Object.fromEntries(kept.map(([name, value]) => [name, inside(value)])),
  }
  return { ...whole, components, paths: described(named(whole.paths)) } as unknown as A
}
