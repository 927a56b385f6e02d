import { beforeEach, expect, test, vi } from 'vitest'
import { keyboard } from '../../board-kit/keyboard.fixture.ts'
import { useKeys } from '../../board-kit/keys.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { tableText } from '../text/index.ts'
import { Bubble } from './bubble.tsx'

beforeEach(() => browser({ innerWidth: 360, innerHeight: 640 }))

test.each([
  ['closes when its rule is opened beside the table', {}, 1],
  ['stays when its rule is opened in another tab', { ctrlKey: true }, 0],
])('what explains a refusal %s', async (_, keys, times) => {
  vi.stubGlobal('DOMRect', Object)
  const onClose = vi.fn<() => void>()
  const remark = { sentence: 'too dear', rule: 'TST-3', box: null }
  const shown = await screen(<Bubble remark={remark} rulesPath="/rules/x" onClose={onClose} />)
  const link = shown.find('a', tableText('why.rule', { rule: 'TST-3' }))
  await link.fire('click', { preventDefault: () => {}, ...keys })
  expect(onClose).toHaveBeenCalledTimes(times)
})

test('Escape closes it, and what is picked on the board stays', async () => {
  const { press } = keyboard()
  vi.stubGlobal('DOMRect', Object)
  const done: string[] = []
  function Board() {
    useKeys({ Escape: () => done.push('let go') })
    return null
  }
  await screen(
    <>
      <Board />
      <Bubble
        remark={{ sentence: 'too dear', rule: null, box: null }}
        rulesPath="/rules/x"
        onClose={() => done.push('closed')}
      />
    </>,
  )
  press('Escape')
  expect(done).toEqual(['closed'])
})
