import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { GameEntry } from '../../../kit/game-entry.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import type { GameText } from '../../../kit/text.ts'
import { fitOptions } from '../../../kernel/match.ts'
import type { TimeRule } from '../../../protocol/time.ts'
import { me } from '../../api.ts'
import { loadOffered } from '../../contents.ts'
import { isMaking, makeTable, makingTrouble } from '../../make-table.ts'
import { Button } from '../../parts/button.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { type Chair, newcomersWish, remember, remembered, type Wish } from '../../session/wish.ts'
import { pageText } from '../../text/index.ts'
import { ChairList } from './chair-list.tsx'
import { type Company, companyOf, inCompany, playAddress, resizeChairs } from './chairs.ts'
import { TimeChoice } from './time-choice.tsx'
import './table-form.css'

type Options = GameTypes['options']

/** More choices than this are stepped through: a row of them would be a wall. */
const MANY = 7

const COMPANIES: readonly Company[] = ['bots', 'open', 'here']

/**
 * A table to be set: how many play, who sits where, by which options. It is set as last time, or
 * for a newcomer.
 */
export function TableForm({ entry, text }: { entry: GameEntry; text: GameText }) {
  const loaded = useLoaded(entry.meta.id, () => loadOffered(entry))
  if (loaded.state !== 'here') return <Wait />
  return <Form meta={entry.meta} game={loaded.value.game} text={text} />
}

function Form({ meta, game, text }: { meta: GameMeta; game: Game; text: GameText }) {
  const { route } = useLocation()
  const [usual] = useState<Wish>(() => remembered(game) ?? newcomersWish(meta))
  const [chairs, setChairs] = useState<readonly Chair[]>(usual.chairs)
  const [names, setNames] = useState<readonly string[]>(
    usual.names ?? usual.chairs.map(chair => (chair === 'me' ? (me.value?.name ?? '') : '')),
  )
  const [chosen, setChosen] = useState<Options>(usual.options)
  const [listed, setListed] = useState(false)
  const [time, setTime] = useState<TimeRule>({ kind: 'none' })
  const [readyCheck, setReadyCheck] = useState(false)
  const [min, max] = game.seats
  const open = chairs.includes('open')
  const options = fits(game, chairs.length, chosen) ? chosen : {}

  const start = (event: Event) => {
    event.preventDefault()
    const wish = { chairs, options, names: chairs.map((_, index) => names[index] ?? '') }
    remember(game.id, wish)
    if (open)
      return void makeTable(
        { game: game.id, chairs: chairs.map(afar), options, listed, time, readyCheck },
        route,
      )
    route(playAddress(game.id, wish))
  }

  return (
    <form class="table-form" onSubmit={start}>
      <Segmented
        label={pageText().game.howMany}
        value={chairs.length}
        choices={range(min, max).map(value => ({ value, label: String(value) }))}
        onChange={players => setChairs(resizeChairs(chairs, players))}
      />
      <Segmented
        label={pageText().game.with}
        value={companyOf(chairs)}
        choices={COMPANIES.map(value => ({ value, label: pageText().game.company[value] }))}
        onChange={company => setChairs(inCompany(chairs, company))}
      />
      <ChairList chairs={chairs} names={names} onChange={setChairs} onName={setNames} />
      <OptionList
        game={game}
        text={text}
        players={chairs.length}
        options={options}
        onChange={setChosen}
      />
      {open && (
        <>
          <TimeChoice time={time} onChange={setTime} />
          <Check label={pageText().ready.check} checked={readyCheck} onChange={setReadyCheck} />
          <Check label={pageText().game.listed} checked={listed} onChange={setListed} />
        </>
      )}
      <div class="go">
        <Button submit size="big" icon={open ? 'players' : 'play'} disabled={isMaking(game.id)}>
          {open ? pageText().game.makePlay : pageText().game.playBots}
        </Button>
        <p class="help">{makingTrouble(game.id) ?? helpOf(companyOf(chairs))}</p>
      </div>
    </form>
  )
}

function helpOf(company: Company): string {
  const { makeHelp, hereHelp, playHelp } = pageText().game
  return { open: makeHelp, here: hereHelp, bots: playHelp }[company]
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  )
}

function OptionList(props: {
  game: Game
  text: GameText
  players: number
  options: Options
  onChange: (options: Options) => void
}) {
  const { game, text, players, options, onChange } = props
  const names = Object.keys(game.options).filter(name => (game.options[name] ?? []).length > 1)
  if (names.length === 0) return null
  const changed = Object.entries(options).filter(
    ([name, value]) => value !== game.options[name]?.[0],
  ).length
  return (
    <details class="options">
      <summary>
        {pageText().game.options} <small>{pageText().game.changed(changed)}</small>
      </summary>
      <div>
        {names.map(name => {
          const values = game.options[name] ?? []
          const said = text.options[name]
          const at = values.indexOf(options[name] ?? values[0] ?? '')
          if (!said) return null
          const choices = values.flatMap((value, index) =>
            fits(game, players, { ...options, [name]: value })
              ? [{ value: index, label: said.value(value) }]
              : [],
          )
          const given = {
            label: said.name,
            help: said.help,
            value: at,
            onChange: (index: number) => onChange({ ...options, [name]: values[index] ?? '' }),
          }
          return choices.length > MANY ? (
            <Stepper key={name} {...given} choices={inOrder(choices, values)} />
          ) : (
            <Segmented key={name} {...given} choices={choices} />
          )
        })}
      </div>
    </details>
  )
}

/** Numbers from the least to the greatest, wherever the usual one stands; other things as they are. */
function inOrder<Choice extends { readonly value: number }>(
  choices: readonly Choice[],
  values: readonly (string | number | boolean)[],
): readonly Choice[] {
  const numbers = choices.map(({ value }) => Number(values[value]))
  if (numbers.some(Number.isNaN)) return choices
  return choices.toSorted((one, other) => Number(values[one.value]) - Number(values[other.value]))
}

/** A chair at a table on the server: nobody there plays on my device. */
const afar = (chair: Chair) => (chair === 'here' ? 'open' : chair)

const fits = (game: Game, players: number, options: Options) =>
  fitOptions(game, players, options).ok
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
