import { describe, expect, test } from 'vitest'
import type { SessionState } from '../../session/session.ts'
import { person, plainBoard, plainText, step, tableInfo, undone } from '../table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import type { Frame } from './playhead.ts'
import { shown, life, replay, over, standIn, steps } from './model.fixture.ts'

describe('who may act', () => {
  const cases: [string, Partial<SessionState>, Partial<Frame>, object][] = [
    ['I am asked', {}, {}, { live: true, mine: true, over: false, replaying: false, stops: true }],
    [
      'somebody else is asked',
      { table: tableInfo({ actors: [1] }) },
      {},
      { live: true, mine: false, stops: true },
    ],
    ['I watch', { seat: null }, {}, { live: true, mine: false, stops: false, offers: [] }],
    ['an earlier step is told', {}, { newest: false }, { live: false, mine: false, offers: [] }],
    [
      'a replay',
      { frame: replay },
      {},
      { live: false, mine: false, over: false, replaying: true, offers: [] },
    ],
    ['a bot plays for me', { table: standIn }, {}, { live: true, mine: false, stops: false }],
    ['it is over', { table: over }, {}, { live: true, mine: false, over: true, stops: false }],
    [
      'the replay of a match that is over',
      { table: over, frame: replay },
      {},
      { over: false, replaying: true },
    ],
    [
      'it is over, but the last steps are still told',
      { table: over },
      { newest: false },
      { over: false },
    ],
    ['no server', { table: tableInfo({ life: null }) }, {}, { mine: true, stops: false }],
  ]
  test.each(cases)('%s', (_, state, frame, expected) => {
    expect(shown(state, {}, frame)).toMatchObject(expected)
  })
})

describe('what may be chosen', () => {
  const offers = [{ type: 'play' }, { type: 'pass' }]

  test('my offers, even if the game waits for somebody else', () => {
    expect(shown().offers).toEqual(offers)
    expect(shown({ table: tableInfo({ actors: [2] }) }).offers).toEqual(offers)
  })

  test('nothing before the game begins; while a choice is on its way what is picked stays picked', () => {
    expect(shown({ moment: null })).toMatchObject({ offers: [], view: {} })
    expect(shown({ pending: 1 }).offers).toHaveLength(2)
  })

  test('the note says that something is being sent', () => {
    expect(shown().note).toBe('')
    expect(shown({ pending: 1 })).toMatchObject({ note: tableText('table.sending'), sending: true })
    expect(shown({ pending: 1, link: 'lost' }).note).toBe(tableText('table.kept'))
    expect(shown({ link: 'lost' })).toMatchObject({ note: '', sending: false })
  })
})

describe('the prompt', () => {
  test('is what the game asks, or what the board has it say', () => {
    expect(shown().prompt).toEqual({ title: 'position {"seq":0}', hint: 'choose' })
    expect(shown({}, { headline: { title: 'All have chosen', hint: '' } }).prompt.title).toBe(
      'All have chosen',
    )
  })

  test.each([
    ['a bot plays for me', standIn, () => tableText('life.botPlays')],
    [
      'ended by agreement',
      { ...over, life: life({ ending: 'agreed' }) },
      () => tableText('life.agreed'),
    ],
    [
      'called off',
      { ...over, life: life({ ending: 'called-off', why: 'a storm' }) },
      () => tableText('life.calledOff'),
    ],
    [
      'somebody resigned',
      {
        ...over,
        life: life({ ending: 'resigned', story: [{ type: 'resigned' as const, seat: 1, at: 5 }] }),
      },
      () => tableText('life.story.resigned', { who: { name: 'Ben', me: false } }),
    ],
    [
      'the bot of somebody who resigned has won by the rules',
      {
        ...over,
        ranks: [3, 1, 2],
        seats: [person('Ana', { standIn: 'resigned' }), person('Ben'), person('Cem')],
        life: life({ ending: 'played' }),
      },
      () => tableText('life.won', { mine: false, winners: ['Ben'], count: 1 }),
    ],
  ])('%s: says so instead', (_, table, said) => {
    expect(shown({ table }).prompt).toEqual({ title: said(), hint: '' })
    // What is told before, is told as it was.
    expect(shown({ table }, {}, { newest: false }).prompt.hint).toBe('choose')
  })

  test('while I look back it tells what happened; at the start, how I left it', () => {
    const past = { table: tableInfo({ actors: [] }), steps, frame: replay }
    const hint = tableText('since.at', { at: 1, of: 3 })
    const { prompt } = shown(past, { lookingBack: true })
    expect(prompt).toEqual({ title: 'Ana passed', hint })
    expect(
      shown({ ...past, frame: { ...replay, at: 0 } }, { lookingBack: true }).prompt.title,
    ).toBe(tableText('since.start'))
    // Any other replay tells it in the log.
    expect(shown(past).prompt.hint).toBe('choose')
  })
})

describe('the others', () => {
  test('do nothing any more once the match was stopped', () => {
    const table = { ...over, life: life({ ending: 'agreed' }) }
    const did = (...state: Parameters<typeof shown>) => shown(...state).people[0]?.line.did
    expect(did({ steps })).not.toBe('')
    expect(did({ steps, table })).toBe('')
    expect(did({ steps, table }, {}, { newest: false })).not.toBe('')
    expect(did({ steps, table: { ...over, life: life({ ending: 'played' }) } })).not.toBe('')
  })
})

describe('the log', () => {
  test('has a line for each event that is told, up to the frame shown', () => {
    const { lines, newFrom, latest } = shown({ steps })
    expect(lines).toEqual([
      { seq: 1, seat: 0, about: 0, text: 'Ana played', lights: ['played'] },
      { seq: 2, seat: 1, about: 1, text: 'Ana passed', lights: ['passed'] },
    ])
    expect(newFrom).toBe(2)
    expect(latest).toEqual([{ type: 'secret' }, { type: 'passed' }])
    expect(shown({ steps }, {}, { at: 1, steps: [] })).toMatchObject({
      lines: [{ seq: 1 }],
      newFrom: Infinity,
    })
  })

  test('tells besides who left, but not in a replay', () => {
    const table = tableInfo({ life: life({ story: [{ type: 'left', seat: 1, at: 15 }] }) })
    const left = tableText('life.story.left', { who: { name: 'Ben', me: false } })
    expect(shown({ steps, table }).log.map(({ text }) => text)).toEqual([
      'Ana played',
      left,
      'Ana passed',
    ])
    expect(shown({ steps, table, frame: replay }).log).toHaveLength(2)
  })

  test('what was taken back is gone, and the board is not reminded of it', () => {
    const { lines, past } = shown({ steps: [...steps, step(3, 0, 'again'), undone(4, 0)] })
    expect(lines.map(({ text }) => text)).toEqual(['Ana played', 'Ana passed'])
    expect(past.map(({ type }) => type)).toEqual(['played', 'secret', 'passed'])
  })

  test('while I look back it goes on to now, and says where I am', () => {
    const back = { steps: steps.slice(0, 1), frame: replay }
    const { log, shown: at } = shown(back, { lookingBack: true, steps })
    expect([log.length, at]).toEqual([2, 1])
    expect(shown({ steps }).shown).toBeNull()
  })

  test('calls me “you”, but not in a replay that changes sides', () => {
    expect(shown().names).toEqual([tableText('log.you'), 'Ben', 'Cem'])
    expect(shown({ frame: { ...replay, everybodys: true } }).names).toEqual(['Ana', 'Ben', 'Cem'])
  })

  test('to the board of a replay that changes sides nobody is “you”', () => {
    const alone = tableInfo({ seats: [person(''), person('Ben'), person('Cem')] })
    const names = (everybodys: boolean) => {
      const { who } = shown({ table: alone, frame: { ...replay, everybodys } })
      return [who.me, who.name(0)]
    }
    expect(names(false)).toEqual([0, pageText('people.you')])
    expect(names(true)).toEqual([null, pageText('people.player')])
  })

  test('what a replay that changes sides asks is told by name', () => {
    const text = {
      ...plainText,
      prompt: (view: object, { me }: { me: number | null }) => ({
        title: `me ${me}`,
        hint: JSON.stringify(view),
      }),
    }
    const { prompt } = shown({ frame: { ...replay, everybodys: true } }, { text })
    expect(prompt).toEqual({ title: 'me null', hint: JSON.stringify({ seq: 0, viewer: null }) })
    expect(shown({ frame: replay }, { text }).prompt.title).toBe('me 0')
  })

  test('a replay that changes sides is told from nobody’s side', () => {
    const text = { ...plainText, event: (_: object, who: { me: number | null }) => `me ${who.me}` }
    const lines = (everybodys: boolean) =>
      shown({ steps, frame: { ...replay, everybodys } }, { text }).lines[0]?.text
    expect([lines(false), lines(true)]).toEqual(['me 0', 'me null'])
  })
})

describe('the others', () => {
  test('begin on my left, say what they hold and did last, and who is to move', () => {
    const { people } = shown({ seat: 1, steps })
    expect(people.map(({ seat, toMove, line }) => [seat, toMove, line.did])).toEqual([
      [2, false, ''],
      [0, true, 'played'],
    ])
  })

  test('are everybody for those who watch', () => {
    expect(shown({ seat: null }).people.map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('show their hands in a replay only', () => {
    expect(shown().people.map(({ hand }) => hand)).toEqual([null, null])
    expect(shown({ frame: replay }).people[0]?.hand?.says).toBe('hand 1')
    const board = { ...plainBoard, hand: undefined }
    expect(shown({ frame: replay }, { board }).people[0]?.hand).toBeNull()
  })
})

test('the title is the game’s in my language, or its id if it is not known here', () => {
  expect(shown().title).toBe('test-game')
  const table = tableInfo({ game: 'aztec-market' })
  expect(shown({ table }, { language: 'es' }).title).not.toBe('aztec-market')
})

test('while others are asked I may skip to my turn, and decide ahead what the board offers', () => {
  const premove = { id: 'a', label: 'Pass on', move: { type: 'pass' } }
  const board = { ...plainBoard, premoves: () => [premove] }
  const theirs = { table: tableInfo({ actors: [1] }) }
  expect(shown(theirs, { board })).toMatchObject({ waits: true, premoves: [premove] })
  expect(shown({}, { board }).waits).toBe(false)
  // Nobody skips what another person here is asked; but what is still told of the last steps.
  const shared = { curtain: null, next: [1] }
  expect(shown({ ...theirs, shared }, { board }).waits).toBe(false)
  expect(shown({ ...theirs, shared }, { board }, { newest: false }).waits).toBe(true)
  expect(shown({ ...theirs, seat: null }, { board })).toMatchObject({ waits: false, premoves: [] })
  expect(shown({ ...theirs, frame: replay }, { board }).premoves).toEqual([])
  expect(shown({ table: over }, { board })).toMatchObject({ waits: false, premoves: [] })
})
