import type { Me } from '../../../protocol/http.ts'
import { Face } from '../../characters/face.tsx'
import { PageHeading } from '../../page.tsx'
import { useTries } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { Shell } from '../shell/shell.tsx'
import { isNotNow, NotNow, Sorry } from '../shell/trouble.tsx'
import { account } from './account.ts'
import { Records } from './records.tsx'
import { meText } from './text/index.ts'
import './me.css'

/** A person's page: name, record and finished tables. */
export function PersonPage({ params }: { params: { id: string } }) {
  const [loaded, again] = useTries(params.id, () => account.person(params.id))
  if (loaded.state !== 'here') return <Wait />
  const answer = loaded.value
  if (answer.ok) return <Person {...answer.value.person} />
  if (isNotNow(answer.why)) return <NotNow why={answer.why} again={again} />
  return <Sorry title={meText('person.none')} why={meText('person.noneWhy')} />
}

function Person({ id, name, face }: Me) {
  return (
    <Shell title={name}>
      <div class="me-page read">
        <PageHeading>
          {face !== undefined && <Face face={face} size={56} />}
          {name}
        </PageHeading>
        <Records id={id} title={meText('records.of', { name })} />
      </div>
    </Shell>
  )
}
