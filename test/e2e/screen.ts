import type { Page } from 'playwright-core'

/** What of status line, pieces and buttons is not on the screen; [] if all is there at once and the page does not scroll. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { innerWidth, innerHeight } = window
    const things = document.querySelectorAll('header h1, .tb-actions button, main [data-rove] button')
    const cut = [...things].filter(thing => {
      const box = thing.getBoundingClientRect()
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    })
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1
    return [...cut.map(thing => thing.outerHTML.slice(0, 120)), ...(scrolls ? ['the page scrolls'] : [])]
  })
}
