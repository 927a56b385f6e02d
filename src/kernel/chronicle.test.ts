import { describe, expect, test } from 'vitest'
import { clone } from './json.ts'
import {
  begin,
  beginAt,
  type Chronicle,
  chronicle,
  type Match,
  must,
  replay,
  submit,
} from './match.ts'
import { Rng } from './rng.ts'
import { bid, step, type Toy, toy } from './toy.fixture.ts'

/** A match played at random, to its end or for some plies. */
function played(seed: number, plies = 60): Match<Toy> {
  const rng = Rng.from(seed)
  const match = must(begin(toy, 3, { rounds: 2, mood: 'wild' }, seed.toString(16)))
  for (let ply = 0; ply < plies; ply++) {
    const actors = toy.actors(match.state)
    if (actors.length === 0) break
    const seat = rng.pick(actors)
    submit(match, seat, rng.pick(toy.legal(match.state, seat)))
  }
  return match
}
const whole = ({ state, log, base, seats, options, seed }: Match<Toy>) => ({
  state,
  log,
  base,
  seats,
  options,
  seed,
})

describe('a chronicle', () => {
  test('is plain JSON with everything about the match, and shares nothing with it', () => {
    const match = played(1)
    const record = chronicle(match)
    expect(clone(record)).toEqual(record)
    expect(record).toEqual({
      game: 'toy',
      version: 3,
      seats: 3,
      options: { rounds: 2, mood: 'wild' },
      seed: '1',
      log: match.log,
    })
    const said = JSON.stringify(record)
    match.log.pop()
    expect(JSON.stringify(record)).toBe(said)
  })

  test('replayed leads to the same match, ply by ply', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = played(seed)
      const record = chronicle(match)
      const again = replay(toy, clone(record))
      expect(again.ok && whole(again.value)).toEqual(whole(match))
      expect(again.ok && chronicle(again.value)).toEqual(record)
    }
  })

  test('replayed up to a ply leads to the state at that ply', () => {
    const match = played(5)
    for (let plies = 0; plies <= match.log.length; plies++) {
      const again = replay(toy, chronicle(match), plies)
      expect(again.ok && whole(again.value)).toEqual(whole(played(5, plies)))
    }
  })

  test('of a match from a given position contains the position', () => {
    const match = must(beginAt(toy, 'ab', played(3, 4).state))
    submit(match, toy.actors(match.state)[0], step(2))
    const record = chronicle(match)
    expect(record.start).toEqual(played(3, 4).state)
    const again = replay(toy, clone(record))
    expect(again.ok && whole(again.value)).toEqual(whole(match))
    expect(again.ok && chronicle(again.value)).toEqual(record)
  })
})

describe('a bad chronicle', () => {
  const good = chronicle(played(2))
  const cases: readonly (readonly [
    name: string,
    change: Partial<Chronicle<Toy>>,
    why: string,
    message: string | RegExp,
  ])[] = [
    [
      'of an older version',
      { version: 2 },
      'bad-version',
      'Recorded by version 2 of toy; this is version 3.',
    ],
    ['of another game', { game: 'chess' }, 'bad-game', /chess/],
    [
      'with a bad seed',
      { seed: 'X' },
      'bad-seed',
      'A seed is 1 to 64 hexadecimal digits, 0-9 and a-f.',
    ],
    ['with too many seats', { seats: 9 }, 'bad-seats', 'toy takes 2 to 4 seats, not 9.'],
    [
      'with a bad option',
      { options: { rounds: 7, mood: 'calm' } },
      'bad-option',
      /^Option "rounds" is one of 1, 2/,
    ],
    [
      'from a broken position',
      { start: { ...played(2).state, depth: 0.5 } },
      'bad-state',
      'No depth.',
    ],
    [
      'with an illegal move',
      {
        log: [
          { seat: 0, move: bid(1) },
          { seat: 1, move: bid(9) },
        ],
      },
      'bad-chronicle',
      'Ply 2, {"type":"bid","coins":9,"aloud":false} by seat 1, is refused (illegal).',
    ],
    [
      'out of turn',
      {
        log: [
          { seat: 0, move: bid(1) },
          { seat: 0, move: bid(1) },
        ],
      },
      'bad-chronicle',
      'Ply 2, {"type":"bid","coins":1,"aloud":false} by seat 0, is refused (not-your-turn).',
    ],
  ]
  test.each(cases)('%s is refused', (_, change, why, message) => {
    const answer = replay(toy, { ...good, ...change })
    expect(answer).toMatchObject({ ok: false, why })
    expect(answer.ok ? '' : answer.message).toMatch(message)
  })

  test('that goes on after the end is refused', () => {
    const match = played(2, 500)
    expect(toy.actors(match.state)).toEqual([])
    const record = chronicle(match)
    expect(
      replay(toy, { ...record, log: [...record.log, { seat: 0, move: bid(1) }] }),
    ).toMatchObject({
      ok: false,
      why: 'bad-chronicle',
      message: expect.stringMatching(/is refused \(over\)\.$/) as string,
    })
  })
})
