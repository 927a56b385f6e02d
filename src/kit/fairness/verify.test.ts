import { describe, expect, test } from 'vitest'
import { toy } from '../../kernel/toy.fixture.ts'
import type { Game } from '../../kernel/game.ts'
import { BYTES, CHEATS, type Doing, provenMatch, receiptFor } from './fair.fixture.ts'
import { seedFrom } from './shuffle.ts'
import { verify } from './verify.ts'

const game = toy as unknown as Game
const [mine, other] = BYTES.map(bytes => ({ bytes }))
if (mine === undefined || other === undefined) throw new Error('Two people contribute.')

const options = { rounds: 1, mood: 'calm' } as const
const made = (...doings: Doing[]) => provenMatch({ game, options, doings })
const honest = made(mine, other)

describe('an honest match', () => {
  test('is proved to who contributed and has kept a receipt', async () => {
    const verdict = await verify(game, honest, receiptFor(honest, 0))
    expect(verdict).toEqual({
      finding: 'proved',
      faults: [],
      calledOff: 0,
      given: [0, 1],
      away: [],
      withheld: [],
      early: false,
    })
  })

  test('that ended before its game is said to, for a file that leaves out the end looks so', async () => {
    const short = provenMatch({ game, options, doings: [mine, other], most: 2 })
    expect(await verify(game, short)).toMatchObject({ finding: 'record', early: true })
    const left = await verify(game, short, receiptFor(short, 0))
    expect(left).toMatchObject({ finding: 'proved', early: true })
    const stayed = await verify(game, short, receiptFor(honest, 0))
    expect(stayed).toMatchObject({ finding: 'broken', faults: ['past'], early: true })
  })

  test('is not proved to who did not note what all had announced: others chose after them', async () => {
    const receipt = { ...receiptFor(made(mine, 'away'), 0), parts: null, announced: null }
    const steps = { count: 0, hash: '' }
    expect((await verify(game, honest, { ...receipt, steps })).finding).toBe('watched')
  })

  test.each<[string, Doing[], string]>([
    ['one person and bots: proved', [mine, 'bot'], 'proved'],
    ['somebody was away: one round', [mine, 'away'], 'one-round'],
    ['somebody did not show their bytes: one round', [mine, 'withheld'], 'one-round'],
    ['my own bytes are not in it: watched', ['away', other], 'watched'],
  ])('%s', async (_, doings, finding) => {
    const match = made(...doings)
    expect(await verify(game, match, receiptFor(match, 0))).toMatchObject({ finding, faults: [] })
  })

  test('an onlooker has watched; without a receipt a file only agrees with itself', async () => {
    expect((await verify(game, honest, receiptFor(honest, null))).finding).toBe('watched')
    expect((await verify(game, honest)).finding).toBe('record')
  })

  test('a receipt of who left in the middle fits too', async () => {
    const { steps } = provenMatch({
      game,
      options: { rounds: 1, mood: 'calm' },
      doings: [mine, other],
    }).fairness
    const begun = { count: 0, hash: '' }
    expect(steps[1]?.count).toBeGreaterThan(1)
    expect((await verify(game, honest, receiptFor(honest, 0, begun))).finding).toBe('proved')
  })

  test('starts that were called off are counted', async () => {
    const third = provenMatch({
      game,
      options: { rounds: 1, mood: 'calm' },
      doings: [mine, other],
      start: 3,
    })
    expect((await verify(game, third)).calledOff).toBe(2)
    const none = { ...third, fairness: { ...third.fairness, start: 0 } }
    expect(await verify(game, none)).toMatchObject({ calledOff: 0, finding: 'broken' })
  })

  test('from before there were proofs it has none; a receipt says that it had', async () => {
    const { fairness: _, ...old } = honest
    expect((await verify(game, old)).finding).toBe('none')
    expect((await verify(game, old, receiptFor(honest, 0))).faults).toEqual(['promise'])
  })

  test('of other rules: the shuffle is checked, the moves are not', async () => {
    const newer = { ...game, version: 4 } as Game
    expect((await verify(newer, honest, receiptFor(honest, 0))).finding).toBe('other-rules')
    const ground = { ...honest, seed: '0' }
    expect((await verify(newer, ground)).faults).toEqual(['seed'])
  })
})

describe('a server that', () => {
  test.each(CHEATS)('$does is caught', async ({ cheat, alone, beside }) => {
    const told = cheat(honest, game)
    const { faults } = await verify(game, told)
    expect(faults.includes(alone ?? 'past') || (alone === null && faults.length === 0)).toBe(true)
    const compared = await verify(game, told, receiptFor(honest, 0))
    expect(compared.finding).toBe('broken')
    expect(compared.faults).toContain(beside)
  })

  test('adds a chair that nobody sits on, to choose the seed by it, is caught', async () => {
    const { fairness } = honest
    const parts = [...fairness.parts, { kind: 'bot' } as const]
    const seed = seedFrom(fairness.commitment, fairness.secret, parts)
    const told = { ...honest, seed, fairness: { ...fairness, parts } }
    expect((await verify({ ...game, version: 4 }, told)).faults).toEqual(['commitment'])
  })

  test('takes bytes of another form is caught', async () => {
    const told = made(mine, { bytes: `${other.bytes}00` })
    expect((await verify(game, told)).faults).toEqual(['contribution'])
  })

  test('drops the running hashes is caught', async () => {
    const told = { ...honest, fairness: { ...honest.fairness, steps: [] } }
    expect((await verify(game, told)).faults).toEqual(['steps'])
  })
})

test('nonsense is a fault, never an error', async () => {
  const { fairness } = honest
  const wrong = [
    { ...fairness, protocol: 2 },
    { ...fairness, secret: 'no' },
    { ...fairness, parts: [] },
    { ...fairness, parts: fairness.parts.map(part => ({ ...part, bytes: '' })) },
    { ...fairness, entries: [{ seat: 0, move: null }] },
    { ...fairness, entries: [{ seat: 9, move: { type: 'no' } }] },
  ]
  for (const each of wrong)
    expect((await verify(game, { ...honest, fairness: each })).finding).toBe('broken')
  expect((await verify(game, { ...honest, seed: 'x' })).finding).toBe('broken')
})
