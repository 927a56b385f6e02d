import { useEffect, useRef } from 'preact/hooks'
import type { Speech } from '../../../bots/lab/speech.ts'
import { Button } from '../../parts/controls/button.tsx'
import { CopyButton } from '../../parts/controls/copy.tsx'
import { say } from '../../parts/live.tsx'
import { ReportView } from './report-view.tsx'
import type { Run, RunState } from './run.ts'
import { labText } from './text/index.ts'

/** How far it is, ways to stop it and to go on, and the results so far. */
export function RunView({ run, speech, link }: { run: Run; speech: Speech; link: string }) {
  const { phase, played, of, reports } = run.state.value
  const running = phase === 'running'
  const heading = useRef<HTMLHeadingElement>(null)
  const said = sentence(run.state.value, speech)
  useEffect(() => heading.current?.scrollIntoView({ block: 'start' }), [run])
  useEffect(() => {
    if (!running) say(said)
  }, [phase])
  return (
    <section class="lab-run" aria-labelledby="lab-results">
      <h2 id="lab-results" ref={heading}>
        {labText('lab.results')}
      </h2>
      <div class="lab-progress">
        <progress max={of} value={played} aria-labelledby="lab-results" />
        <span>{said}</span>
        {/* One button: whoever stops it by a key is where it goes on. */}
        {(running || phase === 'stopped') && (
          <Button icon={running ? 'pause' : 'play'} onClick={running ? run.stop : run.goOn}>
            {running ? labText('lab.stop') : labText('lab.goOn')}
          </Button>
        )}
        <CopyButton text={link} which={labText('lab.link')} />
      </div>
      {reports && <ReportView reports={reports} speech={speech} />}
    </section>
  )
}

function sentence({ phase, played, of }: RunState, { number }: Speech): string {
  switch (phase) {
    case 'running':
      return labText('lab.progress', { played: number(played), of: number(of) })
    case 'stopped':
      return labText('lab.stopped', { played: number(played) })
    case 'done':
      return labText('lab.done', { played: number(played) })
    case 'trouble':
      return labText('lab.trouble')
  }
}
