import { Segmented } from '../../parts/segmented.tsx'
import { answersAlone, pace, PACES, setAnswersAlone, setPace } from '../../pace.ts'
import { tableText } from '../text/index.ts'

/** How fast things move, and what is answered for me. */
export function PaceSettings() {
  const { pace: words } = tableText()
  return (
    <>
      <Segmented
        label={words.label}
        value={pace.value}
        choices={PACES.map(value => ({ value, label: words[value] }))}
        onChange={setPace}
      />
      <Segmented
        label={words.answers}
        help={words.answersHelp}
        value={answersAlone.value ? 'alone' : 'me'}
        choices={[
          { value: 'me', label: words.byMe },
          { value: 'alone', label: words.alone },
        ]}
        onChange={value => setAnswersAlone(value === 'alone')}
      />
    </>
  )
}
