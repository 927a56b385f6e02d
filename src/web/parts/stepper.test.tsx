import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { Stepper } from './stepper.tsx'

const CHOICES = [0, 4, 8, 12].map(value => ({ value, label: `${value} cards` }))

async function stepper(value: number) {
  const chosen: number[] = []
  const shown = await screen(
    <Stepper label="Left out" value={value} choices={CHOICES} onChange={to => chosen.push(to)} />,
  )
  const press = (key: string) => shown.all('span')[0]?.fire('keydown', { key })
  return { ...shown, chosen, press }
}

test('a step up or down, by mouse', async () => {
  const { all, chosen, close } = await stepper(4)
  for (const button of all('button')) await button.fire('click')
  expect(chosen).toEqual([0, 8])
  await close()
})

test('by keyboard: arrows, page, Home and End; what says nothing changes nothing', async () => {
  const { press, chosen, close } = await stepper(4)
  for (const key of ['ArrowUp', 'ArrowLeft', 'End', 'Home', 'PageUp', 'x']) await press(key)
  expect(chosen).toEqual([8, 0, 12, 0, 12])
  await close()
})

test('at the end of the row nothing lies further, and the reader hears the value', async () => {
  const { all, press, chosen, close } = await stepper(12)
  expect(all('button').map(button => button.attribute('disabled') !== null)).toEqual([false, true])
  await press('ArrowRight')
  expect(chosen).toEqual([])
  const [spin] = all('span')
  expect(['aria-valuetext', 'aria-valuenow'].map(name => spin?.attribute(name))).toEqual([
    '12 cards',
    '3',
  ])
  await close()
})
