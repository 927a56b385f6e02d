import type { GameText } from '../../kit/words/text.ts'

/** How a game goes, in short: one step after the other. */
export const Steps = ({ text }: { text: Pick<GameText, 'steps'> }) => (
  <ol>
    {text.steps.map(step => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
