import { useLoaded } from '../../parts/use-loaded.ts'
import { account } from './account.ts'
import { HowRated } from './records.tsx'
import { meText } from './text/index.ts'
import './me.css'

/** A game's record table. Without a server there is none, and nothing is said of it. */
export function Best({ game }: { game: string }) {
  const loaded = useLoaded(`best at ${game}`, async () => {
    const answer = await account.best(game)
    if (!answer.ok) throw new Error(answer.why)
    return answer.value
  })
  if (loaded.state !== 'here') return null
  const { enough, best } = loaded.value
  return (
    <section aria-labelledby="best">
      <h2 id="best">{meText('best.title')}</h2>
      {best.length === 0 ? (
        <p class="help">{meText('best.none', { n: enough })}</p>
      ) : (
        <>
          <p class="help">{meText('best.from', { n: enough })}</p>
          <table class="record" aria-labelledby="best">
            <thead>
              <tr>
                <th scope="col">{meText('best.place')}</th>
                <th scope="col" class="names">
                  {meText('best.who')}
                </th>
                <th scope="col">{meText('best.matches')}</th>
                <th scope="col">{meText('records.rating')}</th>
              </tr>
            </thead>
            <tbody>
              {best.map(({ id, name, rating, matches }, index) => (
                <tr key={id}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    <a href={`/person/${id}`}>{name}</a>
                  </th>
                  <td>{matches}</td>
                  <td>{rating}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <HowRated />
    </section>
  )
}
