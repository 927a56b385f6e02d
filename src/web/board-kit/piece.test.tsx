import { expect, test } from 'vitest'
import { elements } from '../elements.fixture.ts'
import { Piece } from './piece.tsx'

const piece = (more: object) => {
  const touched: unknown[] = []
  const tree = Piece({
    looks: ['card', false, 'can'],
    says: ['Fish', null, '', 'can be played'],
    onTouch: element => touched.push(element),
    ...more,
  })
  const [button] = elements(tree, 'button')
  if (!button) throw new Error('There is no button.')
  return { props: button.props, touched }
}

test('a piece is a button that says what holds of it, and nothing else', () => {
  const { props } = piece({ 'data-card': 3 })
  expect(props['type']).toBe('button')
  expect(props['class']).toBe('card can')
  expect(props['aria-label']).toBe('Fish, can be played')
  expect(props['data-card']).toBe(3)
  expect([props['aria-disabled'], props['aria-pressed']]).toEqual([undefined, undefined])
  expect(piece({ apart: ' ' }).props['aria-label']).toBe('Fish can be played')
})

test('it says whether it is chosen, where that is ever said', () => {
  expect(piece({ pressed: true }).props['aria-pressed']).toBe('true')
  expect(piece({ pressed: false }).props['aria-pressed']).toBe('false')
})

test('it can be touched while it is not possible, so that it can say why', () => {
  const { props, touched } = piece({ off: true })
  expect(props['aria-disabled']).toBe('true')
  expect(props['disabled']).toBe(undefined)
  const click = props['onClick'] as (event: { currentTarget: string }) => void
  click({ currentTarget: 'the piece' })
  expect(touched).toEqual(['the piece'])
})
