import { parseAst } from 'rolldown/parseAst'

/*
 * What one reads off the syntax tree of a file: its imports, its functions, its names.
 */

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */
/** @typedef {{ from: string, typeOnly: boolean }} Import */
/** @typedef {{ name: string, line: number, lines: number }} FunctionSize */
/** @typedef {(node: Node, key: string, parent: Node | null) => void} Visit */

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const IMPORTS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** @param {string} path @param {string} text @returns {unknown} */
export function parse(path, text) {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path)
}

/** @param {unknown} value @returns {value is Node} */
export function isNode(value) {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** Visits every node of a tree, telling where in its parent it hangs. @param {unknown} tree @param {Visit} visit */
export function walk(tree, visit) {
  /** @param {unknown} value @param {string} key @param {Node | null} parent */
  const go = (value, key, parent) => {
    if (Array.isArray(value)) for (const item of value) go(item, key, parent)
    else if (isNode(value)) {
      visit(value, key, parent)
      for (const name in value) {
        const child = value[name]
        if (typeof child === 'object' && child !== null) go(child, name, value)
      }
    }
  }
  go(tree, '', null)
}

/**
 * The import that a node is: `import`, `export … from`, `import()` or the type `import('…')`; null
 * for any other node.
 * @param {Node} node
 * @returns {Import | null}
 */
export function importOf(node) {
  if (!IMPORTS.has(node.type)) return null
  const { source } = node
  if (!isNode(source) || typeof source.value !== 'string') return null
  const typeOnly =
    node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
  return { from: source.value, typeOnly }
}

/** Collects every function with its number of lines. @param {string} text */
export function functionsIn(text) {
  const starts = lineStarts(text)
  /** @type {FunctionSize[]} */
  const found = []
  /** @type {Visit} */
  const visit = (node, key, parent) => {
    if (!FUNCTIONS.has(node.type) || !isNode(node.body)) return
    const line = lineAt(starts, Number(node.start))
    const lines = lineAt(starts, Number(node.end)) - line + 1
    found.push({ name: nameOf(node, parent), line, lines })
  }
  return { visit, found }
}

/** What a function is called: by itself, or by what it is given to. @param {Node} node @param {Node | null} parent */
function nameOf(node, parent) {
  const named = [node.id, parent?.id, parent?.key].find(isNode)
  if (named && typeof named.name === 'string') return named.name
  if (parent?.type !== 'CallExpression') return '(anonymous)'
  const call = /** @type {{ callee: unknown, arguments: unknown }} */ (
    /** @type {unknown} */ (parent)
  )
  const first = Array.isArray(call.arguments) ? call.arguments[0] : null
  const label = isNode(first) && typeof first.value === 'string' ? ` '${first.value}'` : ''
  return `(given to ${calleeName(call.callee)}${label})`
}

/** @param {unknown} callee @returns {string} */
function calleeName(callee) {
  if (!isNode(callee)) return '?'
  if (callee.type === 'MemberExpression') return calleeName(callee.property)
  return typeof callee.name === 'string' ? callee.name : '?'
}

/** @param {string} text */
function lineStarts(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The number of the line, from 1, that holds an offset. @param {number[]} starts @param {number} offset */
function lineAt(starts, offset) {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Counts casts (`as const` is none), `any`, `!` and identifiers. The length of identifiers is the
 * mean over all places where one stands; names of JSX and of import lists are left out.
 */
export function tally() {
  const counts = { casts: 0, anys: 0, bangs: 0, identifiers: 0, letters: 0 }
  /** @type {Visit} */
  const visit = (node, _, parent) => {
    if (node.type === 'Identifier' && !parent?.type.startsWith('Import')) {
      counts.identifiers += 1
      counts.letters += String(node.name).length
    } else if (node.type === 'TSAsExpression') counts.casts += isConst(node) ? 0 : 1
    else if (node.type === 'TSAnyKeyword') counts.anys += 1
    else if (node.type === 'TSNonNullExpression') counts.bangs += 1
  }
  return { visit, counts }
}

/** @param {Node} cast */
function isConst({ typeAnnotation }) {
  if (!isNode(typeAnnotation) || typeAnnotation.type !== 'TSTypeReference') return false
  return isNode(typeAnnotation.typeName) && typeAnnotation.typeName.name === 'const'
}
