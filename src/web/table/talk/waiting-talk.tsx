import type { Talk } from '../../session/remote/talk.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { tableText } from '../text/index.ts'
import { TalkPanel } from './talk.tsx'
import { useTalk } from './use-talk.ts'
import '../frame/table.css'
import '../frame/panels.css'

/** What those say who wait for a match to begin; it goes on at the table. */
export function WaitingTalk({ table, talk }: { table: string; talk: Talk }) {
  const { state } = useTalk(table, talk, true)
  const words = useLoaded('', () => tableText.fetch())
  return words.state !== 'here' ? null : (
    <div class="tb-waiting-talk">
      <TalkPanel table={table} talk={talk} state={state} seen />
    </div>
  )
}
