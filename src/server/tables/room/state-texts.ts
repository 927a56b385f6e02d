import type { Course } from '../../domain/course.ts'

/**
 * One state as it was last written. A course never changes: the next one is another object. The
 * text keeps no course in memory: that would be a whole match.
 */
interface Written {
  readonly course: WeakRef<Course>
  readonly text: string
}

/** In characters, over all tables. What was written of a course that is gone leaves before. */
const MOST_KEPT = 8 * 1024 * 1024

/** In order of use, the latest last. */
const kept = new Map<string, Written>()
let size = 0

/**
 * What is shown of this course under this name: written once for all who ask for the same, for a
 * question is far shorter than its answer.
 */
export function writtenOnce(name: string, course: Course, write: () => string): string {
  const found = kept.get(name)
  if (found !== undefined) drop(name, found)
  const same = found?.course.deref() === course ? found : null
  const written = same ?? { course: new WeakRef(course), text: write() }
  if (same === null) gone.register(course, name)
  kept.set(name, written)
  size += written.text.length
  for (const [oldest, each] of kept) {
    if (size <= MOST_KEPT) break
    drop(oldest, each)
  }
  return written.text
}

/** Told the name under which something was written of a course that is gone. */
const gone = new FinalizationRegistry<string>(name => {
  const written = kept.get(name)
  if (written !== undefined && written.course.deref() === undefined) drop(name, written)
})

function drop(name: string, { text }: Written): void {
  kept.delete(name)
  size -= text.length
}
