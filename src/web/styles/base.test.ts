import { expect, test } from 'vitest'
import { filesIn, read } from '../styles.fixture.ts'

test('who wishes no motion waits for none: nothing appears late, one piece after the other', () => {
  const [, still = ''] =
    /prefers-reduced-motion: reduce\) \{([^}]*)\}/.exec(read('styles/base.css')) ?? []
  expect(still).toContain('animation-duration: 0.01ms !important')
  expect(still).toContain('animation-delay: 0s !important')
})

test('what is folded looks alike everywhere: how high its line is, is said once', () => {
  const all = ['.', '../games'].flatMap(folder => filesIn(folder, '.css'))
  const said = all.filter(file => /\bsummary[^{},]*\{[^}]*\b(min-height|cursor)\b/.test(read(file)))
  expect(said).toEqual(['./styles/base.css'])
})
