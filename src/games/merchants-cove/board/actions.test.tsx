import { beforeEach, expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { browser } from '../../../web/server.fixture.ts'
import type { Asking, Cove, Move } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { CoveActions } from './actions.tsx'
import { played } from './played.fixture.ts'
import { useDesk } from './use-desk.ts'

const text = textIn(sayIn<Messages>('en', english))
const STOP: Move = { type: 'stop' }

beforeEach(() => browser())

function Buttons({ table }: { table: BoardProps<Cove, Messages> }) {
  return <CoveActions desk={useDesk(table)} go={() => {}} />
}

/** How the button looks that ends the moving of ships: with so many other moves left. */
async function anchor(others: number): Promise<string | null> {
  for (const { view, offers, seat } of played(1, 2)) {
    if ((view.agenda.at(-1) as Asking).at !== 'cap.move') continue
    const left = offers.filter(({ type }) => type !== 'stop').slice(0, others)
    const viewed = { view: { ...view, viewer: seat }, offers: [...left, STOP] }
    const { table } = tableOf<Cove, Messages>(text, viewed)
    const shown = await screen(<Buttons table={table} />)
    return shown.find('button', 'Drop anchor').attribute('class')
  }
  throw new Error('No ship was moved')
}

test('what ends a deed early does not invite while more of it can be done', async () => {
  expect(await anchor(2)).toBe('act quiet')
  expect(await anchor(0)).toBe('act')
})
