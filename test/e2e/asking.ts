import type { Locator, Page } from 'playwright-core'

/* Playwright's own waiting takes naps of up to half a second: in a whole game that is most of it. Here every frame is looked at. */

/** A table is looked at again after so many milliseconds, even if it shows no other step. */
const SOON = 500
/** Longer than this nobody thinks, in milliseconds. */
const PATIENCE = 120_000

/** Waits until a table asks something, and says what: the first of these questions whose sign is to be seen. */
export async function whatIsAsked<Asked>(questions: readonly (readonly [Asked, Locator])[]): Promise<Asked> {
  const any = questions.map(([, sign]) => sign).reduce((all, sign) => all.or(sign))
  const page = any.page()
  for (const began = performance.now(); performance.now() - began < PATIENCE;) {
    const before = await faceOf(page)
    if (await any.first().isVisible()) {
      for (const [question, sign] of questions) if (await sign.first().isVisible()) return question
    }
    await another(page, before, SOON).catch(() => undefined)
  }
  throw new Error('The table asks nothing.')
}

/**
 * Does something and waits until the table shows that something has happened: by another step, or by more or fewer things
 * of this kind (a CSS selector).
 */
export async function andSee(page: Page, deed: () => Promise<unknown>, kind?: string): Promise<void> {
  await page.locator(TABLE).waitFor()
  const before = await faceOf(page, kind)
  await deed()
  await another(page, before, PATIENCE)
}

const TABLE = 'main[data-step]'

/** What of a table changes when something happens: the step it shows, and how many things of a kind there are. */
interface Face {
  readonly step: string | null
  readonly kind: string
  readonly count: number
}

async function faceOf(page: Page, kind = TABLE): Promise<Face> {
  return page.locator(TABLE).evaluateAll(
    ([table], kind) => ({
      step: table?.getAttribute('data-step') ?? null,
      kind,
      count: document.querySelectorAll(kind).length,
    }),
    kind,
  )
}

async function another(page: Page, before: Face, timeout: number): Promise<void> {
  await page.waitForFunction(
    ({ step, kind, count }) => {
      const table = document.querySelector('main[data-step]')
      if (table === null) return false
      return table.getAttribute('data-step') !== step || document.querySelectorAll(kind).length !== count
    },
    before,
    { timeout },
  )
}
