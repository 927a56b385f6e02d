const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line of JSON on which a field stands: `steps.3.say`. Where there is no such field, the line of
 * the nearest one that it would stand in.
 */
export function lineOf(json: string, path: string): number {
  const found = startsOf(json)
  const names = path.split('.')
  for (let depth = names.length; depth > 0; depth--) {
    const start = found.get(names.slice(0, depth).join('.'))
    if (start !== undefined) return json.slice(0, start).split('\n').length
  }
  return 1
}

/** Where each field and item begins, by its path. */
function startsOf(json: string): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  const tokens = [...json.matchAll(TOKEN)]
  let next = 0
  const taken = () => tokens[next++]
  const peek = () => tokens[next]?.[0]

  function value(path: string): void {
    const token = taken()
    if (token?.[0] === '{') fields(path)
    else if (token?.[0] === '[') items(path)
  }
  const under = (path: string, name: string | number) =>
    path === '' ? `${name}` : `${path}.${name}`
  function fields(path: string): void {
    while (next < tokens.length && peek() !== '}') {
      if (peek() === ',') taken()
      const name = taken()
      if (!name) return
      const inner = under(path, name[0].slice(1, -1))
      starts.set(inner, name.index)
      taken()
      value(inner)
    }
    taken()
  }
  function items(path: string): void {
    for (let at = 0; next < tokens.length && peek() !== ']'; at++) {
      if (peek() === ',') taken()
      starts.set(under(path, at), tokens[next]?.index ?? 0)
      value(under(path, at))
    }
    taken()
  }
  value('')
  return starts
}
