// `npm run lesson -- <game> <lesson>`: plays a lesson and prints, step by step, what can be played
// and pointed at. See CONTRIBUTING.md.
import './lib/need-node.mjs'

void import('./lib/lesson-run.mjs').then(function (lesson) {
  return lesson.printLesson(process.argv.slice(2))
})
