import { useEffect, useState } from 'preact/hooks'
import { pageText } from '../../text/index.ts'
import { Button } from './button.tsx'
import { say } from '../live.tsx'
import './copy.css'

/** Copies a text; where the browser forbids it, shows it to be copied by hand. */
export function CopyButton({
  text,
  says = pageText('page.copy'),
  which,
  kind = 'quiet',
}: {
  text: string
  /** What is written on it, where it is no link that is copied. */
  says?: string
  /** Which one it is, for those who do not see where it stands. */
  which?: string
  kind?: 'main' | 'quiet'
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      say(pageText('page.copied'))
    } catch {
      setState('failed')
    }
  }
  if (state === 'failed') {
    return (
      <label class="by-hand">
        {pageText('page.copyFailed')}{' '}
        <input readOnly value={text} onFocus={event => event.currentTarget.select()} />
      </label>
    )
  }
  const [icon, written] =
    state === 'copied' ? (['check', pageText('page.copied')] as const) : (['copy', says] as const)
  return (
    <Button
      kind={kind}
      icon={icon}
      onClick={() => void copy()}
      label={which && `${written}: ${which}`}
    >
      {written}
    </Button>
  )
}
