import { expect, test } from 'vitest'
import { read } from '../styles.fixture.ts'

test('who wishes no motion waits for none: nothing appears late, one piece after the other', () => {
  const [, still = ''] =
    /prefers-reduced-motion: reduce\) \{([^}]*)\}/.exec(read('styles/base.css')) ?? []
  expect(still).toContain('animation-duration: 0.01ms !important')
  expect(still).toContain('animation-delay: 0s !important')
})
