import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { rotates } from '../../../bots/lab/rotates.ts'
import type { Speech } from '../../../bots/lab/speech.ts'
import { variationOf } from '../../../bots/lab/vary.ts'
import { customContent } from '../../../games/custom-content.ts'
import { SEED } from '../../../kernel/chance.ts'
import { fitOptions } from '../../../kernel/match.ts'
import type { LoadedGame } from '../../../kit/game-entry.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Check } from '../../parts/controls/check.tsx'
import type { Query } from '../../session/wish.ts'
import { ContentFile } from './content-field.tsx'
import { takesContent } from './content-file.ts'
import { workerPlayers } from './players.ts'
import { type Run, startRun } from './run.ts'
import { RunView } from './run-view.tsx'
import { SideForm } from './side-form.tsx'
import { labText } from './text/index.ts'
import { addressOf, isCount, type LabWish, MOST_GAMES, type Side, wishIn } from './wish.ts'

interface Props {
  readonly loaded: LoadedGame
  readonly text: GameText
  readonly speech: Speech
  readonly query: Query
  /** The address plays with printed values that nobody here knows. */
  readonly unknown: boolean
}

/** What is to be played, and what came of it. */
export function Bench({ loaded, text, speech, query, unknown }: Props) {
  const { game } = loaded
  const { route } = useLocation()
  const [wish, setWish] = useState<LabWish>(() => wishIn(game, query))
  const [run, setRun] = useState<{ readonly run: Run; readonly wish: LabWish } | null>(null)
  const [missing, setMissing] = useState(unknown)
  const [one, other] = wish.sides
  const begin = () => {
    route(addressOf(game.id, wish, false), true)
    void runOf(loaded, wish).then(started => setRun({ run: started, wish }))
  }
  useEffect(() => {
    if (query['go'] === '1' && !unknown) begin()
    // oxlint-disable-next-line react/exhaustive-deps -- an address is followed once
  }, [])
  useEffect(() => () => run?.run.close(), [run])

  return (
    <>
      <form
        class="lab-form"
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <div class="lab-sides">
          <SideForm
            {...{ game, text, speech }}
            title={other ? labText('lab.side', { name: 'A' }) : null}
            side={one}
            onChange={side => setWish({ ...wish, sides: other ? [side, other] : [side] })}
          />
          {other && (
            <SideForm
              {...{ game, text, speech }}
              title={labText('lab.side', { name: 'B' })}
              side={other}
              onChange={side => setWish({ ...wish, sides: [one, side] })}
            />
          )}
        </div>
        <Button
          kind="quiet"
          pressed={other !== undefined}
          onClick={() => setWish({ ...wish, sides: other ? [one] : [one, copyOf(one)] })}
        >
          {labText('lab.compare')}
        </Button>
        <Numbers wish={wish} onChange={setWish} />
        {takesContent(game.id) && (
          <ContentFile
            game={game.id}
            onAdded={content => {
              setMissing(false)
              setWish(missing ? wishIn(game, query) : withContent(wish, content))
            }}
          />
        )}
        {missing && <p role="alert">{labText('lab.unknownContent')}</p>}
        <div>
          <Button submit size="big" icon="play">
            {run ? labText('lab.anew') : labText('lab.go')}
          </Button>
        </div>
        <p class="help">{labText('lab.clock')}</p>
      </form>
      {run && (
        <RunView
          run={run.run}
          speech={speech}
          link={new URL(addressOf(game.id, run.wish, true), location.href).href}
        />
      )}
    </>
  )
}

const copyOf = (side: Side): Side => ({ ...side, options: { ...side.options } })

/** New values are tried in the second setting, if there is one: the first shows what they change. */
function withContent(wish: LabWish, content: string): LabWish {
  const [one, other] = wish.sides
  const changed = (side: Side): Side => ({ ...side, options: { ...side.options, content } })
  return { ...wish, sides: other ? [one, changed(other)] : [changed(one)] }
}

function Numbers({ wish, onChange }: { wish: LabWish; onChange: (wish: LabWish) => void }) {
  return (
    <div class="lab-numbers">
      <label class="lab-field">
        <span>{labText('lab.games')}</span>
        <input
          type="number"
          required
          min={1}
          max={MOST_GAMES}
          value={wish.games}
          onChange={event => {
            const games = event.currentTarget.valueAsNumber
            if (isCount(games)) onChange({ ...wish, games })
          }}
        />
      </label>
      <label class="lab-field">
        <span>{labText('lab.seed')}</span>
        <input
          required
          pattern="[0-9a-f]{1,64}"
          title={labText('lab.seedHelp')}
          value={wish.seed}
          onChange={event => {
            const seed = event.currentTarget.value
            if (SEED.test(seed)) onChange({ ...wish, seed })
          }}
        />
      </label>
      {wish.sides.some(side => side && rotates(side.players)) && (
        <Check
          label={labText('lab.rotate')}
          checked={wish.rotate}
          onChange={rotate => onChange({ ...wish, rotate })}
        />
      )}
    </div>
  )
}

/** Begins to play what was wished for. */
async function runOf({ game, roles }: LoadedGame, wish: LabWish): Promise<Run> {
  const { games, seed, rotate } = wish
  const sides = wish.sides.flatMap(side => side ?? [])
  const chosen = sides.map(({ players, options, vary: wanted }) => {
    const fit = fitOptions(game, players.length, options)
    const turns = rotates(players, rotate)
    const common = { options: fit.ok ? fit.value : {}, games, seed, rotate: turns }
    return {
      players,
      common,
      vary: variationOf(game, players.length, common.options, wanted ?? ''),
    }
  })
  const plans = chosen.map(({ players, common, vary }) => ({
    ...common,
    game,
    players: players.map(level => ({ level })),
    roles: roles ?? null,
    ...(vary && { vary }),
  }))
  const order = {
    game: game.id,
    settings: chosen.map(({ players, common, vary }) => ({
      ...common,
      players,
      vary: vary?.option,
    })),
    contentSets: await Promise.all(
      chosen.map(({ common }) => customContent(game.id, common.options)),
    ),
  }
  return startRun(
    plans,
    () => workerPlayers(order),
    () => performance.now(),
  )
}
