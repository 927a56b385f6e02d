import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { boardBrowser } from '../../../web/server.fixture.ts'
import type { Seat } from '../../../kernel/game.ts'
import { contentSets } from '../content/index.ts'
import type { Asking, Cove, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { board } from './index.tsx'
import { played } from './played.fixture.ts'

const text = textIn(sayIn<Messages>('en', english))

beforeEach(boardBrowser)

/** The table at the first question of a kind that fits. */
async function asked(at: Asking['at'], fits: (view: View, seat: Seat) => boolean = () => true) {
  for (const { view, offers, seat } of played(3, 4)) {
    if ((view.agenda.at(-1) as Asking).at !== at || !fits(view, seat)) continue
    const viewed = { view: { ...view, viewer: seat }, offers }
    const { table } = tableOf<Cove, Messages>(text, viewed)
    return { view: table.view, offers, shown: await screen(h(board.Board, table)) }
  }
  throw new Error(`Nobody was asked ${at}`)
}

test('a line of the Rift that can be opened is called by what it gives', async () => {
  const { view, offers, shown } = await asked('chr.portal.next')
  const opens = offers.filter(({ type }) => type === 'chr.portal.next')
  expect(opens.length).toBeGreaterThan(0)
  const [first] = opens
  const called = first ? text.move(first, view) : ''
  expect(shown.find('button', `${called}, can be chosen`).attribute('class')).toContain('cv-edge')
})

/** Whether the staff’s action invites, what Goods would earn is shown, and cards have a place. */
async function seen(fits: (view: View, seat: Seat) => boolean) {
  const { shown } = await asked('chooseSpace', fits)
  const find = (start: string) => shown.all('button').find(({ name }) => name.startsWith(start))
  const staff = find('Staff: ')?.attribute('class')?.split(' ') ?? []
  const prices = shown.all('fieldset').map(each => each.attribute('class'))
  return {
    staff: staff.includes('can') && !staff.includes('vain'),
    prices: prices.includes('cv-prices'),
    cards: shown.all('h2').some(each => each.text === 'Corruption'),
  }
}

test('at the beginning what would bring nothing does not invite, and nothing stands for nothing', async () => {
  expect(await seen(() => true)).toEqual({ staff: false, prices: false, cards: false })
})

test('with somebody at work, customers landed and Corruption in hand, all of it is there', async () => {
  const all = (view: View, seat: Seat) => {
    const { merchant, figures, staff, cards } = view.players[seat] ?? {}
    const { boards } = contentSets.tables(view.content)
    const free = merchant ? !figures?.includes(boards[merchant].staff) : false
    const landed = view.piers.some(pier => pier.some(count => count > 0))
    return free && landed && (cards ?? 0) > 0 && (staff ?? []).some(worker => worker !== null)
  }
  expect(await seen(all)).toEqual({ staff: true, prices: true, cards: true })
})
