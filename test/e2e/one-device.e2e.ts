import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { daily } from '../deep.ts'
import { axeFindsNow } from './axe.ts'
import { complaints, goOffline, PHONE, steadyPage } from './browser.ts'

/*
 * Several people at one device: they come from the form on a game's page, play by keyboard alone,
 * hand the device over, and never see what is not theirs. Every day one game, without a network.
 */

const PEOPLE = ['Ana', 'Ben']
/** So often the device changes hands in a test, and so many answers are given in between at most. */
const HANDOVERS = 3
const MOST_ANSWERS = 60

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Sets a table for these people on the game's page. */
async function sitDown(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'On this device' }).check({ force: true })
  for (const [index, name] of PEOPLE.entries())
    await page.getByLabel(`Name of the person on chair ${index + 1}`).fill(name)
  await page.locator('.table-form').getByRole('button', { name: 'Play now' }).click()
  await page.locator('.curtain, .tb-board').first().waitFor()
}

/** Who is at the device, by the page's own words; raises the curtain if it is down. */
async function arrive(page: Page): Promise<void> {
  const curtain = page.locator('.curtain')
  if ((await curtain.count()) === 0) return
  const turn = await page.getByRole('heading', { level: 1 }).textContent()
  const name = PEOPLE.find(person => turn?.includes(person)) ?? ''
  // Behind it there is no table at all: nothing to be read, reached or guessed.
  expect(await page.locator('.tb, .tb-board, [data-home]').count()).toBe(0)
  expect(await page.locator('body').innerText()).not.toMatch(/\d/)
  expect(await axeFindsNow(page)).toEqual([])
  // A key pressed once more raises nothing.
  await page.keyboard.press('Enter')
  expect(await curtain.count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe(`I am ${name}`)
  await page.keyboard.press('Enter')
  await page.locator('.tb-board').waitFor()
  // Who it is is said whole, and first of all.
  const question = page.getByRole('heading', { level: 1, name: new RegExp(`^${name} `) })
  expect(await question.evaluate(heading => heading === document.activeElement)).toBe(true)
}

/** Answers from the list of what may be done, until the other one is called. */
async function playUntilCalled(page: Page): Promise<void> {
  const called = button(page, 'Hand over')
  const list = page.locator('dialog')
  for (let answers = 0; answers < MOST_ANSWERS && (await called.count()) === 0; answers++) {
    await page.keyboard.press('m')
    await list.waitFor()
    const offers = list.locator('.tb-moves button')
    // The keys stand in the list as soon as it is open.
    if ((await offers.count()) > 0) {
      await list.locator('.tb-moves button:focus').waitFor()
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('g')
  // A curtain, or where nobody holds secrets the table of the next one.
  await called.waitFor({ state: 'detached' })
}

test.each(daily(GAMES.slice(0, 1), GAMES))(
  '$meta.id: two people play at one device, by keyboard, without a network',
  async ({ meta }) => {
    const page = await steadyPage({ viewport: PHONE, serviceWorkers: 'allow' })
    const heard = complaints(page)
    await sitDown(page, meta.id)
    await arrive(page)
    await goOffline(page)
    for (let handover = 0; handover < HANDOVERS; handover++) {
      await playUntilCalled(page)
      await arrive(page)
    }
    await page.reload()
    await page.locator('.curtain, .tb-board').first().waitFor()
    await arrive(page)
    expect(heard).toEqual([])
  },
)
