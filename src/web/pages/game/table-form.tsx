import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { range } from '../../../kit/moves.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import type { GameText } from '../../../kit/words/text.ts'
import type { TimeRule } from '../../../protocol/time.ts'
import { me } from '../../api.ts'
import { loadOffered } from '../../contents.ts'
import { isMaking, makeTable, makingTrouble } from '../../make-table.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Check } from '../../parts/controls/check.tsx'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { type Chair, newcomersWish, remember, remembered, type Wish } from '../../session/wish.ts'
import { pageText } from '../../text/index.ts'
import { gamePageText } from './text/index.ts'
import { ChairList } from './chair-list.tsx'
import { type Company, companyOf, inCompany, playAddress, resizeChairs } from './chairs.ts'
import { fits, OptionList } from './option-list.tsx'
import { TimeChoice } from './time-choice.tsx'
import './table-form.css'

type Options = GameTypes['options']

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
  const [hints, setHints] = useState(!usual.noHints)
  const [min, max] = game.seats
  const open = chairs.includes('open')
  const options = fits(game, chairs.length, chosen) ? chosen : {}

  const start = (event: Event) => {
    event.preventDefault()
    const called = chairs.map((_, index) => names[index] ?? '')
    const wish = { chairs, options, names: called, ...hintsSet(hints) }
    remember(game.id, wish)
    if (open)
      return void makeTable(
        { game: game.id, chairs: chairs.map(afar), options, listed, time, readyCheck, hints },
        route,
      )
    route(playAddress(game.id, wish))
  }

  return (
    <form class="table-form" onSubmit={start}>
      <Segmented
        label={gamePageText('game.howMany')}
        value={chairs.length}
        choices={range(min, max).map(value => ({ value, label: String(value) }))}
        onChange={players => setChairs(resizeChairs(chairs, players))}
      />
      <Segmented
        label={gamePageText('game.with')}
        value={companyOf(chairs)}
        choices={COMPANIES.map(value => ({ value, label: gamePageText(`game.company.${value}`) }))}
        onChange={company => setChairs(inCompany(chairs, company))}
      />
      <ChairList
        game={game.id}
        chairs={chairs}
        names={names}
        onChange={setChairs}
        onName={setNames}
      />
      <OptionList
        game={game}
        text={text}
        players={chairs.length}
        options={options}
        onChange={setChosen}
      />
      {!chairs.includes('here') && (
        <Check
          label={open ? gamePageText('game.hintsOpen') : gamePageText('game.hints')}
          checked={hints}
          onChange={setHints}
        />
      )}
      {open && (
        <>
          <TimeChoice time={time} onChange={setTime} />
          <Check label={pageText('ready.check')} checked={readyCheck} onChange={setReadyCheck} />
          <Check label={gamePageText('game.listed')} checked={listed} onChange={setListed} />
        </>
      )}
      <div class="go">
        <Button submit size="big" icon={open ? 'players' : 'play'} disabled={isMaking(game.id)}>
          {open ? gamePageText('game.makePlay') : gamePageText('game.playBots')}
        </Button>
        <p class="help">{makingTrouble(game.id) ?? helpOf(companyOf(chairs))}</p>
      </div>
    </form>
  )
}

const hintsSet = (on: boolean): Pick<Wish, 'noHints'> => (on ? {} : { noHints: true })

function helpOf(company: Company): string {
  return {
    open: gamePageText('game.makeHelp'),
    here: gamePageText('game.hereHelp'),
    bots: gamePageText('game.playHelp'),
  }[company]
}

/** A chair at a table on the server: nobody there plays on my device. */
const afar = (chair: Chair) => (chair === 'here' ? 'open' : chair)
