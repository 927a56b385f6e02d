import { expect, test, vi } from 'vitest'
import { focusNext } from './focus-next.ts'

test('one spot after the other is gone to, also where the board has moved the focus on', () => {
  const there = new Map(['spade', 'hole'].map(name => [name, button(name)]))
  const active = () => document.activeElement?.textContent
  vi.stubGlobal('document', {
    activeElement: null,
    querySelectorAll: (selector: string) =>
      [...there].flatMap(([name, element]) => (selector.includes(`"${name}"`) ? [element] : [])),
  })
  const spots = ['spade', 'hole']
  const first = focusNext(spots, '')
  expect(active()).toBe('spade')
  there.get('hole')?.focus()
  const second = focusNext(spots, first)
  expect(active()).toBe('hole')
  there.delete('hole')
  expect(focusNext(spots, second)).toBe('spade')
  there.clear()
  expect(focusNext(spots, second)).toBe('')
})

/** A button that can be seen. */
function button(name: string) {
  const element = {
    textContent: name,
    checkVisibility: () => true,
    closest: () => null,
    matches: () => true,
    focus: () => void Object.assign(document, { activeElement: element }),
  }
  return element
}
