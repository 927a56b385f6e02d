import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { Stepper } from './stepper.tsx'

const CHOICES = [0, 4, 8, 12].map(value => ({ value, label: `${value} cards` }))

async function stepper(value: number) {
  const chosen: number[] = []
  const shown = await screen(
    <Stepper label="Left out" value={value} choices={CHOICES} onChange={to => chosen.push(to)} />,
  )
  return { ...shown, chosen }
}

test('a step up or down, by mouse', async () => {
  const { all, chosen } = await stepper(4)
  for (const button of all('button')) await button.fire('click')
  expect(chosen).toEqual([0, 8])
})

test('any of them from the list, which has its name and all values', async () => {
  const { find, chosen } = await stepper(4)
  const list = find('select', 'Left out')
  expect(list.text).toBe('0 cards4 cards8 cards12 cards')
  expect(list.attribute('value')).toBe('4')
  await list.fire('change', { selectedIndex: 3 })
  expect(chosen).toEqual([12])
})

test('at the end of the row nothing lies further', async () => {
  const { all } = await stepper(12)
  expect(all('button').map(button => button.attribute('disabled') !== null)).toEqual([false, true])
})
