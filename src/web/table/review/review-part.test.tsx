import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { plainText, tableInfo, whoFor } from '../table.fixture.ts'
import { ReviewPart } from './review-part.tsx'
import { reviewText } from './text/index.ts'

test('a review is offered of a match played to its end, and of no other', async () => {
  const life = { ready: null, enders: [], story: [], rematch: null }
  const offered = async (ending: 'played' | 'resigned') => {
    const table = tableInfo({ life: { ...life, ending } })
    const shown = await screen(
      <ReviewPart
        table={table}
        text={plainText}
        who={whoFor(0)}
        record={async () => null}
        onMoment={undefined}
      />,
    )
    const has = shown.has('button', reviewText('review.make'))
    await shown.close()
    return has
  }
  expect(await offered('played')).toBe(true)
  expect(await offered('resigned')).toBe(false)
})
