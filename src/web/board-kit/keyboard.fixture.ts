import { vi } from 'vitest'
import { browser } from '../server.fixture.ts'

/* As much of a page as the keyboard needs: groups of buttons with a place each, and the focus. */

type Listener = (event: object) => void

/** An element that can have the focus; those of a tree know what they lie in. */
export class FakeElement {
  readonly dataset: { [name: string]: string } = {}
  readonly children: FakeElement[] = []
  parentElement: FakeElement | null = null
  tabIndex = -1
  isConnected = true
  width = 10
  height = 10
  /** Whether it lies where it can be seen, and so can have the focus. */
  shown = true
  off = false
  invites = false
  undoes = false

  readonly tag: string
  readonly x: number
  readonly y: number

  constructor(tag: string, x = 0, y = 0) {
    this.tag = tag
    this.x = x
    this.y = y
  }
  add(...children: FakeElement[]): this {
    for (const child of children) child.parentElement = this
    this.children.push(...children)
    return this
  }
  private get all(): FakeElement[] {
    return this.children.flatMap(child => [child, ...child.all])
  }
  querySelectorAll(selector: string): FakeElement[] {
    return this.all.filter(element => element.fits(selector))
  }
  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }
  private get isAction(): boolean {
    return this.parentElement?.tag === 'actions'
  }
  private get isInviting(): boolean {
    return this.invites || this.parentElement?.invites === true
  }
  private fits(selector: string): boolean {
    if (selector === '[data-rove]') return this.dataset['rove'] !== undefined
    if (selector === 'button[tabindex="0"]') return this.tag === 'button' && this.tabIndex === 0
    if (selector === '[data-leads] button[tabindex="0"]')
      return this.tabIndex === 0 && this.parentElement?.dataset['leads'] !== undefined
    if (selector === ':is(button.can, .can > button):not([tabindex="-1"])')
      return this.tag === 'button' && this.tabIndex === 0 && this.isInviting
    if (selector === '.tb-actions button:not(.tb-undo)') return this.isAction && !this.undoes
    if (selector === '.tb-prompt h1') return this.tag === 'h1'
    return selector.split(', ').includes(this.tag)
  }
  closest(selector: string): FakeElement | null {
    return this.fits(selector) ? this : (this.parentElement?.closest(selector) ?? null)
  }
  getAttribute(name: string): string | null {
    if (name === 'tabindex') return String(this.tabIndex)
    return name === 'aria-disabled' && this.off ? 'true' : null
  }
  setAttribute(name: string, value: string): void {
    if (name === 'tabindex') this.tabIndex = Number(value)
  }
  getClientRects(): object[] {
    return this.isConnected && this.shown ? [this.getBoundingClientRect()] : []
  }
  getBoundingClientRect() {
    return { x: this.x, y: this.y, width: this.width, height: this.height }
  }
  focus(): void {
    if (!this.shown) return
    page.focused = this
    this.hear(this)
  }
  private hear(target: FakeElement): void {
    this.listener?.({ target })
    this.parentElement?.hear(target)
  }
  addEventListener(_: string, listener: Listener): void {
    this.listener = listener
  }
  removeEventListener(): void {
    this.listener = null
  }
  listener: Listener | null = null
}

const body = new FakeElement('body')
const page = { focused: body }

/** A page that has the focus nowhere. */
export function keyboard() {
  const [first, then] = [new Set<Listener>(), new Set<Listener>()]
  let dialog = false
  page.focused = body
  browser({
    addEventListener: (type: string, listener: Listener, over?: boolean) =>
      type === 'keydown' && (over ? first : then).add(listener),
    removeEventListener: (_: string, listener: Listener, over?: boolean) =>
      (over ? first : then).delete(listener),
    document: {
      body,
      querySelector: () => (dialog ? {} : null),
      get activeElement() {
        return page.focused
      },
    },
  })
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLElement', FakeElement)
  return {
    focused: () => page.focused,
    loseFocus: () => void (page.focused = body),
    openDialog: () => void (dialog = true),
    /** Presses a key anywhere on the page; whether the page has taken it for its own. */
    press: (key: string, more: object = {}): boolean => {
      const event = {
        key,
        target: page.focused,
        defaultPrevented: false,
        preventDefault: () => (event.defaultPrevented = true),
        ...more,
      }
      const before = event.defaultPrevented
      for (const listener of [...first, ...then]) listener(event)
      return event.defaultPrevented && !before
    },
  }
}
