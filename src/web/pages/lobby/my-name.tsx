import { useEffect, useState } from 'preact/hooks'
import { changeMe, me, recallMe } from '../../api.ts'
import { Button } from '../../parts/controls/button.tsx'
import { lobbyText } from './text/index.ts'
import './my-name.css'

const LONGEST = 24

/** The name I go by, and a field to change it right here. */
export function MyName() {
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!me.value) void recallMe()
  }, [])
  if (!me.value) return null
  if (typed === null) {
    return (
      <span class="my-name">
        {lobbyText('lobby.yourName')}: <b>{me.value.name}</b>
        <Button kind="bare" icon="pencil" onClick={() => setTyped(me.value?.name ?? '')}>
          {lobbyText('lobby.rename')}
        </Button>
      </span>
    )
  }
  const save = async (event: Event) => {
    event.preventDefault()
    const name = typed.trim()
    const answer = name === '' ? null : await changeMe({ name })
    setRefused(answer?.ok === false && answer.why === 'bad-name')
    if (answer === null || answer.ok) setTyped(null)
  }
  return (
    <form class="my-name" onSubmit={event => void save(event)}>
      <label>
        {lobbyText('lobby.yourName')}{' '}
        <input
          ref={field => field?.focus()}
          value={typed}
          maxLength={LONGEST}
          autocomplete="off"
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button submit kind="quiet">
        {lobbyText('lobby.save')}
      </Button>
      {refused && <p role="alert">{lobbyText('lobby.noName')}</p>}
    </form>
  )
}
