import { expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { Button } from './button.tsx'

test('a button that is off can keep the focus, is known as off, and does nothing', async () => {
  const pressed = vi.fn<() => void>()
  const button = (off: boolean) => (
    <Button disabled={off} onClick={pressed}>
      Add
    </Button>
  )
  const { find, show } = await screen(button(true))
  expect(find('button', 'Add').attribute('disabled')).toBe(null)
  expect(find('button', 'Add').attribute('aria-disabled')).toBe('true')
  await find('button', 'Add').fire('click')
  expect(pressed).not.toHaveBeenCalled()
  await show(button(false))
  expect(find('button', 'Add').attribute('aria-disabled')).toBe(null)
  await find('button', 'Add').fire('click')
  expect(pressed).toHaveBeenCalledOnce()
})
