import type { Locator, Page } from 'playwright-core'

/** Waits until a table asks something, and says what: the first of these questions whose sign is to be seen. */
export async function whatIsAsked<Asked>(questions: readonly (readonly [Asked, Locator])[]): Promise<Asked> {
  const any = questions.map(([, sign]) => sign).reduce((all, sign) => all.or(sign))
  for (;;) {
    await any.first().waitFor()
    for (const [question, sign] of questions) if (await sign.first().isVisible()) return question
  }
}

/** Does something and waits until the table shows that something has happened. */
export async function andSee(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const step = await page.locator('main[data-step]').getAttribute('data-step')
  await deed()
  await page.locator(`main[data-step]:not([data-step="${step}"])`).waitFor()
}
