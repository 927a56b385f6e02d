import { expect, test } from 'vitest'
import type { Who } from '../../../kit/text.ts'
import { screen } from '../../screen.fixture.ts'
import { plainBoard, plainText, step, undone, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { linesOf, marking, sentences, splitAtNames } from './lines.ts'
import { Log } from './log.tsx'

test('a step says a sentence for each event that has one', () => {
  expect(sentences(step(1, 0, 'drew', 'secret', 'played'), plainText, whoFor(null))).toEqual([
    'Ana drew',
    'Ana played',
  ])
  const { log } = tableText()
  expect(sentences(undone(2, 1), plainText, whoFor(1))).toEqual([log.undone('You', true)])
  expect(sentences(undone(2, 1), plainText, whoFor(0))).toEqual([log.undone('Ben', false)])
})

test('a line lights the pieces its event speaks of', () => {
  const lines = linesOf(
    [step(1, 0, 'drew', 'secret'), undone(2, 0)],
    plainText,
    whoFor(null),
    plainBoard,
  )
  expect(lines).toEqual([
    { seq: 1, text: 'Ana drew', lights: ['drew'] },
    { seq: 2, text: tableText().log.undone('Ana', false), lights: [] },
  ])
})

const SAID: { readonly [type: string]: (who: Who) => string } = {
  mine: () => 'Your Wizard went to the market',
  shelf: who => `The Anaquel goes to ${who.name(0)}`,
  gift: who => `${who.name(0)} gives ${who.name(1)} a card`,
  many: who => `${who.name(2)}, ${who.name(0)}’s bot, closes the market`,
}

const told = {
  ...plainText,
  event: ({ type }: { type: string }, who: Who) => SAID[type]?.(who) ?? '',
}

test.each([
  ['mine', 1, ['Your Wizard went to the market']],
  ['shelf', 1, ['The Anaquel goes to ', 'Ana', '']],
  ['gift', 1, ['', 'Ana', ' gives You a card']],
  ['gift', null, ['', 'Ana', ' gives ', 'You', ' a card']],
  ['many', null, ['', 'Ana 2', ', ', 'Ana', '’s bot, closes the market']],
])('a line of “%s” is cut around names alone', (type, me, pieces) => {
  const named = (seat: number) => ['Ana', 'You', 'Ana 2'][seat] ?? ''
  const who = marking({ me, options: {}, name: named })
  const [line] = linesOf([step(1, 0, type)], told, who, plainBoard)
  expect(splitAtNames(line?.text ?? '')).toEqual(pieces)
})

const lines = [1, 2, 2, 3].map((seq, index) => ({
  seq,
  text: `\u2068Ana\u2069 ${index}`,
  lights: [`p${index}`],
}))

test('the log marks what is new, lights pieces, and in a replay goes there', async () => {
  const lit: (readonly string[])[] = []
  const gone: number[] = []
  const log = (onGo: ((seq: number) => void) | null) => (
    <Log
      lines={lines}
      newFrom={2}
      onLight={pieces => lit.push(pieces)}
      onGo={onGo}
      onClose={() => {}}
    />
  )
  const shown = await screen(log(null))
  expect(shown.all('li').map(item => item.attribute('class'))).toEqual([null, 'now', 'now', 'now'])
  expect(shown.all('b').map(name => name.text)).toEqual(['Ana', 'Ana', 'Ana', 'Ana'])
  await shown.find('button', 'Ana 1').fire('focus')
  await shown.find('button', 'Ana 1').fire('blur')
  await shown.find('button', 'Ana 2').fire('click')
  await shown.show(log(seq => gone.push(seq)))
  await shown.find('button', 'Ana 3').fire('click')
  expect(lit).toEqual([['p1'], [], ['p2'], ['p3']])
  expect(gone).toEqual([3])
  await shown.close()
})

test('an empty log says so', async () => {
  const shown = await screen(
    <Log lines={[]} newFrom={0} onLight={() => {}} onGo={null} onClose={() => {}} />,
  )
  expect(shown.text()).toContain(tableText().log.empty)
  await shown.close()
})
