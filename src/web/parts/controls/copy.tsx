import { useEffect, useState } from 'preact/hooks'
import { pageText } from '../../text/index.ts'
import { Button } from './button.tsx'
import { say } from '../live.tsx'
import './copy.css'

/** Copies a text. False where the browser forbids it, as it does all pages that come by http. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether something has just been copied, and how to say so, for two and a half seconds. */
export function useJustCopied(): [boolean, () => void] {
  const [just, setJust] = useState(false)
  useEffect(() => {
    if (!just) return
    const timer = setTimeout(() => setJust(false), 2500)
    return () => clearTimeout(timer)
  }, [just])
  return [just, () => setJust(true)]
}

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
  const [justCopied, setJustCopied] = useJustCopied()
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    if (!(await copied(text))) return setFailed(true)
    setJustCopied()
    say(pageText('page.copied'))
  }
  if (failed) {
    return (
      <label class="by-hand">
        {pageText('page.copyFailed')}{' '}
        <input readOnly value={text} onFocus={event => event.currentTarget.select()} />
      </label>
    )
  }
  const written = justCopied ? pageText('page.copied') : says
  return (
    <Button
      kind={kind}
      icon={justCopied ? 'check' : 'copy'}
      onClick={() => void copy()}
      label={which && `${written}: ${which}`}
    >
      {written}
    </Button>
  )
}
