import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { MyNotices, NoticeChannel, SetNotices } from '../../../../protocol/notices.ts'
import type { Answer } from '../../../api.ts'
import { language } from '../../../language.ts'
import { Button } from '../../../parts/controls/button.tsx'
import { say } from '../../../parts/live.tsx'
import { agree, canPush, disagree, notices, pushedHere } from './notices-api.ts'
import { noticesText, troubleText } from './text/index.ts'

/**
 * How I am told that it is my turn; shows nothing where the server cannot be reached, and nothing of
 * mails if it sends none.
 */
export function Notices({ mails }: { mails: boolean }) {
  const [mine, setMine] = useState<MyNotices | null>(null)
  const [here, setHere] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    void notices.mine().then(answer => answer.ok && setMine(answer.value))
    void pushedHere().then(setHere)
  }, [])
  if (!mine) return null

  const tell = (sentence: string) => {
    setSaid(sentence)
    say(sentence)
  }
  const done = (answer: Answer<unknown>, then: string) =>
    tell(answer.ok ? then : troubleText(answer.why))
  const set = async (wish: SetNotices) => {
    const answer = await notices.set({ language: language.value, ...wish })
    if (answer.ok) setMine(answer.value)
    done(answer, '')
  }
  const push = async (on: boolean) => {
    if (!on) await disagree()
    const answer = on ? await agree(mine.pushKey) : null
    setHere(await pushedHere())
    if (answer && !answer.ok) return tell(troubleText(answer.why))
    // The devices that agreed before go on being told.
    await set({ push: on || mine.devices > 1 })
  }
  const test = (channel: NoticeChannel) => async () =>
    done(await notices.test(channel), noticesText('notices.sent'))

  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{noticesText('notices.title')}</h2>
      <p class="help">{noticesText('notices.lead')}</p>
      <Way
        title={noticesText('notices.push')}
        what={
          canPush()
            ? noticesText('notices.pushWhat', { devices: mine.devices })
            : noticesText('notices.pushNot')
        }
        on={mine.push && here && mine.devices > 0}
        able={canPush()}
        onSet={on => void push(on)}
        onTest={test('push')}
      />
      {mails && (
        <Way
          title={noticesText('notices.mail')}
          what={mine.canMail ? noticesText('notices.mailWhat') : noticesText('notices.mailNot')}
          on={mine.mail}
          able={mine.canMail}
          onSet={on => void set({ mail: on })}
          onTest={test('mail')}
        />
      )}
      <details class="fold">
        <summary>{noticesText('notices.hookFold')}</summary>
        <Way
          title={noticesText('notices.hook')}
          what={noticesText('notices.hookWhat')}
          on={mine.hook}
          able={mine.hookUrl !== null}
          onSet={on => void set({ hook: on })}
          onTest={test('hook')}
        >
          <HookForm mine={mine} onSave={hookUrl => void set({ hookUrl, hook: hookUrl !== null })} />
        </Way>
      </details>
      <output>{said}</output>
    </section>
  )
}

/** One way to be told: what it is, whether it is on, and a test of it. */
function Way(props: {
  title: string
  what: string
  on: boolean
  able: boolean
  onSet: (on: boolean) => void
  onTest: () => Promise<void>
  children?: ComponentChildren
}) {
  const { title, on } = props
  return (
    <div class="way">
      <h3>{title}</h3>
      <p class="help">{props.what}</p>
      {props.children}
      {props.able && (
        <div class="ways">
          <Button
            kind="quiet"
            icon={on ? 'check' : undefined}
            pressed={on}
            label={`${noticesText('notices.on')}: ${title}`}
            onClick={() => props.onSet(!on)}
          >
            {noticesText('notices.on')}
          </Button>
          {on && (
            <Button
              kind="bare"
              label={`${noticesText('notices.test')}: ${title}`}
              onClick={() => void props.onTest()}
            >
              {noticesText('notices.test')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function HookForm({ mine, onSave }: { mine: MyNotices; onSave: (url: string | null) => void }) {
  const [typed, setTyped] = useState(mine.hookUrl ?? '')
  const save = (event: Event) => {
    event.preventDefault()
    onSave(typed.trim() === '' ? null : typed.trim())
  }
  return (
    <form class="ask-link" onSubmit={save}>
      <label>
        {noticesText('notices.hookUrl')}{' '}
        <input
          type="url"
          value={typed}
          maxLength={500}
          placeholder="https://"
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button submit kind="quiet">
        {noticesText('notices.save')}
      </Button>
      {mine.hookUrl !== null && (
        <small>
          {noticesText('notices.secret')}: <code>{mine.hookSecret}</code>
        </small>
      )}
    </form>
  )
}
