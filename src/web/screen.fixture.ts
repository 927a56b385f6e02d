import { type ComponentChild, type ContainerNode, render } from 'preact'
import { act } from 'preact/test-utils'
import { onTestFinished } from 'vitest'

/*
 * Components with hooks, rendered without a browser: as much of a document as Preact needs, to be
 * read and pressed by tests. It knows no styles, no layout and no bubbling of events.
 */

type Listener = (this: FakeNode, event: object) => void

class FakeNode {
  parentNode: FakeNode | null = null
  childNodes: FakeNode[] = []
  data = ''
  readonly style = { setProperty() {} }
  readonly dataset: { [name: string]: string } = {}
  readonly attributes = new Map<string, string>()
  readonly listeners = new Map<string, Listener>()
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly ownerDocument = DOCUMENT
  scrollTop = 0
  scrollHeight = 0

  readonly nodeType: number
  readonly localName: string

  constructor(nodeType: number, localName: string) {
    this.nodeType = nodeType
    this.localName = localName
  }

  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null
  }
  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.remove()
    node.parentNode = this
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before)
    this.childNodes.splice(at, 0, node)
    return node
  }
  remove(): void {
    const siblings = this.parentNode?.childNodes
    if (siblings) siblings.splice(siblings.indexOf(this), 1)
    this.parentNode = null
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, listener)
  }
  removeEventListener(name: string): void {
    this.listeners.delete(name)
  }
  querySelector(): null {
    return null
  }
  focus(): void {}
  showModal(): void {}
  close(): void {}
  select(): void {}
  getBoundingClientRect(): object {
    return { x: 0, y: 0, width: 0, height: 0 }
  }
}

const DOCUMENT = {
  createElementNS: (_: string, name: string) => new FakeNode(1, name),
  createTextNode: (data: string) => Object.assign(new FakeNode(3, '#text'), { data }),
}

/** An element on the screen, as a reader or a finger knows it. */
export interface Shown {
  readonly tag: string
  readonly text: string
  /** What a screen reader calls it: its label, its text or its title. */
  readonly name: string
  readonly attribute: (name: string) => string | null
  readonly children: () => Shown[]
  /**
   * Lets something happen to it, "click", "input", …, and all that follows; event and `currentTarget`
   * have these fields.
   */
  readonly fire: (type: string, fields?: object) => Promise<void>
}

/** Lets promises settle and effects run. */
const settle = () => act(() => new Promise<void>(resolve => setImmediate(resolve)))

/** Renders something; a test reads it and presses it. It is closed at its end. */
export async function screen(child: ComponentChild) {
  const root = new FakeNode(1, 'body')
  const show = (next: ComponentChild) => act(() => render(next, root as unknown as ContainerNode))
  const close = () => show(null)
  onTestFinished(close)
  await show(child)
  const all = (tag: string): Shown[] => nodesIn(root, tag).map(shownOf)
  return {
    show,
    all,
    /** What stands on the screen, element by element. */
    children: () => elementsOf(root).map(shownOf),
    everything: (): Shown[] => nodesIn(root, null).map(shownOf),
    text: () => textIn(root),
    /** The element of this name. Throws, telling what there is, if there is none. */
    find: (tag: string, name: string): Shown => {
      const found = all(tag).find(shown => shown.name === name)
      if (found) return found
      throw new Error(
        `no ${tag} "${name}" among: ${all(tag)
          .map(shown => shown.name)
          .join(' | ')}`,
      )
    },
    has: (tag: string, name: string) => all(tag).some(shown => shown.name === name),
    settle,
    /** Settles until this holds: what is fetched may take several turns. */
    until: async (holds: () => boolean) => {
      while (!holds()) await settle()
    },
    close,
  }
}

function shownOf(node: FakeNode): Shown {
  return {
    tag: node.localName,
    get text() {
      return textIn(node)
    },
    get name() {
      const { attributes } = node
      return attributes.get('aria-label') ?? (textIn(node) || attributes.get('title') || '')
    },
    attribute: name => node.attributes.get(name) ?? null,
    children: () => elementsOf(node).map(shownOf),
    async fire(type, fields = {}) {
      await act(() => {
        const found = [...node.listeners].find(([name]) => name.toLowerCase() === type)
        if (!found)
          throw new Error(`nothing listens to ${type} on ${node.localName} "${textIn(node)}"`)
        const target = { ...fields, getBoundingClientRect: () => node.getBoundingClientRect() }
        const [name, listener] = found
        const event = { ...fields, type: name, target, currentTarget: target }
        listener.call(node, { ...event, preventDefault() {} })
      })
      await settle()
    },
  }
}

const elementsOf = ({ childNodes }: FakeNode) => childNodes.filter(({ nodeType }) => nodeType === 1)

/** The elements of a tag, or all, in the order of the page. */
function nodesIn(node: FakeNode, tag: string | null, found: FakeNode[] = []): FakeNode[] {
  if (tag === null ? node.nodeType === 1 : node.localName === tag) found.push(node)
  for (const child of node.childNodes) nodesIn(child, tag, found)
  return found
}

function textIn(node: FakeNode): string {
  return node.nodeType === 3 ? node.data : node.childNodes.map(textIn).join('')
}
