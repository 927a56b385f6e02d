import { beforeEach, expect, test, vi } from 'vitest'
import { fly, look } from './motion.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { hidden: false })
})

/** A piece, and whether the browser draws it now. */
const piece = (id: string, drawn: boolean) => {
  const measured = vi.fn<() => object>(() => ({ x: 0, y: 0, width: 9, height: 9 }))
  const element = {
    dataset: { pieces: id },
    checkVisibility: ({ contentVisibilityAuto = false }) => drawn || !contentVisibilityAuto,
    getBoundingClientRect: measured,
    closest: () => null,
    parentElement: null,
  }
  return { element, measured }
}

test('only pieces that are drawn are measured: what waits out of sight is not laid out', () => {
  const [near, far] = [piece('near', true), piece('far', false)]
  const root = { querySelectorAll: () => [near.element, far.element] }
  expect([...look(root as unknown as ParentNode).keys()]).toEqual(['near'])
  expect(far.measured).not.toHaveBeenCalled()
})

test('where the browser cannot say what is drawn, all pieces are measured', () => {
  const { checkVisibility: _, ...element } = piece('near', true).element
  const root = { querySelectorAll: () => [element] }
  expect([...look(root as unknown as ParentNode).keys()]).toEqual(['near'])
})

test('a piece that is placed by a translate of its own glides on from where it lay', () => {
  const animate = vi.fn<(frames: object, how: object) => void>()
  const zone = {}
  const at = (x: number) => ({ x, y: 0, width: 9, height: 9 })
  const element = {
    ...piece('time', true).element,
    closest: () => zone,
    animate,
    getBoundingClientRect: vi.fn<() => object>().mockReturnValueOnce(at(0)).mockReturnValue(at(50)),
  }
  const root = { querySelectorAll: (css: string) => (css === '[data-pieces]' ? [element] : []) }
  const page = root as unknown as HTMLElement
  fly(page, page, look(page), null)
  expect(animate).toHaveBeenCalledWith(
    [{ translate: '-50px 0px' }, { translate: '0 0' }],
    expect.objectContaining({ composite: 'add' }),
  )
})
