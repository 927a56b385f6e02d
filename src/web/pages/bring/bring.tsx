import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api } from '../../api.ts'
import { PageHeading } from '../../page.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import '../../parts/controls/button.css'
import { refusedText } from '../../refused.ts'
import { Shell } from '../shell/shell.tsx'
import { bringText } from './text/index.ts'
import './bring.css'

/** A finished game from a file: checked by the server, move by move, and then watched. */
export function Bring() {
  const { route } = useLocation()
  const [state, setState] = useState<'idle' | 'checking' | { readonly why: string }>('idle')
  const [over, setOver] = useState(false)
  const bring = async (file: File | undefined) => {
    if (!file) return
    setState('checking')
    const chronicle = await file.text().then(parsed, () => null)
    const answer =
      chronicle === null ? ({ ok: false, why: 'no-json' } as const) : await api.bring(chronicle)
    if (answer.ok) route(`/r/${answer.value.id}`)
    else setState({ why: answer.why })
  }
  return (
    <Shell title={bringText('bring.title')}>
      <div class="bring wide">
        <PageHeading>{bringText('bring.title')}</PageHeading>
        <p>{bringText('bring.lead')}</p>
        <label class="bring-file" data-over={over ? '' : undefined}>
          <Icon name="book" size={40} />
          <b>{bringText('bring.drop')}</b>
          <input
            type="file"
            accept=".json,application/json"
            aria-label={bringText('bring.choose')}
            onChange={event => void bring(event.currentTarget.files?.[0])}
            onDragOver={event => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={event => {
              event.preventDefault()
              setOver(false)
              void bring(event.dataTransfer?.files[0])
            }}
          />
          <span class="act" aria-hidden="true">
            {bringText('bring.choose')}
          </span>
        </label>
        <output>
          {state === 'checking' && bringText('bring.checking')}
          {typeof state === 'object' && troubleText(state.why)}
        </output>
      </div>
    </Shell>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function troubleText(why: string): string {
  if (why === 'offline' || why === 'unstorable') return refusedText(why)
  return bringText.find(`troubles.${why}`) ?? bringText('bring.unfit')
}
