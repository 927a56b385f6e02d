import type { ComponentChild, VNode } from 'preact'

type Element = VNode<Record<string, unknown>>

const isElement = (node: ComponentChild): node is Element =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && 'props' in node

/** What stands in a node, where components without hooks have been rendered. */
function childrenOf(element: Element): ComponentChild {
  if (typeof element.type !== 'function') return element.props['children'] as ComponentChild
  const render = element.type as (props: object) => ComponentChild
  return render(element.props)
}

/** The HTML elements of a type in a tree of components without hooks, in the order of the page. */
export function elements(node: ComponentChild, type: string): Element[] {
  if (Array.isArray(node)) return node.flatMap(each => elements(each, type))
  if (!isElement(node)) return []
  const inside = elements(childrenOf(node), type)
  return node.type === type ? [node, ...inside] : inside
}

/** What can be read in a tree of components without hooks. */
export function textOf(node: ComponentChild): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return isElement(node) ? textOf(childrenOf(node)) : ''
}
