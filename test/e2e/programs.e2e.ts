import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sound } from './axe.ts'
import { complaints, pageOf, PHONE, sharedAddress } from './browser.ts'

const SAMPLE = fileURLToPath(new URL('../../docs/bots/bot.ts', import.meta.url))

test('tokens and bots are made on the page; a bot that runs is asked to a chair by its name', async () => {
  const address = sharedAddress()
  const page = await pageOf({ address, viewport: PHONE })
  const heard = complaints(page)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Become a guest now' }).click()
  await page.getByText('For programmers: tokens and bots').click()
  await page.getByLabel('What the token is for').fill('my script')
  await page.getByRole('checkbox', { name: 'make tables' }).check()
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = (await page.locator('code.secret').textContent()) ?? ''
  await sound(page)
  const tables = () =>
    fetch(`${address}/api/tables`, { headers: { authorization: `Bearer ${token}` } })
  expect((await tables()).status).toBe(200)
  await page.getByRole('button', { name: 'Revoke: my script' }).click()
  await page.getByRole('button', { name: 'Revoke: my script' }).waitFor({ state: 'detached' })
  expect((await tables()).status).toBe(401)

  await page.getByLabel('The bot’s name').fill('Goldie')
  await page.getByRole('button', { name: 'Make a bot' }).click()
  await page.getByRole('button', { name: 'Delete: ⚙ Goldie' }).waitFor()
  const secret = (await page.locator('code.secret').textContent()) ?? ''
  const bot = spawn(process.execPath, ['--import', 'tsx', SAMPLE, address, secret, '1'], {
    stdio: 'inherit',
  })
  try {
    await expect
      .poll(async () => JSON.stringify(await (await fetch(`${address}/api/bots`)).json()))
      .toContain('"here":true')
    await page.goto('/game/merchant-of-goldfish')
    await page.getByRole('button', { name: 'Invite friends' }).click()
    await page
      .getByRole('button', { name: /^Seat a bot/ })
      .first()
      .click()
    await page.getByRole('button', { name: '⚙ Goldie' }).click()
    await page.getByText('⚙ Goldie').first().waitFor()
  } finally {
    bot.kill('SIGKILL')
  }

  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'POST /api/tables/{id}/moves' }).waitFor()
  await sound(page)
  expect(heard).toEqual([])
})
