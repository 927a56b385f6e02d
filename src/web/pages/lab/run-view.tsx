import { useEffect, useRef } from 'preact/hooks'
import type { Speech } from '../../../bots/lab/words.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy.tsx'
import { say } from '../../parts/live.tsx'
import { ReportView } from './report-view.tsx'
import type { Run, RunState } from './run.ts'
import { labText } from './text.ts'

/** How far it is, ways to stop it and to go on, and the results so far. */
export function RunView({ run, speech, link }: { run: Run; speech: Speech; link: string }) {
  const { phase, played, of, reports } = run.state.value
  const heading = useRef<HTMLHeadingElement>(null)
  const said = sentence(run.state.value, speech)
  useEffect(() => heading.current?.scrollIntoView({ block: 'start' }), [run])
  useEffect(() => {
    if (phase !== 'running') say(said)
  }, [phase])
  return (
    <section class="lab-run" aria-labelledby="lab-results">
      <h2 id="lab-results" ref={heading}>
        {labText().results}
      </h2>
      <div class="lab-progress">
        <progress max={of} value={played} aria-labelledby="lab-results" />
        <span>{said}</span>
        {phase === 'running' && (
          <Button icon="pause" onClick={run.stop}>
            {labText().stop}
          </Button>
        )}
        {phase === 'stopped' && (
          <Button icon="play" onClick={run.goOn}>
            {labText().goOn}
          </Button>
        )}
        <CopyButton text={link} label={labText().link} />
      </div>
      {reports && <ReportView reports={reports} speech={speech} />}
    </section>
  )
}

function sentence({ phase, played, of }: RunState, { number }: Speech): string {
  const text = labText()
  switch (phase) {
    case 'running':
      return text.progress(number(played), number(of))
    case 'stopped':
      return text.stopped(number(played))
    case 'done':
      return text.done(number(played))
    case 'trouble':
      return text.trouble
  }
}
