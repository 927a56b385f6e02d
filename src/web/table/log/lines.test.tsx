import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { plainBoard, plainText, step, undone, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { linesOf, sentences, splitAtName } from './lines.ts'
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

test.each([
  ['Ana plays', ['Ana', 'Ben'], ['', 'Ana', ' plays']],
  ['To Hard bot 2: 3 gold', ['Hard bot', 'Hard bot 2'], ['To ', 'Hard bot 2', ': 3 gold']],
  ['The market closes', ['Ana', ''], ['The market closes', '', '']],
  ['Ana gives Ana 2 a card', ['Ana', 'Ana 2'], ['Ana gives ', 'Ana 2', ' a card']],
])('%s is cut around its name', (text, people, [before, name, after]) => {
  expect(splitAtName(text, people)).toEqual({ before, name, after })
})

const lines = [1, 2, 2, 3].map((seq, index) => ({
  seq,
  text: `Ana ${index}`,
  lights: [`p${index}`],
}))

test('the log marks what is new, lights pieces, and in a replay goes there', async () => {
  const lit: (readonly string[])[] = []
  const gone: number[] = []
  const log = (onGo: ((seq: number) => void) | null) => (
    <Log
      lines={lines}
      newFrom={2}
      people={['Ana']}
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
    <Log lines={[]} newFrom={0} people={[]} onLight={() => {}} onGo={null} onClose={() => {}} />,
  )
  expect(shown.text()).toContain(tableText().log.empty)
  await shown.close()
})
