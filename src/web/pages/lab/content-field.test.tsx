import { expect, test } from 'vitest'
import printed from '../../../games/mercado/content/content.json'
import { screen } from '../../screen.fixture.ts'
import { ContentFile } from './content-field.tsx'
import { labText } from './text/index.ts'

/** What the field says once this file was chosen, and what of it is quoted. */
async function chosen(text: string) {
  const { all, settle } = await screen(<ContentFile game="mercado" onAdded={() => {}} />)
  await all('input')[0]?.fire('change', { files: [{ text: async () => text }] })
  while (all('output')[0]?.text === '') await settle()
  const [quote] = all('q')
  return { says: all('output')[0]?.text, quote: quote?.text, spoken: quote?.attribute('lang') }
}

test('what is wrong with a file is said in words of the page, and the check is quoted in its own language', async () => {
  const [first, ...others] = printed.objects
  const wrong = { ...printed, objects: [{ ...first, points: 'many' }, ...others] }
  const { says, quote, spoken } = await chosen(JSON.stringify(wrong))
  const why = labText('lab.contentAt', { place: `objects ${first?.id}` })
  expect(says).toBe(`${labText('lab.contentBad', { why })} ${quote}`)
  expect(quote).toMatch(/^points is "many"; it must be .*\.$/)
  expect(spoken).toBe('en')
})

test.each([
  ['no JSON', '{', 'lab.contentUnread', /^This is not JSON/],
  ['no object', '[]', 'lab.contentUnread', /^A content file holds a JSON object/],
] as const)('a file that is %s cannot be read', async (_, text, why, said) => {
  const { says, quote } = await chosen(text)
  expect(says).toContain(labText('lab.contentBad', { why: labText(why) }))
  expect(quote).toMatch(said)
})

test('what is in a file that fits is quoted too', async () => {
  const { says, quote, spoken } = await chosen(JSON.stringify(printed))
  expect(says).toBe(`${labText('lab.contentAdded')} ${quote}`)
  expect([quote, spoken]).toEqual([expect.stringContaining('24 objects'), 'en'])
})
