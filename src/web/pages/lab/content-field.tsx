import { useState } from 'preact/hooks'
import { type Added, addContent } from './content-file.ts'
import { labText } from './text/index.ts'

/** Takes printed values from a file. */
export function ContentFile(props: { game: string; onAdded: (digest: string) => void }) {
  const [added, setAdded] = useState<Added | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const done = await addContent(props.game, await file.text())
    setAdded(done)
    if (done.ok) props.onAdded(done.digest)
  }
  return (
    <div>
      <label class="lab-field">
        <span>{labText('lab.content')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="help">{labText('lab.contentHelp')}</p>
      <output>
        {added &&
          (added.ok ? labText('lab.contentAdded') : labText('lab.contentBad', { why: added.why }))}
        {added?.said !== undefined && (
          <>
            {' '}
            <q lang="en">{added.said}</q>
          </>
        )}
      </output>
    </div>
  )
}
