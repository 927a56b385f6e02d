import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { lineOf } from '../../scripts/lessons/line-of.ts'
import { findGame } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/kit/meta.ts'
import type { Say } from '../../src/kit/words/messages.ts'
import { type Lesson, type LessonStep, readLesson } from '../../src/kit/lesson/lesson.ts'
import { LessonFault, type LessonStand, walkLesson } from './walk.ts'
import { boardOf } from './spots.ts'

/*
 * `npm run lesson -- <game> <lesson>`: plays a lesson and prints, for whoever writes it, what can be
 * played and pointed at in each step. No test, but it needs what tests have: a board without a page.
 */

/** How fast people read, and how long a touch takes them. */
const WORDS_A_MINUTE = 150
const SECONDS_A_TOUCH = 4

const [game = '', id = ''] = (process.env['TIANGUIS_LESSON'] ?? '').split('/')
const file = join('src/games', game, 'lessons', `${id}.json`)
const print = (...lines: readonly string[]) => console.log(lines.join('\n'))

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter(Boolean).length
const touchesOf = ({ play, touch, point }: LessonStep) =>
  touch.length > 0 ? touch.length : play.length === 0 ? 1 : Math.max(1, point.length)

/** How long a lesson takes in a language, as a line. */
function lengthOf({ steps }: Lesson, say: Say<unknown>, language: string): string {
  const words = steps.reduce((sum, step) => sum + wordsIn(say.find(step.say) ?? ''), 0)
  const touches = steps.reduce((sum, step) => sum + touchesOf(step), 0)
  const minutes = words / WORDS_A_MINUTE + (touches * SECONDS_A_TOUCH) / 60
  return `${language}: ${steps.length} steps, ${words} words, ${touches} touches, about ${minutes.toFixed(1)} minutes`
}

async function printAll(): Promise<void> {
  const entry = findGame(game)
  const lessons = entry?.lessons
  if (!lessons) return print(`No game “${game}” with lessons.`)
  const text = readFileSync(file, 'utf8')
  const read = readLesson(JSON.parse(text))
  if (!read.ok)
    return print(
      ...read.problems.map(({ path, what }) => `${file}:${lineOf(text, path)}: ${path} ${what}`),
    )
  const { lesson } = read
  const says = await Promise.all(LANGUAGES.map(language => lessons.words(language)))
  const board = await boardOf(entry, lesson)
  const step = async (stand: LessonStand, { say, point, play, touch, replies }: LessonStep) => {
    await board.stand(stand)
    const legal = stand.match.game.legal(stand.match.state, lesson.learner)
    print(
      `\n── ${stand.at + 1} of ${lesson.steps.length} ── ${say}`,
      ...says.map(said => said.find(say) ?? '').map(said => `${wordsIn(said)} words: ${said}`),
      `legal:   ${legal.map(move => JSON.stringify(move)).join(' ')}`,
      `spots:   ${board.spots().join(' ')}`,
      `points:  ${point.map(spot => (board.has(spot) ? spot : `${spot} (NOT THERE YET)`)).join(' ')}`,
      `asks:    ${[...play.map(move => JSON.stringify(move)), ...touch].join(' ') || 'Go on'}`,
      `replies: ${replies.map(reply => JSON.stringify(reply)).join(' ')}`,
    )
    for (const spot of touch) await board.touch(spot)
  }
  try {
    const { game: rules } = await entry.load()
    for (const stand of walkLesson(rules, lesson)) {
      const next = lesson.steps[stand.at]
      if (next) await step(stand, next)
      else print('', 'The end.', `scores: ${JSON.stringify(rules.scores(stand.match.state))}`)
    }
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error
    const { path, what } = error.problem
    print('', `${file}:${lineOf(text, path)}: ${path} ${what}`)
  }
  print('', ...says.map((say, at) => lengthOf(lesson, say, LANGUAGES[at] ?? '')))
}

// oxlint-disable-next-line vitest/expect-expect -- it prints, and expects nothing
test('print', printAll)
