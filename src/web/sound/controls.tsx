import { Icon } from '../parts/pictures/icon.tsx'
import { Segmented } from '../parts/controls/segmented.tsx'
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
import { soundText } from './text/index.ts'

/** Sets how loud tables are, and lets it be heard. */
function choose(next: Volume): void {
  setVolume(next)
  void ring(['coin'])
}

/** How loud tables are, and whether a phone trembles: for the menu of a table. */
export function SoundSettings() {
  return (
    <>
      <Segmented
        label={soundText('sound.title')}
        value={volume.value}
        choices={VOLUMES.map(value => ({ value, label: soundText(`volumes.${value}`) }))}
        onChange={choose}
      />
      {canTremble() && (
        <Segmented
          label={soundText('sound.tremble')}
          value={trembles.value}
          choices={[
            { value: 'on', label: soundText('sound.yes') },
            { value: 'off', label: soundText('sound.no') },
          ]}
          onChange={setTrembles}
        />
      )}
    </>
  )
}

/** The same in one button, for the head of a page: each press is a step louder, then silence. */
export function SoundSwitch() {
  const now = volume.value
  const label = `${soundText('sound.title')}: ${soundText(`volumes.${now}`)}`
  return (
    <button
      type="button"
      class="switch round sound"
      title={label}
      onClick={() => choose(VOLUMES[(VOLUMES.indexOf(now) + 1) % VOLUMES.length] ?? 'off')}
    >
      <Icon name={now === 'off' ? 'silent' : now === 'low' ? 'sound' : 'loud'} />
    </button>
  )
}
