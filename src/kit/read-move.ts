/**
 * Any game's move as somebody types it: its type and fields, `play value=8 count=2`, or JSON. Null
 * if it is neither.
 */
export function readMove(typed: string): unknown {
  if (typed.trim().startsWith('{')) return parsed(typed) ?? null
  const [type, ...fields] = typed.trim().split(/\s+/)
  const pairs = fields.map(field => /^(\w+)=(.+)$/.exec(field))
  if (!type || pairs.includes(null)) return null
  const named = pairs.flatMap(pair => {
    const [, name = '', value = ''] = pair ?? []
    const read = parsed(value)
    return [[name, read === undefined ? value : read]]
  })
  return { type, ...Object.fromEntries(named) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
