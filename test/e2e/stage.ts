import type { Page } from 'playwright-core'
import { complaints, pageOf, PHONE, type Wishes } from './browser.ts'
import { enter, visit } from './visit.ts'

interface Order {
  readonly game: string
  readonly chairs: readonly string[]
  readonly options?: object
  readonly time?: object
}

/**
 * Makes a table on the server as the page does it, for the person of this page; answers its id and
 * the links of its chairs.
 */
export async function makeTable(
  page: Page,
  order: Order,
): Promise<{ id: string; links: readonly (string | null)[] }> {
  await enter(page)
  return page.evaluate(async body => {
    await fetch('/api/guest', { method: 'POST' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body })
    const made = (await answer.json()) as { table: { id: string }; links: (string | null)[] }
    return { id: made.table.id, links: made.links }
  }, JSON.stringify(order))
}

/**
 * The host makes a table and sits down at it, the guest opens the link of the second chair; answers
 * the id.
 */
export async function sitDown(host: Page, guest: Page, order: Order): Promise<string> {
  const { id, links } = await makeTable(host, order)
  await visit(host, `/t/${id}`)
  await guest.goto(links[1] ?? '')
  return id
}

/**
 * Two people at such a table: the host has a wide screen, the guest a phone in the dark. `heard`:
 * what their pages complain about.
 */
export async function twoPeople(
  order: Order,
  wishes: Wishes = {},
): Promise<{ host: Page; guest: Page; heard: string[][] }> {
  const phone = { viewport: PHONE, colorScheme: 'dark', ...wishes } as const
  const [host, guest] = await Promise.all([pageOf(), pageOf(phone)])
  const heard = [complaints(host), complaints(guest)]
  await sitDown(host, guest, order)
  return { host, guest, heard }
}

/** The results of a match that is over, as each of these people reads them: a number a seat. */
export const resultsOn = (pages: readonly Page[]): Promise<string[][]> =>
  Promise.all(
    pages.map(async page => {
      const cells = page.getByRole('region', { name: /^Result/ }).locator('.tb-ranks td:last-child')
      return (await cells.allTextContents()).map(text => text.replace(/\D/g, ''))
    }),
  )

/** What a table of some game may ask. */
type AskedBy<Table> = Table extends { asked(): Promise<infer Asked> } ? Asked : never

/** Who plays on until the game is over. */
const NEVER = new Promise<never>(() => {})

/**
 * Answers what a table asks until it asks `end`, until so many answers were given, or until the
 * game is over; answers what it asks then. `until`: somebody else is done; then null, even while
 * the table asks nothing.
 */
export async function playTo<Table extends { asked(): Promise<string> }>(
  table: Table,
  hand: (table: Table, asked: Exclude<AskedBy<Table>, 'over'>) => Promise<void>,
  {
    end,
    most = Infinity,
    each = async () => {},
    until = NEVER,
  }: {
    end?: AskedBy<Table>
    most?: number
    each?: () => Promise<void>
    until?: Promise<unknown>
  } = {},
): Promise<AskedBy<Table> | null> {
  const done = until.then(() => null)
  for (let answers = 0; ; answers++) {
    const asked = (await Promise.race([done, table.asked()])) as AskedBy<Table> | null
    if (asked === null) return null
    if (!isOpen(asked) || asked === end || answers >= most) return asked
    await hand(table, asked)
    await Promise.race([done, each()])
  }
}

const isOpen = <Asked>(asked: Asked): asked is Exclude<Asked, 'over'> => asked !== 'over'
