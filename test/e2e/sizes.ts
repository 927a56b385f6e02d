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
export function tooSmall(page: Page): Promise<Small[]> {
  return page.evaluate(findSmall)
}

/** Runs inside the page. */
function findSmall(): Small[] {
  // A pixel less than 12: targets may touch there, and a browser rounds where each ends.
  const [tap, near, letters] = [44, 11, 12]
  const points = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)
  const kinds = 'button, a, summary, input, select'
  const kindOf = (element: Element) => {
    const named = element.closest('[class]:not([class=""], svg)')
    return named?.getAttribute('class')?.split(' ')[0] ?? element.tagName
  }
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

  const words: Small[] = []
  const walker = document.createTreeWalker(document.querySelector('.tb') ?? document.body, 4)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    const element = walker.currentNode.parentElement
    if (text === '' || !element || !isSeen(element)) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale)
    if (size < letters - 0.05)
      words.push({ kind: `words in ${kindOf(element)}`, what: `${size.toFixed(1)} px: ${text}` })
  }
  return [
    ...small.map(({ element, box }) => ({
      kind: kindOf(element),
      what: `${box.width.toFixed(0)}×${box.height.toFixed(0)} px`,
    })),
    ...words,
  ]
}
