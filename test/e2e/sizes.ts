import type { Page } from 'playwright-core'

/** What is too small on a phone: its kind, which is the class of the thing, and how small it is. */
export interface Small {
  readonly kind: string
  readonly what: string
}

/**
 * What of a table is too small for a finger or to be read: a target under 44 by 44 pixels where a
 * touch within 12 pixels of its middle meets another target (WCAG 2.2, 2.5.8: it takes 24 by 24
 * pixels itself, or keeps so far from the others), and words under 12 pixels.
 */
export async function tooSmall(page: Page): Promise<Small[]> {
  return [...(await page.evaluate(findSmallTargets)), ...(await wordsTooSmall(page))]
}

/** Words of a table that are drawn under 12 pixels, as much as their picture or piece shrinks. */
export const wordsTooSmall = (page: Page): Promise<Small[]> => page.evaluate(findSmallWords)

/** Runs inside the page. */
function findSmallTargets(): Small[] {
  // A pixel less than 12: targets may touch there, and a browser rounds where each ends.
  const [tap, near] = [44, 11]
  const points = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)
  const kinds = 'button, a, summary, input, select'
  const isSeen = (element: Element) => {
    const { width, height, left, top } = element.getBoundingClientRect()
    const middle = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 1 && height > 1 && middle !== null && element.contains(middle)
  }
  const targets = [...document.querySelectorAll(`.tb :is(${kinds})`)]
    .filter(isSeen)
    .map(element => ({ element, box: element.getBoundingClientRect() }))
  const small = targets.filter(({ element, box: { x, y, width, height } }) => {
    if (Math.min(width, height) >= tap) return false
    return points.some(angle => {
      const [across, down] = [Math.cos(angle) * near, Math.sin(angle) * near]
      const met = document
        .elementFromPoint(x + width / 2 + across, y + height / 2 + down)
        ?.closest(`.tb :is(${kinds})`)
      return met && met !== element
    })
  })
  return small.map(({ element, box }) => {
    const named = element.closest('[class]:not([class=""], svg)')
    return {
      kind: named?.getAttribute('class')?.split(' ')[0] ?? element.tagName,
      what: `${box.width.toFixed(0)}×${box.height.toFixed(0)} px`,
    }
  })
}

/** Runs inside the page. */
function findSmallWords(): Small[] {
  const letters = 12
  const range = document.createRange()
  /** What is so of an element follows from what is so of the one around it: it is asked once. */
  const nested = <A>(outermost: A, of: (element: Element, around: A) => A) => {
    const known = new Map<Element, A>()
    return function find(element: Element | null): A {
      if (!element) return outermost
      const found = known.get(element) ?? of(element, find(element.parentElement))
      known.set(element, found)
      return found
    }
  }
  /** What only a screen reader reads has a box of a pixel. */
  const isClipped = nested(false, (element, around) => {
    if (around) return true
    const { width, height } = element.getBoundingClientRect()
    const { overflowX, clipPath } = getComputedStyle(element)
    if (width > 0 && Math.min(width, height) < 2 && overflowX !== 'visible') return true
    return clipPath === 'inset(50%)'
  })
  const isDrawn = (node: Node, element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (isClipped(element)) return false
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    return width > 2 && height > 2
  }
  const scaleInPage = nested(1, (element, around) => {
    const { transform } = getComputedStyle(element)
    if (transform === 'none') return around
    const { a, b } = new DOMMatrix(transform)
    return around * Math.hypot(a, b)
  })
  /** How much smaller or larger it is drawn than it is written. */
  const scaleOf = (element: Element): number => {
    if (!(element instanceof SVGGraphicsElement)) return scaleInPage(element)
    const { a = 1, b = 0 } = element.getScreenCTM() ?? {}
    return Math.hypot(a, b)
  }

  const small: Small[] = []
  const walker = document.createTreeWalker(document.querySelector('.tb') ?? document.body, 4)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const [text, element] = [node.textContent?.trim() ?? '', node.parentElement]
    if (text === '' || !element || !isDrawn(node, element)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    if (size >= letters - 0.05) continue
    const named = element.closest('[class]:not([class=""], svg)')
    const kind = named?.getAttribute('class')?.split(' ')[0] ?? element.tagName
    small.push({ kind: `words in ${kind}`, what: `${size.toFixed(1)} px: ${text}` })
  }
  return small
}
