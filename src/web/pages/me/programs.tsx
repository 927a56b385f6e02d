import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { BotList, NewBot, NewToken, Scope, TokenList } from '../../../protocol/programs.ts'
import { type Answer, request } from '../../api.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Check } from '../../parts/controls/check.tsx'
import { CopyButton } from '../../parts/controls/copy.tsx'
import { language } from '../../language.ts'
import { failedText, meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

const SCOPES: readonly Scope[] = ['read', 'play', 'tables', 'bot']
const DOCUMENTATION = '/api/docs'

/**
 * Tokens and bots of mine: what programs may do in my name, and programs that play by themselves.
 */
export function MyPrograms() {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{meText('programs.title')}</h2>
      <p class="help">
        {meText('programs.what')} <a href={DOCUMENTATION}>{meText('programs.docs')}</a>
      </p>
      {secret !== null && (
        <output class="way">
          <span>{meText('programs.once')}</span>
          <code class="secret">{secret}</code>
          <CopyButton text={secret} says={meText('programs.copy')} />
        </output>
      )}
      <Tokens onSecret={setSecret} />
      <Bots onSecret={setSecret} />
    </section>
  )
}

interface Props {
  onSecret: (secret: string) => void
}

function Tokens({ onSecret }: Props) {
  const { list, ask } = useList<TokenList>('/me/tokens')
  const { busy, said, act } = useServerAction()
  const [chosen, setChosen] = useState<readonly Scope[]>(['read'])
  const make = async (name: string) => {
    const deed = () => request<NewToken>('POST', '/me/tokens', { name, scopes: [...chosen] })
    const made = await act(deed, sentence)
    if (made.ok) onSecret(made.value.secret)
    ask()
    return made.ok
  }
  const revoke = async (id: string) => {
    await act(() => request<TokenList>('DELETE', `/me/tokens/${id}`), sentence)
    ask()
  }
  const toggle = (scope: Scope) =>
    setChosen(chosen.includes(scope) ? chosen.filter(each => each !== scope) : [...chosen, scope])
  return (
    <>
      <h3>{meText('programs.tokens')}</h3>
      <ul class="rows">
        {list?.tokens.map(({ id, name, scopes, usedAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {meText('programs.may')}{' '}
                {scopes.map(scope => meText(`programs.scopes.${scope}`)).join(' · ')}.{' '}
                {usedAt === null
                  ? meText('programs.unused')
                  : meText('programs.used', { day: day(usedAt) })}
              </small>
            </span>
            <Button
              kind="bare"
              icon="x"
              disabled={busy}
              label={`${meText('programs.revoke')}: ${name}`}
              onClick={() => void revoke(id)}
            >
              {meText('programs.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <NameForm
        label={meText('programs.tokenName')}
        most={24}
        button={meText('programs.makeToken')}
        busy={busy || chosen.length === 0}
        onName={make}
      >
        <fieldset class="scopes">
          <legend>{meText('programs.may')}</legend>
          {SCOPES.map(scope => (
            <Check
              key={scope}
              label={meText(`programs.scopes.${scope}`)}
              checked={chosen.includes(scope)}
              onChange={() => toggle(scope)}
            />
          ))}
        </fieldset>
      </NameForm>
      {said !== '' && <p>{said}</p>}
    </>
  )
}

function Bots({ onSecret }: Props) {
  const { list, ask } = useList<BotList>('/me/bots')
  const { busy, said, act } = useServerAction()
  const get = async (path: string, body?: object) => {
    const deed = () => request<NewBot>('POST', path, body)
    const made = await act(deed, sentence)
    if (made.ok) onSecret(made.value.secret)
    ask()
    return made.ok
  }
  const remove = async (id: string) => {
    await act(() => request<BotList>('DELETE', `/me/bots/${id}`), sentence)
    ask()
  }
  return (
    <>
      <h3>{meText('programs.bots')}</h3>
      <p class="help">{meText('programs.botsWhat')}</p>
      <ul class="rows">
        {list?.bots.map(({ id, name, here }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{here ? meText('programs.listens') : meText('programs.silent')}</small>
            </span>
            <span class="ways">
              <Button
                kind="bare"
                disabled={busy}
                label={`${meText('programs.renew')}: ${name}`}
                onClick={() => void get(`/me/bots/${id}/token`)}
              >
                {meText('programs.renew')}
              </Button>
              <Button
                kind="bare"
                icon="x"
                disabled={busy}
                label={`${meText('programs.remove')}: ${name}`}
                onClick={() => void remove(id)}
              >
                {meText('programs.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <NameForm
        label={meText('programs.botName')}
        most={20}
        button={meText('programs.makeBot')}
        busy={busy}
        onName={name => get('/me/bots', { name })}
      />
      {said !== '' && <p>{said}</p>}
    </>
  )
}

interface NameFormProps {
  label: string
  most: number
  button: string
  busy: boolean
  /** Whether it was made: a name that was refused stays, to be mended. */
  onName: (name: string) => Promise<boolean>
  children?: ComponentChildren
}

/** A field for a name, and the button that makes what is to be called so. */
function NameForm({ label, most, button, busy, onName, children }: NameFormProps) {
  const [name, setName] = useState('')
  const send = (event: Event) => {
    event.preventDefault()
    void onName(name).then(made => made && setName(''))
  }
  return (
    <form class="ask-link" onSubmit={send}>
      <label>
        {label}
        <input
          required
          maxLength={most}
          autocomplete="off"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      {children}
      <Button submit kind="quiet" disabled={busy}>
        {button}
      </Button>
    </form>
  )
}

/** A list of the server's, and how to ask for it anew. */
function useList<A>(path: string): { readonly list: A | null; readonly ask: () => void } {
  const [list, setList] = useState<A | null>(null)
  const ask = () =>
    void request<A>('GET', path).then(answer => {
      if (answer.ok) setList(answer.value)
    })
  useEffect(ask, [path])
  return { list, ask }
}

function sentence(answer: Answer<unknown>): string {
  return answer.ok ? '' : (meText.find(`programs.problems.${answer.why}`) ?? failedText(answer.why))
}

function day(at: number): string {
  return new Date(at).toLocaleDateString(language.value)
}
