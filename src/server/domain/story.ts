import type { StoryLine } from '../../protocol/life.ts'

/** So many lines are kept, the last ones, for people to read. */
const LONGEST_STORY = 50

/**
 * The story with one more line. Of each kind, the latest line of each seat stays: clocks and places
 * follow from them, and nobody may push them out.
 */
export function withLine(before: readonly StoryLine[], line: StoryLine): StoryLine[] {
  const story = [...before, line]
  const latest = new Map(story.map(each => [`${each.type} ${each.seat}`, each]))
  const from = story.length - LONGEST_STORY
  return story.filter(
    (each, index) => index >= from || latest.get(`${each.type} ${each.seat}`) === each,
  )
}
