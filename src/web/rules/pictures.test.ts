import { expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { LANGUAGES } from '../../kit/meta.ts'
import { pictureOf } from './pictures.ts'

const RULES = import.meta.glob<string>('../../games/*/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(RULES))(
  'every picture that %s names is there, and says what it shows',
  (path, source) => {
    const game = path.split('/')[3] ?? ''
    for (const [, says = '', name = ''] of source.matchAll(/!\[([^\]]*)\]\(picture:([^)]*)\)/g)) {
      expect(says).not.toBe('')
      expect(pictureOf(game, name)).toBeDefined()
    }
  },
)

test.each(GAMES)(
  'each step "in a minute" of $meta.id has its picture, or none has',
  async entry => {
    for (const language of LANGUAGES) {
      const { steps } = (await entry.text(language)).text
      const pictures = steps.flatMap((_, at) => pictureOf(entry.meta.id, `step-${at + 1}`) ?? [])
      expect([0, steps.length]).toContain(pictures.length)
    }
  },
)
