import { useLayoutEffect } from 'preact/hooks'
import { expect, onTestFinished, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { FakeElement, keyboard } from './keyboard.fixture.ts'
import { namedKey, type Keys, setShortcuts, useKeys } from './keys.ts'

function Listening({ keys }: { keys: Keys }) {
  useKeys(keys)
  return null
}

/** A page that answers to the key P, and how often it did. */
async function page() {
  const keys = keyboard()
  let pressed = 0
  const shown = await screen(<Listening keys={{ p: () => pressed++ }} />)
  return { ...shown, ...keys, pressed: () => pressed }
}

test('a letter is heard in either case, and the browser is kept from doing more', async () => {
  const { press, pressed } = await page()
  expect([press('p'), press('P')]).toEqual([true, true])
  expect(pressed()).toBe(2)
})

test('a key pressed in the step in which the page comes is heard', async () => {
  const { press } = keyboard()
  const done: string[] = []
  function PressedAtOnce() {
    useLayoutEffect(() => void press('p'), [])
    return <Listening keys={{ p: () => done.push('heard') }} />
  }
  await screen(<PressedAtOnce />)
  expect(done).toEqual(['heard'])
})

test('what lies over the table hears its keys first, though it came later', async () => {
  const { press } = keyboard()
  const done: string[] = []
  function Over() {
    useKeys({ Escape: () => done.push('the hint') }, true)
    return null
  }
  await screen(
    <>
      <Listening keys={{ Escape: () => done.push('the board') }} />
      <Over />
    </>,
  )
  press('Escape')
  expect(done).toEqual(['the hint'])
})

test('a key that means nothing is left to the browser', async () => {
  const { press, pressed } = await page()
  expect([press('q'), press('Escape')]).toEqual([false, false])
  expect(pressed()).toBe(0)
})

test.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['something else having taken it', { defaultPrevented: true }],
])('with %s the key belongs to the browser', async (_, more) => {
  const { press, pressed } = await page()
  expect([press('p', more), pressed()]).toEqual([false, 0])
})

test.each(['input', 'select', 'textarea', '.rp'])(
  'somebody who is in %s plays nothing',
  async tag => {
    const { press, pressed } = await page()
    const target = new FakeElement(tag)
    expect([press('p', { target }), pressed()]).toEqual([false, 0])
  },
)

test('who has switched shortcuts off keeps only the keys that write nothing', async () => {
  const { press } = keyboard()
  const done: string[] = []
  const keys = Object.fromEntries(
    ['p', '1', '?', ' ', 'Escape', 'ArrowLeft'].map(key => [key, () => done.push(key)]),
  )
  await screen(<Listening keys={keys} />)
  setShortcuts('off')
  onTestFinished(() => setShortcuts('on'))
  for (const key of Object.keys(keys)) press(key)
  expect(done).toEqual([' ', 'Escape', 'ArrowLeft'])
  // What a screen reader would name works no more.
  expect(namedKey('p')).toBeUndefined()
})

test('under an open dialog the keys of the table rest', async () => {
  const { press, pressed, openDialog } = await page()
  openDialog()
  expect([press('p'), pressed()]).toEqual([false, 0])
})

test('a key does what it means now, and nothing once the page is gone', async () => {
  const { press, show } = await page()
  const done: string[] = []
  await show(<Listening keys={{ p: () => done.push('newer') }} />)
  press('p')
  await show(<Listening keys={{ p: undefined }} />)
  expect(press('p')).toBe(false)
  press('p')
  expect(done).toEqual(['newer'])
})
