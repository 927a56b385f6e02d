import { makeHold } from '../../board-kit/hold.ts'
import { isSupposed } from '../../board-kit/suppose.ts'

/**
 * Things that tell in words what they are and do. `data-tells` holds a sentence that is merely
 * shown, because the thing's name says the same; `aria-description` one that is heard as well.
 */
const TELLS = '[data-tells], [aria-description]'
/** A thing of the board that is shut: why, it tells even where it has nothing else to tell. */
export const SHUT = '.tb-board [aria-disabled="true"]'
/** A thing that does nothing else than tell: a touch is enough. */
const ONLY = '[data-only]'

/** How long a mouse rests on a thing until it tells, in milliseconds. */
export const LINGER = 350
/** How far a finger may slide while it holds a thing, in pixels. */
const SLIDE = 10

/** Keys that press what has the focus, or close what is open. */
const ACTS = /^(Enter| |Escape)$/

/** What is told, and where the thing is that tells it. */
export interface Told {
  readonly sentence: string
  readonly element: Element
}

/** What is needed of an element. */
interface Thing {
  closest(selector: string): Element | null
  matches(selector: string): boolean
}

const isThing = (target: unknown): target is Thing =>
  typeof target === 'object' && target !== null && 'closest' in target

const tellerAt = (target: unknown): Element | null =>
  isThing(target) ? target.closest(`${TELLS}, ${SHUT}`) : null

function toldBy(element: Element): Told {
  const teller = element.closest(TELLS)
  const sentence = teller?.getAttribute('data-tells') ?? teller?.getAttribute('aria-description')
  return { sentence: sentence ?? '', element }
}

type Listeners = {
  readonly [name in keyof WindowEventMap]?: (event: WindowEventMap[name]) => void
}

/**
 * Shows what things tell: under a mouse that rests, at the focus of the keyboard, and when one is
 * held. Answers what the page listens to; `show(null)` ends what is shown.
 */
export function telling(show: (told: Told | null) => void): Listeners {
  const hold = makeHold()
  let over: Element | null = null
  let from: readonly [x: number, y: number] = [0, 0]
  /**
   * A mouse that has pressed something, be it what led to this table, and lies still: what comes to
   * lie under it keeps silent.
   */
  let pressed = true
  /** The same of a key: what the focus comes to by itself keeps silent. */
  let keyed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (element: Element) => show(toldBy(element))
  const leave = () => {
    clearTimeout(timer)
    over = null
    show(null)
  }
  const rest = (element: Element | null) => {
    if (element === over) return
    leave()
    over = element
    if (element) timer = setTimeout(() => tell(element), LINGER)
  }
  const mouseOver = ({ pointerType, buttons, target }: PointerEvent) => {
    if (!pressed && pointerType === 'mouse' && buttons === 0) rest(tellerAt(target))
  }
  return {
    pointerover: mouseOver,
    pointerdown(event) {
      leave()
      const element = tellerAt(event.target)
      from = [event.clientX, event.clientY]
      pressed = true
      hold.told()
      if (element && event.pointerType !== 'mouse') hold.begin(() => tell(element))
    },
    pointermove(event) {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) <= SLIDE) return
      hold.end()
      pressed &&= event.buttons > 0
      mouseOver(event)
    },
    pointerup: hold.end,
    pointercancel: hold.end,
    contextmenu(event) {
      if (hold.told()) event.preventDefault()
    },
    click(event) {
      if (isSupposed()) return
      if (hold.told()) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const element = isThing(event.target) ? event.target.closest(ONLY) : null
      if (element) tell(element)
    },
    focusin({ target }) {
      if (!keyed && isThing(target) && target.matches(':focus-visible')) rest(tellerAt(target))
    },
    focusout: leave,
    keydown({ key }) {
      keyed = ACTS.test(key)
      if (keyed) leave()
    },
  }
}
