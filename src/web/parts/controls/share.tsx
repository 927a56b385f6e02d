import { pageText } from '../../text/index.ts'
import { say } from '../live.tsx'
import { Button } from './button.tsx'
import { copied, useJustCopied } from './copy.tsx'

/** Opens the device's sheet for sharing. Closing the sheet again is no error. */
export const shareSheet = (what: ShareData): Promise<void> => navigator.share(what).catch(() => {})

/**
 * Hands a link on, and what is said of it: shared where the device can, else copied; where the
 * browser forbids that too, shown to be copied by hand. True if it was copied.
 */
export async function handOn(title: string, link: string, text?: string): Promise<boolean> {
  if ('share' in navigator) {
    await shareSheet({ title, url: link, ...(text !== undefined && { text }) })
    return false
  }
  const whole = text === undefined ? link : `${text} ${link}`
  if (await copied(whole)) {
    say(pageText('page.linkCopied'))
    return true
  }
  prompt(pageText('page.copyFailed'), whole)
  return false
}

/** Hands a link on. */
export function ShareButton({
  title,
  link,
  text,
  says,
  bare = false,
}: {
  title: string
  link: string
  /** Goes before the link. */
  text?: string
  says: string
  /** An icon alone. */
  bare?: boolean
}) {
  const [justCopied, setJustCopied] = useJustCopied()
  const share = async () => {
    if (await handOn(title, link, text)) setJustCopied()
  }
  const called = justCopied ? pageText('page.linkCopied') : says
  return (
    <Button
      kind={bare ? 'bare' : 'quiet'}
      icon={justCopied ? 'check' : 'share'}
      onClick={() => void share()}
      label={bare ? called : undefined}
    >
      {bare ? null : called}
    </Button>
  )
}
