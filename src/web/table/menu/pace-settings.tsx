import { setShortcuts, shortcuts } from '../../board-kit/keys.ts'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { answers, pace, PACES, setAnswers, setPace } from '../../pace.ts'
import { tableText } from '../text/index.ts'

/** How fast things move, what is answered for me, and whether letters act. */
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
      <Segmented
        label={tableText('menu.shortcuts')}
        help={tableText('menu.shortcutsHelp')}
        value={shortcuts.value}
        choices={[
          { value: 'on', label: tableText('menu.shortcuts.on') },
          { value: 'off', label: tableText('menu.shortcuts.off') },
        ]}
        onChange={setShortcuts}
      />
    </>
  )
}
