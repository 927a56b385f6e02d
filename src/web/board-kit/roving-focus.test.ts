import { expect, test } from 'vitest'
import { FakeElement, keyboard } from './keyboard.fixture.ts'
import { keepFocus, roveFocus, settleStops } from './roving-focus.ts'

const asRoot = (element: FakeElement) => element as unknown as HTMLElement
const button = (x: number, y: number) => new FakeElement('button', x, y)

/** Two rows of three buttons, numbered like the keys of a telephone. */
function board(rove = '') {
  const keys = keyboard()
  const [one, two, three] = [button(0, 0), button(20, 0), button(40, 0)] as const
  const [four, five, six] = [button(0, 20), button(20, 20), button(40, 20)] as const
  const buttons = [one, two, three, four, five, six]
  const group = new FakeElement('div').add(...buttons)
  group.dataset['rove'] = rove
  const act = new FakeElement('button', 0, 100)
  const root = new FakeElement('main').add(group, new FakeElement('actions').add(act))
  settleStops(asRoot(root))
  const arrow = (key: string, more: object = {}) =>
    roveFocus({ key, target: keys.focused(), ...more } as unknown as KeyboardEvent)
  /** The number of the button that has the focus; 0 = none. */
  const at = () => buttons.indexOf(keys.focused()) + 1
  const stops = () => buttons.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? index + 1 : []))
  return { ...keys, buttons, group, root, act, arrow, at, stops, one, two, three, five, six }
}

test('a group is one stop of the tab key: the first that can be chosen', () => {
  const { one, root, stops } = board()
  expect(stops()).toEqual([1])
  one.off = true
  settleStops(asRoot(root))
  expect(stops()).toEqual([2])
})

test('where nothing can be chosen the group can still be entered and read', () => {
  const { buttons, root, stops } = board()
  for (const each of buttons) each.off = true
  settleStops(asRoot(root))
  expect(stops()).toEqual([1])
})

test('a group within a group has a stop of its own, and takes none from the one around it', () => {
  const { root, group, stops, arrow, focused } = board()
  const [west, east] = [button(0, 60), button(20, 60)]
  const inner = new FakeElement('div').add(west, east)
  inner.dataset['rove'] = ''
  group.add(inner)
  settleStops(asRoot(root))
  expect(stops()).toEqual([1])
  expect(west.tabIndex).toBe(0)
  west.focus()
  expect(arrow('ArrowRight')).toBe(true)
  expect(focused()).toBe(east)
  settleStops(asRoot(root))
  expect(stops()).toEqual([1])
})

test('the log is entered at its end', () => {
  expect(board('end').stops()).toEqual([6])
})

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 1, 4],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 5, 2],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 4, 3],
  ['Home', 5, 1],
  ['End', 2, 6],
])('%s leads from %i to %i', (key, from, to) => {
  const { buttons, arrow, at } = board()
  buttons[from - 1]?.focus()
  expect(arrow(key)).toBe(true)
  expect(at()).toBe(to)
})

test.each([
  ['ArrowUp', 1],
  ['ArrowLeft', 1],
  ['ArrowRight', 6],
  ['Home', 1],
  ['x', 3],
])('%s on %i leads nowhere, and is left to the browser', (key, from) => {
  const { buttons, arrow, at } = board()
  buttons[from - 1]?.focus()
  expect(arrow(key)).toBe(false)
  expect(at()).toBe(from)
})

test('what lies on a thing is reached from it before what lies beyond it', () => {
  const { group, arrow, focused } = board()
  const [tile, coin, below] = [button(100, 100), button(107, 125), button(125, 160)]
  Object.assign(tile, { width: 60, height: 40 })
  group.add(tile, coin, below)
  tile.focus()
  expect(arrow('ArrowDown')).toBe(true)
  expect(focused() === coin).toBe(true)
})

test('arrows with Control, Command or Alt belong to the browser', () => {
  const { one, arrow, at } = board()
  one.focus()
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(arrow('ArrowRight', { [held]: true })).toBe(false)
  expect(at()).toBe(1)
})

test('outside of a group arrows do nothing', () => {
  const { act, arrow, focused } = board()
  act.focus()
  expect(arrow('ArrowUp')).toBe(false)
  expect(focused()).toBe(act)
})

test('somebody who leaves a group comes back to where they were', () => {
  const { one, arrow, act, root, stops } = board()
  one.focus()
  arrow('ArrowRight')
  arrow('ArrowRight')
  act.focus()
  settleStops(asRoot(root))
  expect(stops()).toEqual([3])
})

test('when the piece with the focus is gone, the focus goes to its group', () => {
  const { three, one, root, at, loseFocus } = board()
  const focus = keepFocus(asRoot(root))
  three.focus()
  root.listener?.({ target: three })
  three.isConnected = false
  loseFocus()
  focus.settle()
  expect(at()).toBe(1)
  expect(one.tabIndex).toBe(0)
})

test('what is hidden hands the focus on before the browser has taken it', () => {
  const { three, group, act, root, focused } = board()
  const focus = keepFocus(asRoot(root))
  three.focus()
  root.listener?.({ target: three })
  three.shown = group.shown = false
  focus.settle()
  expect(focused() === act).toBe(true)
})

test('while a dialog is open, what becomes of the focus is its own affair', () => {
  const { root, focused, loseFocus } = board()
  const asked = button(0, 0)
  root.add(new FakeElement('dialog').add(asked))
  const focus = keepFocus(asRoot(root))
  asked.focus()
  asked.isConnected = false
  loseFocus()
  const nowhere = focused()
  focus.settle()
  expect(focused()).toBe(nowhere)
})

test('when its group is gone too, the focus goes to the buttons below, once they are shown', () => {
  const { three, group, act, root, focused, loseFocus } = board()
  const focus = keepFocus(asRoot(root))
  root.listener?.({ target: three })
  three.isConnected = group.isConnected = false
  act.shown = false
  loseFocus()
  focus.settle()
  expect(focused()).not.toBe(act)
  act.shown = true
  focus.settle()
  expect(focused()).toBe(act)
})

test('what was given the focus hands it on, too, when it goes', () => {
  const { three, group, act, root, focused, loseFocus } = board()
  const focus = keepFocus(asRoot(root))
  const go = (...gone: FakeElement[]) => {
    for (const each of gone) each.isConnected = false
    loseFocus()
    focus.settle()
  }
  three.focus()
  go(three, group)
  expect(focused() === act).toBe(true)
  const next = button(0, 100)
  act.parentElement?.add(next).children.shift()
  go(act)
  expect(focused() === next).toBe(true)
})

test('what can be chosen takes the focus before undo does, as soon as there is either', () => {
  const { two, act, root, focused, loseFocus } = board()
  const focus = keepFocus(asRoot(root))
  const gone = button(0, 50)
  root.listener?.({ target: gone })
  gone.isConnected = false
  const actions = act.parentElement?.children ?? []
  actions.length = 0
  loseFocus()
  focus.settle()
  act.undoes = two.invites = true
  actions.push(act)
  two.dataset['stop'] = 'here'
  focus.settle()
  expect(focused() === two).toBe(true)
})

test('what can be chosen takes the focus by the button in it, where it is none itself', () => {
  const { two, group, act, root, focused, loseFocus } = board()
  const stall = new FakeElement('div')
  stall.invites = true
  const face = button(0, 60)
  face.tabIndex = 0
  root.add(stall.add(face))
  const focus = keepFocus(asRoot(root))
  root.listener?.({ target: two })
  two.isConnected = group.isConnected = false
  act.undoes = true
  loseFocus()
  focus.settle()
  expect(focused() === face).toBe(true)
})

test('where only undo is left the focus waits at the question for what is next', () => {
  const { two, group, act, root, focused, loseFocus } = board()
  const question = new FakeElement('h1')
  root.add(question)
  const focus = keepFocus(asRoot(root))
  const done = button(0, 50)
  root.listener?.({ target: done })
  done.isConnected = group.isConnected = false
  act.undoes = true
  loseFocus()
  focus.settle()
  expect(focused() === question).toBe(true)
  two.invites = true
  two.dataset['stop'] = 'here'
  focus.settle()
  expect(focused() === two).toBe(true)
})

test('who goes on from the question is left where they are', () => {
  const { two, group, act, root, focused, loseFocus } = board()
  const question = new FakeElement('h1')
  root.add(question)
  const focus = keepFocus(asRoot(root))
  root.listener?.({ target: group })
  group.isConnected = false
  act.undoes = true
  loseFocus()
  focus.settle()
  act.focus()
  two.invites = true
  focus.settle()
  expect(focused() === act).toBe(true)
})

test('a group that comes next takes the focus before the buttons do', () => {
  const { one, group, root, at, loseFocus } = board()
  const focus = keepFocus(asRoot(root))
  const draw = button(0, 50)
  root.listener?.({ target: draw })
  group.dataset['leads'] = ''
  draw.isConnected = false
  loseFocus()
  focus.settle()
  expect(at()).toBe(1)
  expect(one.tabIndex).toBe(0)
})

test('a focus that somebody has moved elsewhere is not taken from them', () => {
  const { three, five, root, at } = board()
  const focus = keepFocus(asRoot(root))
  root.listener?.({ target: three })
  three.isConnected = false
  five.focus()
  focus.settle()
  expect(at()).toBe(5)
  focus.close()
  expect(root.listener).toBeNull()
})
