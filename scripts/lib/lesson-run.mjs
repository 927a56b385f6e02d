import { ROOT } from './paths.mjs'
import { ensureInstalled } from './ready.mjs'

/** Plays a lesson and prints each step. @param {string[]} args */
export async function printLesson([game, lesson]) {
  if (!game || !lesson) {
    console.error('npm run lesson -- GAME LESSON   such as: merchant-of-goldfish first')
    process.exitCode = 1
    return
  }
  await ensureInstalled(process.stdout)
  process.env['TIANGUIS_LESSON'] = `${game}/${lesson}`
  // It shows the game's board without a page, as tests do.
  const { startVitest } = await import('vitest/node')
  const running = await startVitest(
    'test',
    [],
    {
      config: false,
      root: ROOT,
      include: ['test/lessons/print.lesson.ts'],
      watch: false,
      reporters: [{}],
      disableConsoleIntercept: true,
      testTimeout: 120_000,
    },
    { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } }, cacheDir: '.cache/lesson' },
  )
  for (const module of running.state.getTestModules())
    for (const test of module.children.allTests('failed'))
      for (const error of test.result().errors ?? []) console.error(error.stack ?? error.message)
  await running.close()
}
