import { afterEach, expect, test } from 'vitest'
import type { Language } from '../kit/meta.ts'
import { language } from './language.ts'
import { screen } from './screen.fixture.ts'
import { useSpoken } from './use-spoken.ts'

const before = language.value
afterEach(() => void (language.value = before))

/** What is shown of words that come when a test wishes it. */
async function shownWords() {
  const asked: [Language, (words: string | null) => void][] = []
  const load = (spoken: Language) =>
    new Promise<string>((resolve, reject) =>
      asked.push([
        spoken,
        words => (words === null ? reject(new Error('offline')) : resolve(words)),
      ]),
    )
  function Words({ of }: { of: string }) {
    const loaded = useSpoken(of, load)
    return <p>{loaded.state === 'here' ? loaded.value : loaded.state}</p>
  }
  language.value = 'en'
  const shown = await screen(<Words of="a" />)
  const come = async (words: string | null) => {
    asked.at(-1)?.[1](words)
    await shown.settle()
  }
  return { ...shown, asked, come, of: (id: string) => shown.show(<Words of={id} />) }
}

test('what is said stays until it is here in another language', async () => {
  const { text, come, asked, settle } = await shownWords()
  expect(text()).toBe('loading')
  await come('fish')
  language.value = 'es'
  await settle()
  expect(text()).toBe('fish')
  await come('pez')
  expect(text()).toBe('pez')
  expect(asked.map(([spoken]) => spoken)).toEqual(['en', 'es'])
})

test('also if it cannot be had in that; but of something else nothing is said before it is here', async () => {
  const { text, come, of, settle } = await shownWords()
  await come('fish')
  language.value = 'es'
  await settle()
  await come(null)
  expect(text()).toBe('fish')
  await of('b')
  await settle()
  expect(text()).toBe('loading')
})
