import { useEffect, useState } from 'preact/hooks'
import { pageText } from '../text/index.ts'
import { Button } from './button.tsx'
import { say } from './live.tsx'
import './copy.css'

/** Copies a text; where the browser forbids it, shows it to be copied by hand. */
export function CopyButton({
  text,
  label,
  says = pageText('page.copy'),
  kind = 'quiet',
}: {
  text: string
  label?: string
  /** What is written on it, where it is no link that is copied. */
  says?: string
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
  return (
    <Button
      kind={kind}
      icon={state === 'copied' ? 'check' : 'copy'}
      onClick={() => void copy()}
      label={label}
    >
      {state === 'copied' ? pageText('page.copied') : says}
    </Button>
  )
}
