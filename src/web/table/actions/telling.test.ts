import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD } from '../../board-kit/hold.ts'
import { LINGER, type Told, telling } from './telling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thing on the page that tells a sentence; `only`: it does nothing else. */
function thing(sentence: string, only = false) {
  const element = {
    closest: (selector: string) => (selector === '[data-only]' && !only ? null : element),
    matches: () => true,
    getAttribute: (name: string) => (name === 'data-tells' ? sentence : null),
  }
  return element
}

/** The page's listeners, what they show, and how to let something happen. */
function page() {
  const shown: (string | null)[] = []
  const listeners = telling((told: Told | null) => shown.push(told?.sentence ?? null))
  const does = { stopped: 0 }
  const fire = (name: keyof typeof listeners, fields: object) => {
    const event = {
      pointerType: 'touch',
      buttons: 0,
      clientX: 0,
      clientY: 0,
      preventDefault() {},
      stopPropagation: () => does.stopped++,
      ...fields,
    }
    const listener = listeners[name] as ((event: object) => void) | undefined
    listener?.(event)
  }
  return { shown, does, fire, last: () => shown.at(-1) ?? null }
}

test('a thing tells when the mouse rests on it, and no longer when it leaves', () => {
  const { fire, last } = page()
  const coin = thing('A black coin pays for nothing.')
  // The mouse lies where it led to this table.
  fire('pointerover', { pointerType: 'mouse', target: coin })
  vi.advanceTimersByTime(LINGER)
  expect(last()).toBe(null)
  fire('pointermove', { pointerType: 'mouse', target: coin, clientX: 30 })
  vi.advanceTimersByTime(LINGER - 1)
  expect(last()).toBe(null)
  vi.advanceTimersByTime(1)
  expect(last()).toBe('A black coin pays for nothing.')
  fire('pointerover', { pointerType: 'mouse', target: { closest: () => null } })
  expect(last()).toBe(null)
})

test('what comes to lie under a mouse that has pressed something tells nothing until it moves', () => {
  const { fire, last } = page()
  const mouse = { pointerType: 'mouse', target: thing('Take all coins.') }
  fire('pointerdown', { ...mouse, buttons: 1 })
  fire('pointerup', mouse)
  fire('pointerover', mouse)
  vi.advanceTimersByTime(LINGER)
  expect(last()).toBe(null)
  fire('pointermove', { ...mouse, clientX: 30 })
  vi.advanceTimersByTime(LINGER)
  expect(last()).toBe('Take all coins.')
})

test('held, it tells, and the click that ends that reaches nobody else', () => {
  const { fire, last, does } = page()
  const coin = thing('Gold.')
  fire('pointerdown', { target: coin })
  vi.advanceTimersByTime(HOLD)
  expect(last()).toBe('Gold.')
  fire('pointerup', { target: coin })
  fire('click', { target: coin })
  expect(does.stopped).toBe(1)
  fire('click', { target: coin })
  expect(does.stopped).toBe(1)
})

test('a finger that slides or leaves early hears nothing', () => {
  const { fire, last } = page()
  const coin = thing('Gold.')
  fire('pointerdown', { target: coin })
  fire('pointermove', { target: coin, clientX: 30 })
  vi.advanceTimersByTime(HOLD)
  expect(last()).toBe(null)
})

test('what does nothing else tells at a touch; the focus of the keyboard is enough for all', () => {
  const { fire, last } = page()
  fire('click', { target: thing('Gold.') })
  expect(last()).toBe(null)
  fire('click', { target: thing('Two white coins.', true) })
  expect(last()).toBe('Two white coins.')
  fire('focusout', {})
  expect(last()).toBe(null)
  fire('focusin', { target: thing('Gold.') })
  vi.advanceTimersByTime(LINGER)
  expect(last()).toBe('Gold.')
  fire('keydown', { key: 'Escape' })
  expect(last()).toBe(null)
})

test('a thing that is shut is told of even where it has nothing to tell', () => {
  const { fire, last } = page()
  const element = {
    closest: (selector: string) => (selector.includes('aria-disabled') ? element : null),
    matches: () => true,
  }
  fire('pointerdown', { target: element })
  vi.advanceTimersByTime(HOLD)
  expect(last()).toBe('')
})

test('what a key has pressed is silent, and what the focus comes to by itself', () => {
  const { fire, last } = page()
  const focus = (sentence: string) => {
    fire('focusin', { target: thing(sentence) })
    vi.advanceTimersByTime(LINGER)
  }
  focus('A lamp.')
  fire('keydown', { key: 'Enter' })
  expect(last()).toBe(null)
  focus('Gold.')
  expect(last()).toBe(null)
  fire('keydown', { key: 'Tab' })
  focus('Silver.')
  expect(last()).toBe('Silver.')
})
