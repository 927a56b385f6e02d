import { useState } from 'preact/hooks'
import { language } from '../../language.ts'
import { Button } from '../../parts/button.tsx'
import { account } from './account.ts'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** A field for an address to which a link is sent. */
export function AskForLink() {
  const { keep, failed } = meText()
  const [address, setAddress] = useState('')
  const { busy, said, act } = useServerAction()
  const send = (event: Event) => {
    event.preventDefault()
    void act(
      () => account.askMail({ address, language: language.value }),
      answer => {
        if (answer.ok) return keep.sent(address)
        if (answer.why === 'no-mail') return keep.noMail
        // An address too long or too short for the field is none.
        return keep.problems[answer.why === 'bad-request' ? 'bad-address' : answer.why] ?? failed
      },
    )
  }
  return (
    <form class="ask-link" onSubmit={send}>
      <label>
        {keep.mail}
        <input
          type="email"
          required
          autocomplete="email"
          maxLength={254}
          value={address}
          onInput={event => setAddress(event.currentTarget.value)}
        />
      </label>
      <Button submit kind="quiet" disabled={busy}>
        {keep.send}
      </Button>
      <p class="help">{said === '' ? keep.mailWhat : said}</p>
    </form>
  )
}
