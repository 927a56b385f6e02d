import { copyOf } from '../../kernel/json.ts'

/** Other values by where they stand, field by field: `{ 'layout.rows': 3 }`. */
export interface Changes {
  readonly [path: string]: unknown
}

/** A copy of this JSON in which these values are others. A path that leads nowhere throws. */
export function changed<A>(json: A, changes: Changes): A {
  const copy = copyOf(json)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const place = names.reduce<Fields | undefined>((at, name) => at?.[name], copy as Fields)
    if (place === undefined || !Object.hasOwn(place, last)) throw new Error(`No field ${path}.`)
    place[last] = value as Fields
  }
  return copy
}

/** Objects and lists alike. */
interface Fields {
  [name: string]: Fields | undefined
}
