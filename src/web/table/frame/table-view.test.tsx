import { expect, test, vi } from 'vitest'
import { step, tableInfo } from '../table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { inBrowser, page } from './table-view.fixture.tsx'

inBrowser()

test('an offer is pressed and sent; the tab says that it is my turn', async () => {
  const shown = await page()
  expect(document.title).toBe(tableText('table.yourTurn', { game: 'test-game' }))
  await shown.find('button', 'play').fire('click')
  expect(shown.chosen).toEqual(['play'])
  await shown.next({ table: tableInfo({ actors: [1] }), moment: null })
  await shown.settle()
  expect(document.title).toBe('')
})

test('the board is drawn once a step, whatever is said, opened or told meanwhile', async () => {
  const shown = await page()
  shown.given.board?.say('not now', null)
  shown.given.board?.headline({ title: 'All have chosen', hint: '' })
  await shown.settle()
  expect(shown.text()).toContain('not now')
  expect(shown.text()).toContain('All have chosen')
  await shown.key('?')
  expect(shown.given.times).toBe(1)
})

test('what became of a choice is said with its rule, whatever is seen next, until it is closed', async () => {
  const refused = { why: 'illegal', refusal: { rule: 'TST-3', why: 'too dear' } }
  const shown = await page({}, { refused })
  await shown.find('button', 'play').fire('click')
  const link = shown.find('a', tableText('why.rule', { rule: 'TST-3' }))
  expect(link.attribute('href')).toBe('/rules/test-game#TST-3')
  await shown.next({ steps: [step(1, 1, 'moved')] })
  await shown.settle()
  expect(shown.text()).toContain('too dear')
  await shown.key('Escape')
  expect(shown.text()).not.toContain('too dear')
})

test('undo is sent where it is possible, and explained where it is not', async () => {
  const undoable = { seq: 0, view: {}, offers: [], undoable: true }
  const can = await page({ moment: undoable })
  await can.key('u')
  expect(can.chosen).toEqual(['undo'])
  const cannot = await page()
  await cannot.find('button', tableText('undo.label')).fire('click')
  expect(cannot.chosen).toEqual([])
  expect(cannot.text()).toContain(tableText('undo.none'))
})

test('buttons that are signs tell in words what they do', async () => {
  const shown = await page()
  for (const name of [tableText('log.open'), tableText('menu.label'), tableText('undo.label')])
    expect(shown.find('button', name).attribute('data-tells')).toBe(name)
})

test('keys: what may I do, the list of keys, what happened last', async () => {
  const shown = await page({ steps: [step(1, 1, 'moved')] })
  await shown.key('m')
  await shown.settle()
  expect(shown.text()).toContain(tableText('moves.title'))
  await shown.find('button', 'pass').fire('click')
  await shown.key('l')
  expect(shown.given.board?.lit).toEqual(['moved'])
  await shown.key('?')
  await shown.settle()
  expect(shown.text()).toContain(tableText('keys.title'))
})

test('while others play, F and a button skip to my turn', async () => {
  let hurried = 0
  const hurry = () => void hurried++
  const shown = await page({ table: tableInfo({ actors: [1] }) }, { hurry })
  await shown.find('button', tableText('pace.skip')).fire('click')
  await shown.key('f')
  expect(hurried).toBe(2)
  await shown.next({})
  expect(shown.has('button', tableText('pace.skip'))).toBe(false)
})

test('when it is over the result lies over the board, and can be put away', async () => {
  const table = tableInfo({ status: 'over', actors: [], ranks: [1, 2, 3] })
  await import('../ending/result.tsx')
  const shown = await page({ table })
  await shown.settle()
  expect(shown.all('tr').some(({ text }) => text.startsWith('1.'))).toBe(true)
  await shown.find('button', tableText('end.look')).fire('click')
  expect(shown.has('button', tableText('end.leave'))).toBe(false)
  await shown.find('button', tableText('end.result')).fire('click')
  await shown.find('button', tableText('end.leave')).fire('click')
  expect(shown.chosen).toEqual(['leave'])
})

test('a lost connection is said, and that a choice is on its way', async () => {
  const shown = await page({ link: 'lost', pending: 1 })
  expect(shown.text()).toContain(tableText('table.lostKept'))
  expect(shown.text()).toContain(tableText('table.kept'))
  await shown.next({ link: 'lost' })
  expect(shown.text()).toContain(pageText('link.lost'))
  expect(shown.text()).not.toContain(tableText('table.kept'))
})

test('the next table is offered only where one waits for me', async () => {
  const next = vi.fn<() => void>()
  for (const way of [null, next]) {
    const shown = await page({}, { findNext: async () => way })
    await shown.find('button', tableText('menu.label')).fire('click')
    expect(shown.has('button', tableText('life.next'))).toBe(way !== null)
    if (way) await shown.find('button', tableText('life.next')).fire('click')
  }
  expect(next).toHaveBeenCalledOnce()
})
