import { useLayoutEffect } from 'preact/hooks'
import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { browser } from '../server.fixture.ts'
import { useEnd } from './use-end.ts'

/** A list, and the box in which the browser lays it out. */
function List({ box }: { box: { at: Element | null } }) {
  const list = useEnd<HTMLUListElement>(true, 3)
  useLayoutEffect(() => {
    box.at = list.current
    if (list.current) Object.assign(list.current, { scrollHeight: 300, clientHeight: 100 })
  }, [])
  return <ul ref={list} />
}

test('a list stays at its end where a phone is turned, unless somebody has scrolled back', async () => {
  const turned = new Set<() => void>()
  browser({
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'resize') turned.add(listener)
    },
    removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
  })
  const box: { at: Element | null } = { at: null }
  const shown = await screen(<List box={box} />)
  expect(box.at?.scrollTop).toBe(300)
  const turn = (scrollHeight: number) => {
    Object.assign(box.at ?? {}, { scrollHeight })
    for (const listener of turned) listener()
  }
  turn(500)
  expect(box.at?.scrollTop).toBe(500)
  Object.assign(box.at ?? {}, { scrollTop: 120 })
  await shown.find('ul', '').fire('scroll')
  turn(400)
  expect(box.at?.scrollTop).toBe(120)
  await shown.close()
  expect(turned.size).toBe(0)
})
