import type { TableInfo } from '../../../protocol/table.ts'
import { receiptOf } from '../../fairness/receipts.ts'
import { useGameText } from '../../game-text.ts'
import { pageText, timeText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'

/** What is agreed: options, who may come, and what the shuffle is made of. */
export function Terms({ table }: { table: TableInfo }) {
  const calledOff = (receiptOf(table.id)?.start ?? 1) - 1
  const text = useGameText(table.game)
  const options = Object.entries(table.options).flatMap(([name, value]) => {
    const option = text?.options[name]
    return option ? [{ ...option, value: option.value(value) }] : []
  })
  return (
    <aside class="terms">
      <p>{table.listed ? lobbyText('lobby.listedYes') : lobbyText('lobby.listedNo')}</p>
      <dl>
        {table.time && (
          <div>
            <dt>{pageText('time.title')}</dt>
            <dd>{timeText(table.time.rule)}</dd>
          </div>
        )}
        {options.map(option => (
          <div key={option.name}>
            <dt>{option.name}</dt>
            <dd>{option.value}</dd>
          </div>
        ))}
      </dl>
      {options.some(({ help }) => help) && (
        <details>
          <summary>{lobbyText('lobby.options')}</summary>
          {options.map(({ name, help }) => help && <Meaning key={name} {...{ name, help }} />)}
        </details>
      )}
      <details>
        <summary>{lobbyText('lobby.shuffle')}</summary>
        <p>{lobbyText('lobby.shuffleWhy')}</p>
        <code>{table.commitment}</code>
        {calledOff > 0 && <p>{lobbyText('lobby.calledOff', { n: calledOff })}</p>}
      </details>
    </aside>
  )
}

/** What an option is about. */
const Meaning = ({ name, help }: { name: string; help: string }) => (
  <p>
    <b>{name}:</b> {help}
  </p>
)
