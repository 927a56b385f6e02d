import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { daily } from '../deep.ts'
import { PHONE, WIDE } from './browser.ts'
import { countLooks } from './looks.ts'

const VIEWS = [PHONE, WIDE].flatMap(viewport =>
  (['light', 'dark'] as const).map(colorScheme => ({ viewport, colorScheme })),
)

/**
 * What axe finds wrong with a page: on a phone and on a wide screen, in the light and in the dark.
 * Every day in one of the four only; pages take turns by their number `turn`.
 */
export async function axeFinds(page: Page, turn: number): Promise<string[]> {
  const found: string[] = []
  for (const { viewport, colorScheme } of daily(VIEWS.slice(turn % 4).slice(0, 1), VIEWS)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.evaluate(untilStill)
    found.push(
      ...(await axeFindsNow(page)).map(said => `${viewport.width} wide, ${colorScheme}: ${said}`),
    )
  }
  return found
}

/**
 * Waits until nothing fades or glides any more: half way a colour is neither the one nor the other.
 * What has come to rest may set something else off: a colour that fades is handed down.
 */
export async function untilStill(): Promise<void> {
  for (;;) {
    await new Promise(frame => requestAnimationFrame(() => requestAnimationFrame(frame)))
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const running = passing.filter(({ playState }) => playState === 'running')
    if (running.length === 0) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

/**
 * What axe finds wrong with a page as it stands. By all its rules, but without a report on what is
 * right, which takes longer than looking, and without a page of its own for bringing frames
 * together: ours have none. A page that has been looked at has axe in it still: reading it in takes
 * as long as looking.
 */
export async function axeFindsNow(page: Page): Promise<string[]> {
  countLooks('axe')
  const there = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder(there ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)}`),
  )
}

/** A page on a phone has no fault that axe finds, as it stands, and is no wider than the screen. */
export async function sound(page: Page): Promise<void> {
  expect(await axeFindsNow(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
}
