import type { Locator, Page } from 'playwright-core'
import { found, type Questions, type Sign, type Thing } from './things.ts'

/*
 * Playwright finds an element by its role in tens of milliseconds, and queries it in several round
 * trips. Where the question is only what a table asks, that is most of a whole game. Here the page
 * checks itself, in one round trip.
 */

/** How often a page checks again, in milliseconds. */
const AGAIN = 20
/** The longest a bot thinks, in milliseconds. */
const PATIENCE = 120_000

/**
 * Waits until a table asks something, and says what: the first of these questions whose sign is to
 * be seen. Before the table is there it asks nothing, and while a choice is on its way neither,
 * though what was asked may still lie there.
 */
export async function whatIsAsked<Asked>(page: Page, questions: Questions<Asked>): Promise<Asked> {
  const signs = questions.map(([, sign]) => sign)
  const first = await page.waitForFunction(firstSeen, signs, { timeout: PATIENCE, polling: AGAIN })
  const question = questions[(await first.jsonValue()) - 1]
  if (!question) throw new Error('The table asks nothing.')
  return question[0]
}

/** A table on a page: its things, what it asks, and what is done there until it shows. */
export const tableOf = <Key extends string, Asked>(
  page: Page,
  things: Readonly<Record<Key, Thing>>,
  questions: Questions<Asked>,
) => ({
  page,
  ...found(page, things),
  asked: () => whatIsAsked(page, questions),
  act: (deed: () => Promise<unknown>) => andSee(page, deed),
})

/** Which of these signs is the first to be seen on this page, counted from 1; 0 if none is. */
function firstSeen(signs: readonly Sign[]): number {
  if (document.querySelector('main[data-step]:not([data-sending])') === null) return 0
  const nameOf = (thing: Element) =>
    (thing.getAttribute('aria-label') ?? thing.textContent).replace(/\s+/g, ' ').trim()
  const all = (root: ParentNode, { css, name, within }: Sign): Element[] => {
    const roots = within ? all(root, within) : [root]
    const things = roots.flatMap(each => [...each.querySelectorAll(css)])
    if (name === undefined) return things
    return things.filter(thing =>
      typeof name === 'string' ? nameOf(thing) === name : name.test(nameOf(thing)),
    )
  }
  const shows = (thing: Element) =>
    thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0
  return signs.findIndex(sign => all(document, sign).some(shows)) + 1
}

/**
 * Does something and waits until the table shows that something has happened: by another step, or
 * by more or fewer things of this kind (a CSS selector). Somebody else's step may come first: what
 * was sent must have arrived too.
 */
export async function andSee(
  page: Page,
  deed: () => Promise<unknown>,
  kind?: string,
): Promise<void> {
  const before = await faceOf(page, kind)
  await deed()
  await another(page, before)
}

/**
 * Presses a thing that stays pressed, unless it is so already, and waits until the table shows it.
 */
export async function press(
  thing: Locator,
  touch: (thing: Locator) => Promise<void> = one => one.click(),
): Promise<void> {
  if ((await thing.getAttribute('aria-pressed')) === 'true') return
  await touch(thing)
  await thing.and(thing.page().locator('[aria-pressed="true"]')).waitFor()
}

const TABLE = 'main[data-step]'

/**
 * What of a table changes when something happens: the step it shows, and how many things of a kind
 * there are.
 */
interface Face {
  readonly step: string | null
  readonly kind: string
  readonly count: number
}

/** Waits until there is a table. */
async function faceOf(page: Page, kind = TABLE): Promise<Face> {
  return page.locator(TABLE).evaluate(
    (table, kind) => ({
      step: table.getAttribute('data-step'),
      kind,
      count: document.querySelectorAll(kind).length,
    }),
    kind,
  )
}

async function another(page: Page, before: Face): Promise<void> {
  await page.waitForFunction(
    ({ step, kind, count }) => {
      const table = document.querySelector('main[data-step]')
      if (table === null || table.hasAttribute('data-sending')) return false
      return (
        table.getAttribute('data-step') !== step || document.querySelectorAll(kind).length !== count
      )
    },
    before,
    { timeout: PATIENCE, polling: AGAIN },
  )
}
