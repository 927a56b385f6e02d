import type { Standing } from '../tournament.ts'
import { courseFor, examine, playAll, type Task } from './orders.ts'
import type { Lesson } from './school.ts'

/** What a thread does with a part of a training (the contract of piscina). */
export default async function work(task: Task): Promise<readonly Lesson[] | Standing> {
  const course = await courseFor(task.order)
  return 'exam' in task
    ? examine(course, task.network, task.exam)
    : playAll(course, task.schooled, task.numbers)
}
