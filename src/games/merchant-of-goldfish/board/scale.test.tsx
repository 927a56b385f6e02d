import { expect, test } from 'vitest'
import { screen } from '../../../web/screen.fixture.ts'
import { merchantOfGoldfish } from '../index.ts'
import { Scale } from './scale.tsx'

const { text } = await merchantOfGoldfish.text('en')

test('the scales are heard as a sentence, and seen as numbers', async () => {
  const shown = await screen(<Scale give={4} take={9} say={text.say} />)
  const [scales] = shown.all('output')
  const heard = scales?.children().filter(each => each.attribute('aria-hidden') === null)
  expect(heard?.map(each => each.text)).toEqual(['You give 4 and take 9'])
})
