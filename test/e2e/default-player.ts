import type { Page } from 'playwright-core'
import type { Language } from '../../src/kit/meta.ts'
import { andSee, whatIsAsked } from './asking.ts'
import { enterOn } from './keyboard.ts'
import { playerOf } from './player.ts'
import { locate, type Questions } from './things.ts'

const RESULT = { en: 'Result', es: 'Resultado' }
/** Every move on offer is such a button. */
const OFFER = 'main .db-group button'

type Asked = 'choose' | 'over'

/** The table of a game that brings no board of its own, and so no hands of its own. */
function defaultTable(page: Page, language: Language = 'en') {
  const questions: Questions<Asked> = [
    ['over', { css: 'section', name: RESULT[language] }],
    ['choose', { css: OFFER }],
  ]
  return {
    page,
    answers: page.locator(OFFER),
    result: locate(page, { role: 'region', name: RESULT[language] }),
    asked: () => whatIsAsked(page, questions),
  }
}

/** Takes the first move on offer. */
export const player = playerOf(
  defaultTable,
  ({ page, answers }) => andSee(page, () => answers.first().click()),
  ({ page, answers }) => andSee(page, () => enterOn(answers.first())),
)
