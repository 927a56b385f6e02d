import { Icon } from '../parts/icon.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { ring } from './play.ts'
import {
  canTremble,
  setTrembles,
  setVolume,
  trembles,
  volume,
  type Volume,
  VOLUMES,
} from './settings.ts'
import { soundText } from './text.ts'

/** Sets how loud tables are, and lets it be heard. */
function choose(next: Volume): void {
  setVolume(next)
  void ring(['coin'])
}

/** How loud tables are, and whether a phone trembles: for the menu of a table. */
export function SoundSettings() {
  const { title, volumes, tremble, yes, no } = soundText()
  return (
    <>
      <Segmented
        label={title}
        value={volume.value}
        choices={VOLUMES.map(value => ({ value, label: volumes[value] }))}
        onChange={choose}
      />
      {canTremble() && (
        <Segmented
          label={tremble}
          value={trembles.value ? 1 : 0}
          choices={[
            { value: 1, label: yes },
            { value: 0, label: no },
          ]}
          onChange={value => setTrembles(value === 1)}
        />
      )}
    </>
  )
}

/** The same in one button, for the head of a page: each press is a step louder, then silence. */
export function SoundSwitch() {
  const { title, volumes } = soundText()
  const now = volume.value
  const label = `${title}: ${volumes[now]}`
  return (
    <button
      type="button"
      class="switch round sound"
      aria-label={label}
      title={label}
      onClick={() => choose(VOLUMES[(VOLUMES.indexOf(now) + 1) % VOLUMES.length] ?? 'off')}
    >
      <Icon name={now === 'off' ? 'silent' : now === 'low' ? 'sound' : 'loud'} />
    </button>
  )
}
