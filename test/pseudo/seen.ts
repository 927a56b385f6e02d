import type { Page } from 'playwright-core'

/** What a person should not meet on a page in pseudo. */
export interface Wrong {
  /** Texts that no catalogue has: three plain letters in a row. */
  readonly english: readonly string[]
  /** Texts that are cut off at the edge of the screen or of what they stand in. */
  readonly clipped: readonly string[]
}

/**
 * Cut off by design where room is scarce, and said whole elsewhere: the names of others (a screen
 * reader and the log have them), what they did last (so has the log), what an empty slot would do
 * (a touch held for a moment says it).
 */
const SHORTENED = '.tb-name > b, .tb-lines thead span, .tb-did, .tb-brief, .cv-slot-does'

/** What joins a list is the browser's own (`Intl.ListFormat`). */
const JOINED = [' and ', ' or ']

/** Looks at all that a page shows and tells a screen reader. `known`: names, which stay plain. */
export const lookAt = (page: Page, known: readonly string[]): Promise<Wrong> =>
  page.evaluate(look, { known: [...known, ...JOINED], shortened: SHORTENED })

interface Wishes {
  readonly known: readonly string[]
  readonly shortened: string
}

/** Runs inside the page. */
function look({ known, shortened }: Wishes): Wrong {
  /** What is no text of ours: rules are documents, addresses and languages have their names. */
  const NOT_OURS = '.book, a[href^="http"], kbd, code, svg, script, style, [lang]:not(html)'
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(NOT_OURS)
  const names = known.toSorted((a, b) => b.length - a.length)
  const isEnglish = (text: string) =>
    /[A-Za-z]{3}/.test(names.reduce((left, name) => left.replaceAll(name, ''), text))

  /** Not the numbers and signs on pieces: these are as long in any language. */
  const WORD = /\p{L}{2}/u
  const texts: { text: string; element: Element; node?: Text }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element && WORD.test(text) && shows(element))
      texts.push({ text, element, node: node as Text })
  }
  for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? ''
      if (shows(element)) texts.push({ text, element })
    }

  const range = document.createRange()
  /** Where a text stands, line by line; of one pixel: read out, not shown. */
  function linesOf(node: Text): DOMRect[] {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
  }
  /** A line is taller than its letters: a fifth of it may be missing. */
  const sticksOut = (line: DOMRect, around: DOMRect) => ({
    aside: line.right > around.right + 1 || line.left < around.left - 1,
    above: line.bottom - around.bottom > line.height / 5 || around.top - line.top > line.height / 5,
  })
  const isCut = (line: DOMRect, element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      if (around.width < 2 || clipPath !== 'none') return false
      const out = sticksOut(line, around)
      // What scrolls by itself can be reached.
      if (/auto|scroll/.test(overflowX) && out.aside) return false
      if (/auto|scroll/.test(overflowY) && out.above) return false
      const hidesX = overflowX !== 'visible' || at.matches('button, .act')
      const hidesY = overflowY !== 'visible' || at.matches('button, .act')
      if ((hidesX && out.aside) || (hidesY && out.above)) return true
      if (position === 'fixed') break
    }
    return line.right > innerWidth + 1 || line.left < -1
  }
  const isClipped = ({ element, node }: { element: Element; node?: Text }): boolean =>
    node !== undefined &&
    !element.closest(shortened) &&
    linesOf(node).some(line => isCut(line, element))
  const said = ({ text, element }: { text: string; element: Element }) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${text.slice(0, 80)}`
  return {
    english: [...new Set(texts.filter(({ text }) => isEnglish(text)).map(said))],
    clipped: [...new Set(texts.filter(isClipped).map(said))],
  }
}
