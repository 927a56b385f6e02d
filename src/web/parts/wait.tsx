import { pageText } from '../text/index.ts'
import './wait.css'

/** Somebody is fetching it: shown only when it takes long enough to be noticed. */
export function Wait() {
  return <output class="wait">{pageText('page.loading')}</output>
}
