import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardProps, GameBoard } from '../../board-kit/board.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { ChoiceRefused, Session, SessionState } from '../../session/session.ts'
import type { LookBack } from '../replay/use-look-back.ts'
import { frameOf, plainBoard, plainText, stateOf, step, tableInfo } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import type { TableViewProps } from './props.ts'
import { TableView } from './table-view.tsx'
// What a table fetches later is there before any test.
import '../menu/dialogs.tsx'
import '../replay/since.tsx'
await (await import('../replay/later-replay-bar.ts')).LaterReplayBar.fetch()

let press: (key: string) => void

beforeEach(() => {
  const listeners = new Set<(event: object) => void>()
  browser({
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'keydown') listeners.add(listener)
    },
    removeEventListener: (_: string, listener: (event: object) => void) =>
      listeners.delete(listener),
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    HTMLElement: class {},
    innerWidth: 400,
    innerHeight: 800,
    DOMRect: class {
      x = 0
      y = 0
      width = 0
      height = 0
      bottom = 0
    },
  })
  press = key => {
    for (const listener of listeners) listener({ key, target: null, preventDefault() {} })
  }
})
afterEach(() => vi.unstubAllGlobals())

const nothingMissed: LookBack = {
  offered: null,
  past: null,
  seek: null,
  steps: [],
  open: async () => false,
  close: () => {},
  dismiss: () => {},
}

/** The table page with a board of two buttons, over a session that answers with `refused`. */
async function page(
  state: Partial<SessionState> = {},
  more: Partial<Omit<TableViewProps, 'back'>> & {
    back?: Partial<LookBack>
    refused?: ChoiceRefused
    parts?: Partial<Session>
  } = {},
) {
  const { back = {}, refused = null, parts = {}, ...props } = more
  const chosen: string[] = []
  const given: { board?: BoardProps; times: number } = { times: 0 }
  const session: Session = {
    watch: () => () => {},
    choose: async moves => {
      chosen.push(...moves.map(({ type }) => type))
      return refused
    },
    undo: async () => (chosen.push('undo'), refused),
    explain: async () => null,
    close: () => {},
    ...parts,
  }
  const board: GameBoard = {
    ...plainBoard,
    Board: board => {
      given.board = board
      given.times++
      return (
        <section>
          {board.offers.map(offer => (
            <button key={offer.type} type="button" onClick={() => void board.choose([offer])}>
              {offer.type}
            </button>
          ))}
          {board.undo}
        </section>
      )
    },
  }
  const element = (next: Partial<SessionState>) => (
    <TableView
      begun
      session={session}
      frame={frameOf(stateOf(next))}
      back={{ ...nothingMissed, ...back }}
      board={board}
      text={plainText}
      onLeave={() => chosen.push('leave')}
      {...props}
    />
  )
  const shown = await screen(element(state))
  await shown.settle()
  return {
    ...shown,
    chosen,
    given,
    next: (later: Partial<SessionState>) => shown.show(element(later)),
    key: async (name: string) => {
      press(name)
      await shown.settle()
    },
  }
}

test('an offer is pressed and sent; the tab says that it is my turn', async () => {
  const shown = await page()
  expect(document.title).toBe(tableText('table.yourTurn', { game: 'test-game' }))
  await shown.find('button', 'play').fire('click')
  expect(shown.chosen).toEqual(['play'])
  await shown.next({ table: tableInfo({ actors: [1] }), moment: null })
  await shown.settle()
  expect(document.title).toBe('')
  await shown.close()
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
  await shown.close()
})

test('what became of a choice is said with its rule, whatever is seen next, until it is closed', async () => {
  const refused = { why: 'illegal', refusal: { rule: 'TST-3', why: 'too dear' } }
  const shown = await page({}, { refused })
  await shown.find('button', 'play').fire('click')
  await shown.settle()
  const link = shown.find('a', tableText('why.rule', { rule: 'TST-3' }))
  expect(link.attribute('href')).toBe('/rules/test-game#TST-3')
  await shown.next({ steps: [step(1, 1, 'moved')] })
  await shown.settle()
  expect(shown.text()).toContain('too dear')
  await shown.key('Escape')
  expect(shown.text()).not.toContain('too dear')
  await shown.close()
})

test('undo is sent where it is possible, and explained where it is not', async () => {
  const undoable = { seq: 0, view: {}, offers: [], undoable: true }
  const can = await page({ moment: undoable })
  await can.key('u')
  expect(can.chosen).toEqual(['undo'])
  await can.close()
  const cannot = await page()
  await cannot.find('button', tableText('undo.label')).fire('click')
  await cannot.settle()
  expect(cannot.chosen).toEqual([])
  expect(cannot.text()).toContain(tableText('undo.none'))
  await cannot.close()
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
  await shown.close()
})

test('what I missed is offered; if it cannot be had, that is said', async () => {
  const back = { offered: { since: 1, steps: 2 } }
  const shown = await page({ steps: [step(1, 0, 'a'), step(2, 1, 'b')] }, { back })
  await shown.settle()
  await shown.find('button', tableText('since.show')).fire('click')
  await shown.settle()
  expect(shown.text()).toContain(tableText('since.none'))
  await shown.close()
})

test('while I look back, touching the board leads back to now', async () => {
  let closed = 0
  const past = { close: () => {} } as unknown as Session
  const frame = { at: 1, of: 2, everybodys: false }
  const shown = await page(
    { frame, steps: [step(1, 1, 'a')] },
    { back: { past, seek: () => {}, close: () => void closed++ } },
  )
  expect(shown.given.board?.offers).toEqual([])
  shown.given.board?.explain({ type: 'play' }, null)
  await shown.key('Escape')
  await shown.find('button', tableText('since.toNow')).fire('click')
  expect(closed).toBe(3)
  await shown.close()
})

test('a replay has controls for its steps, and each line of the log leads to its step', async () => {
  const sought: number[] = []
  const steps = [step(1, 0, 'a'), step(2, 1, 'b'), step(3, 2, 'c')]
  const frame = { at: 3, of: 5, everybodys: false }
  const shown = await page(
    { frame, steps },
    {
      onSeek: to => sought.push(to),
      parts: { goTo: seq => sought.push(seq) > 0 },
    },
  )
  expect(shown.has('button', tableText('undo.label'))).toBe(false)
  expect(shown.has('button', 'Ana a')).toBe(false)
  await shown.find('button', tableText('log.open')).fire('click')
  await shown.find('button', 'Ana a').fire('click')
  await shown.find('button', tableText('replay.next')).fire('click')
  expect(sought).toEqual([1, 4])
  await shown.close()
})

test('a line of the log leads to its moment; if that is not kept, it is said', async () => {
  const asked: (number | undefined)[] = []
  const open = async (seq?: number) => asked.push(seq) > 1
  const shown = await page(
    { steps: [step(1, 1, 'moved')] },
    { back: { open }, parts: { past: async () => null } },
  )
  await shown.find('button', tableText('log.open')).fire('click')
  await shown.find('button', 'Ana moved').fire('click')
  await shown.settle()
  expect(shown.text()).toContain(tableText('since.none'))
  await shown.find('button', 'Ana moved').fire('click')
  expect(asked).toEqual([1, 1])
  await shown.close()
})

test('the last round again: where nothing has happened, that is said', async () => {
  const shown = await page({}, { parts: { past: async () => null } })
  await shown.key('w')
  expect(shown.text()).toContain(tableText('since.nothing'))
  await shown.close()
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
  await shown.close()
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
  await shown.close()
})

test('a lost connection is said, and that a choice is on its way', async () => {
  const shown = await page({ link: 'lost', pending: 1 })
  expect(shown.text()).toContain(tableText('table.lostKept'))
  expect(shown.text()).toContain(tableText('table.kept'))
  await shown.next({ link: 'lost' })
  expect(shown.text()).toContain(tableText('table.lost'))
  expect(shown.text()).not.toContain(tableText('table.kept'))
  await shown.close()
})

test('the next table: if none waits for me, that is said', async () => {
  const shown = await page({}, { onNext: async () => false })
  await shown.find('button', tableText('menu.label')).fire('click')
  await shown.settle()
  await shown.find('button', tableText('life.next')).fire('click')
  await shown.settle()
  expect(shown.text()).toContain(tableText('life.noNext'))
  await shown.close()
})
