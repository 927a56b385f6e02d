import { useEffect, useState } from 'preact/hooks'
import { request } from '../../api.ts'
import { Icon } from '../../parts/pictures/icon.tsx'
import { tableText } from '../text/index.ts'

/** Whether I am told that it is my turn at this table; shown once the server has said so. */
export function TableNotices({ table }: { table: string }) {
  const path = `/tables/${encodeURIComponent(table)}/notices`
  const [silent, setSilent] = useState<boolean | null>(null)
  useEffect(() => {
    void request<{ silent: boolean }>('GET', path).then(
      answer => answer.ok && setSilent(answer.value.silent),
    )
  }, [path])
  if (silent === null) return null
  const change = async () => {
    const answer = await request<{ silent: boolean }>('POST', path, { silent: !silent })
    if (answer.ok) setSilent(answer.value.silent)
  }
  return (
    <button type="button" class="act quiet" aria-pressed={!silent} onClick={() => void change()}>
      <Icon name={silent ? 'mute' : 'bell'} />
      {tableText('menu.notices')}
    </button>
  )
}
