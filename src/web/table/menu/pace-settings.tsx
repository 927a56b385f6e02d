import { Segmented } from '../../parts/controls/segmented.tsx'
import { answers, pace, PACES, setAnswers, setPace } from '../../pace.ts'
import { tableText } from '../text/index.ts'

/** How fast things move, and what is answered for me. */
export function PaceSettings() {
  return (
    <>
      <Segmented
        label={tableText('pace.label')}
        value={pace.value}
        choices={PACES.map(value => ({ value, label: tableText(`pace.${value}`) }))}
        onChange={setPace}
      />
      <Segmented
        label={tableText('pace.answers')}
        help={tableText('pace.answersHelp')}
        value={answers.value}
        choices={[
          { value: 'me', label: tableText('pace.byMe') },
          { value: 'alone', label: tableText('pace.alone') },
        ]}
        onChange={setAnswers}
      />
    </>
  )
}
