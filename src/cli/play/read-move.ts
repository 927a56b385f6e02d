/** Any game's move: JSON, or its type and fields, `play value=8 count=2`. */
export function readMove(typed: string): unknown {
  const [type, ...fields] = typed.trim().split(/\s+/)
  const pairs = fields.map(field => /^(\w+)=(.+)$/.exec(field))
  if (pairs.some(pair => pair === null)) return parsed(typed)
  const named = pairs.flatMap(pair => (pair ? [[pair[1], parsed(pair[2] ?? '') ?? pair[2]]] : []))
  return typed.startsWith('{') ? parsed(typed) : { type, ...Object.fromEntries(named) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
