import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { person, tableInfo } from '../../table/table.fixture.ts'
import { Eyes } from './eyes.tsx'

test('who played alone is “you” where the game was played, and a player to whom it was brought', async () => {
  const table = tableInfo({ seats: [person(''), person('Ana')] })
  for (const [here, said] of [
    [true, 'You (1)'],
    [false, 'Player (1)'],
  ] as const) {
    const { all } = await screen(<Eyes table={table} here={here} eyes="all" onChange={() => {}} />)
    expect(all('option').map(({ text }) => text.trim())).toContain(said)
  }
})
