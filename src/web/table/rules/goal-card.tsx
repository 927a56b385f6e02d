import type { GameText } from '../../../kit/words/text.ts'
import { Steps } from '../../parts/steps.tsx'
import { storage } from '../../storage.ts'
import { tableText } from '../text/index.ts'
import { openRules } from './rules-beside.tsx'
import { RulesButton } from './why.tsx'
import './goal.css'

/** Whether somebody has folded it; one who knows the game wants the log. */
const FOLDED = 'goal-folded'

/** How this game is won, above the log; below it, in short, how it goes. Folds, and stays folded. */
export function GoalCard({ text }: { text: GameText }) {
  if (text.goal === '') return null
  return (
    <section class="tb-goal" aria-label={tableText('why.goal')}>
      <details
        open={storage.read(FOLDED) === null}
        onToggle={({ currentTarget: { open } }) =>
          open ? storage.remove(FOLDED) : storage.write(FOLDED, 'yes')
        }
      >
        <summary>{tableText('why.goal')}</summary>
        <p>{text.goal}</p>
        <details>
          <summary>{tableText('why.minute')}</summary>
          <Steps text={text} />
        </details>
        <RulesButton onGo={openRules} />
      </details>
    </section>
  )
}
