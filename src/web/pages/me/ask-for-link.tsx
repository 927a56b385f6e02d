import { useState } from 'preact/hooks'
import { language } from '../../language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { account } from './account.ts'
import { failedText, meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** A field for an address to which a link is sent; under a heading of this id, that is its label. */
export function AskForLink({ heading }: { heading?: string }) {
  const [address, setAddress] = useState('')
  const { busy, said, act } = useServerAction()
  const send = (event: Event) => {
    event.preventDefault()
    void act(
      () => account.askMail({ address, language: language.value }),
      answer => {
        if (answer.ok) return meText('keep.sent', { address })
        if (answer.why === 'no-mail') return meText('keep.noMail')
        // An address too long or too short for the field is none.
        const why = answer.why === 'bad-request' ? 'bad-address' : answer.why
        return meText.find(`keep.problems.${why}`) ?? failedText(why)
      },
    )
  }
  return (
    <form class="ask-link" onSubmit={send}>
      <label>
        {heading === undefined && meText('keep.mail')}
        <input
          aria-labelledby={heading}
          type="email"
          required
          autocomplete="email"
          maxLength={254}
          value={address}
          onInput={event => setAddress(event.currentTarget.value)}
        />
      </label>
      <Button submit kind="quiet" disabled={busy}>
        {meText('keep.send')}
      </Button>
      <p class="help">{said === '' ? meText('keep.mailWhat') : said}</p>
    </form>
  )
}
