import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PerSeat, Score } from '../../src/kernel/game.ts'
import {
  beginAt,
  type Chronicle,
  chronicle,
  type Match,
  must,
  replay,
  submit,
} from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { type Case, games, player, richest, viewers, walk } from './cases.ts'
import { goldenCases, renewedCases } from './golden-cases.ts'
import { text } from './said.ts'
import { firstDifference, hasGoldenFiles, NEW_GAME, UPDATE } from './golden.ts'

/*
 * Finished matches that every later version must replay to the same end, or else raise the game's
 * `version` (then its old records are retired: they are shown from their events). New files may be
 * added by hand.
 */

interface Recorded {
  readonly chronicle: Chronicle
  readonly scores: PerSeat<Score>
  /** SHA-256 of every event and of the final state as each viewer gets them. */
  readonly digest: string
}

/** Where the records of a game lie, seen from the root. */
const folderOf = (id: string) => `src/games/${id}/test/records/`

/** The record of a match: played once more, move by move. */
function remembered(match: Match): Recorded {
  const { game, seats } = match
  const record = chronicle(match)
  const again = must(replay(game, record, 0))
  const hash = createHash('sha256')
  for (const { seat, move } of record.log) {
    const played = submit(again, seat, move)
    if (!played.ok) throw new Error(`${text(move)} is refused.`)
    hash.update(
      text(viewers(seats).map(viewer => played.events.map(event => game.redact(event, viewer)))),
    )
  }
  const { state } = again
  hash.update(text(viewers(seats).map(viewer => game.view(state, viewer))))
  return { chronicle: record, scores: game.scores(state), digest: hash.digest('hex') }
}

/** One ply a line. */
function written({ chronicle: { log, ...rest }, scores, digest }: Recorded): string {
  const head = JSON.stringify(rest).slice(1, -1)
  const plies = log.map(ply => JSON.stringify(ply)).join(',\n')
  return `{"chronicle":{${head},"log":[\n${plies}\n]},\n"scores":${JSON.stringify(scores)},\n"digest":"${digest}"}\n`
}

function finished(at: Case): Match {
  let match: Match | null = null
  for (const step of walk(at, richest(at))) match = step.match
  if (match === null) throw new Error('A walk has a start.')
  return match
}

/** A match from the middle of another. */
function fromTheMiddle(at: Case): Match {
  const { game } = at
  let middle: object = {}
  for (const { state } of walk(at, 3, 80)) middle = state
  const match = must(beginAt(game, 'cafe', middle, at.options))
  const rng = Rng.from(3)
  const choose = player(rng)
  while (game.actors(match.state).length > 0) {
    const seat = rng.pick(game.actors(match.state))
    submit(match, seat, choose(game.legal(match.state, seat)))
  }
  return match
}

describe.each(games)('records of $id', game => {
  const mine = [...goldenCases, ...renewedCases].filter(each => each.game === game)

  test.runIf(UPDATE)('are written', () => {
    const named = mine.map(
      at => [at.name.replace(`${game.id} `, '').replaceAll(/[ ,]+/g, '-'), finished(at)] as const,
    )
    for (const [name, match] of [
      ...named,
      ['from-the-middle', fromTheMiddle(mine[1] ?? mine[0])] as const,
    ]) {
      const path = `${folderOf(game.id)}${name}.json`
      expect(firstDifference(path, written(remembered(match)))).toBeNull()
    }
  })

  const folder = new URL(`../../${folderOf(game.id)}`, import.meta.url)
  const list = () =>
    existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []

  test('there are some', ({ skip }) => {
    skip(!hasGoldenFiles(game.id), NEW_GAME)
    expect(list().length).toBeGreaterThanOrEqual(mine.length)
  })

  test.each(list())('%s is played again to the same end', name => {
    const recorded = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded
    const match = must(replay(game, recorded.chronicle))
    expect(game.actors(match.state)).toEqual([])
    expect(game.scores(match.state)).toEqual(recorded.scores)
    expect(remembered(match)).toEqual(recorded)
  })
})
