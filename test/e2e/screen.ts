import type { Locator, Page } from 'playwright-core'
import { countLooks } from './looks.ts'

/**
 * What of status line, pieces and buttons is not on the screen; [] if all is there at once and the
 * page does not scroll. Where places lie side by side, those swiped away do not count.
 */
export function cutOff(page: Page): Promise<string[]> {
  countLooks('phone')
  return page.evaluate(findCut)
}

/** Runs inside the page. */
function findCut(): string[] {
  const { innerWidth, innerHeight } = window
  const things = document.querySelectorAll('header h1, .tb-actions button, main [data-rove] button')
  const away = (place: Element | null) => {
    const box = place?.getBoundingClientRect()
    return box !== undefined && (box.right < 1 || box.left > innerWidth - 1)
  }
  const cut = [...things].filter(thing => {
    if (away(thing.closest('section[data-place]'))) return false
    const box = thing.getBoundingClientRect()
    return (
      box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    )
  })
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1
  return [
    ...cut.map(thing => thing.outerHTML.slice(0, 120)),
    ...(scrolls ? ['the page scrolls'] : []),
  ]
}

/** Those of these lines that do not fit where they stand: their end cannot be read. */
export const unread = (lines: Locator): Promise<string[]> =>
  lines.evaluateAll(all =>
    all.flatMap(line => (line.scrollWidth > line.clientWidth ? [line.textContent ?? ''] : [])),
  )

/** What the lines of the others say on a wide screen and does not fit; what is left out whole does. */
export const cutLines = (page: Page): Promise<string[]> =>
  page.locator('.tb-line').evaluateAll(lines =>
    lines.flatMap(line => {
      const foot = line.getBoundingClientRect().bottom + 1
      const cut = [...line.querySelectorAll('.tb-holds, .tb-did')].some(part => {
        const { top, bottom } = part.getBoundingClientRect()
        const isHeardOnly = getComputedStyle(part).clipPath !== 'none'
        return !isHeardOnly && top < foot - 4 && bottom > foot
      })
      return cut || line.scrollWidth > line.clientWidth ? [line.textContent ?? ''] : []
    }),
  )

/**
 * Leads a replay from its first position to its last, inside the page and in one go, by all that
 * lie between or so many in all: how far the last is, and what is cut off in any (a few are named).
 */
export async function stepThrough(
  page: Page,
  most = Infinity,
): Promise<{ steps: number; cut: string[] }> {
  const slider = page.getByRole('slider')
  const steps = Number(await slider.getAttribute('max'))
  const looks = Math.min(most, steps + 1)
  const stops = Array.from({ length: looks }, (_, at) => Math.round((at * steps) / (looks - 1)))
  await page.evaluate(`window.findCut = ${findCut.toString()}`)
  const cut = await slider.evaluate(async (slider, stops) => {
    const cut: string[] = []
    const frame = () => new Promise(done => requestAnimationFrame(done))
    const { findCut } = window as unknown as { findCut: () => string[] }
    for (const step of stops) {
      if (cut.length >= 5 || !(slider instanceof HTMLInputElement)) break
      slider.value = String(step)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      slider.dispatchEvent(new Event('change', { bubbles: true }))
      do await frame()
      while (document.querySelector('main')?.dataset['step'] !== String(step))
      cut.push(...findCut().map(thing => `step ${step}: ${thing}`))
    }
    return cut
  }, stops)
  countLooks('phone', looks)
  return { steps, cut }
}

/**
 * Around what of a table the ring of the focus does not show whole: something cuts it off. What has
 * been scrolled away within something does not count.
 */
export const cutRings = (page: Page): Promise<string[]> => page.evaluate(findCutRings)

/** Runs inside the page. */
function findCutRings(): string[] {
  const isSeen = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 1 && height > 1 && there !== null && thing.contains(there)
  }
  const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1
  /** Whether something around it shows less than the thing and so much around it. */
  const isCut = (thing: Element, ring: number) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect()
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowClipMargin } = getComputedStyle(around)
      if (overflowX === 'visible' || scrolls(around)) continue
      const reach = ring - (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0)
      const box = around.getBoundingClientRect()
      if (left - reach < box.left || right + reach > box.right) return true
      if (top - reach < box.top || bottom + reach > box.bottom) return true
    }
    return false
  }
  const things = [...document.querySelectorAll('.tb :is(button, a, summary, input, select)')]
  return things.filter(isSeen).flatMap(thing => {
    if (!(thing instanceof HTMLElement)) return []
    thing.focus({ preventScroll: true, focusVisible: true })
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(thing)
    // A pixel less: browsers round where a box ends.
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1
    return outlineStyle !== 'none' && isCut(thing, ring) ? [thing.outerHTML.slice(0, 120)] : []
  })
}

/**
 * Those of these things that cannot be touched in their middle: swiped away, or under something
 * else.
 */
export function outOfReach(things: Locator): Promise<string[]> {
  return things.evaluateAll(found =>
    found.flatMap(thing => {
      const { x, y, width, height } = thing.getBoundingClientRect()
      const there = document.elementFromPoint(x + width / 2, y + height / 2)
      return there && thing.contains(there) ? [] : [thing.outerHTML.slice(0, 120)]
    }),
  )
}
