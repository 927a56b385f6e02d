import { isNode } from './house-syntax.mjs'

/*
 * Whether a file knows a clock, chance or any other outer world: the rules of the games may not.
 */

/** @typedef {import('./house-syntax.mjs').Node} Node */

const WORLD = new Set(
  'Date performance process document window self globalThis navigator localStorage fetch crypto setTimeout setInterval setImmediate queueMicrotask console require'.split(
    ' ',
  ),
)

/** Collects the names of the outer world that a file uses as values. */
export function worldlyNames() {
  const used = new Set()
  const own = new Set()
  /** @type {import('./house-syntax.mjs').Visit} */
  const visit = (node, key, parent) => {
    const name = worldlyName(node, key, parent)
    if (name) used.add(name)
    for (const bound of boundBy(node)) own.add(bound)
  }
  /** @returns {string[]} */
  const found = () => [...used].filter(name => !own.has(name))
  return { visit, found }
}

/**
 * The names that a file takes out of an object or declares: they are its own, whatever else is
 * called so.
 * @param {Node} node
 */
function boundBy(node) {
  const patterns =
    node.type === 'VariableDeclarator'
      ? [node.id]
      : node.type === 'ObjectPattern'
        ? values(node)
        : []
  return patterns.flatMap(pattern =>
    isNode(pattern) && pattern.type === 'Identifier' ? String(pattern.name) : [],
  )
}

/** @param {Node} pattern @returns {unknown[]} */
function values({ properties }) {
  return Array.isArray(properties)
    ? properties.map(property => (isNode(property) ? property.value : null))
    : []
}

/**
 * A name of the outer world, where it is used as a value: not as a type, a key or a property of
 * something else.
 * @param {Node} node
 * @param {string} key
 * @param {Node | null} parent
 */
function worldlyName(node, key, parent) {
  if (node.type === 'MemberExpression')
    return isNamed(node.object, 'Math') && isNamed(node.property, 'random') ? 'Math.random' : null
  if (node.type !== 'Identifier' || !WORLD.has(String(node.name)) || parent === null) return null
  if (parent.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(parent.type))
    return null
  const isKey = key === 'property' || key === 'key'
  if (isKey && parent.computed !== true && parent.shorthand !== true) return null
  return String(node.name)
}

/** @param {unknown} node @param {string} name */
function isNamed(node, name) {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}
