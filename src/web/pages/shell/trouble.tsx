import type { ComponentChildren } from 'preact'
import { PageHeading } from '../../page.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { refusedText } from '../../refused.ts'
import { pageText } from '../../text/index.ts'
import { Shell } from './shell.tsx'
import './trouble.css'

/** A page that says kindly what is not there, and where to go instead. */
export function Sorry(props: { title: string; why?: string; children?: ComponentChildren }) {
  return (
    <Shell title={props.title}>
      <div class="sorry read">
        <EmptyStall />
        <PageHeading>{props.title}</PageHeading>
        {props.why && <p>{props.why}</p>}
        <div class="ways">
          {props.children}
          <ButtonLink kind="quiet" href="/">
            {pageText('page.back')}
          </ButtonLink>
        </div>
      </div>
    </Shell>
  )
}

/** The page for an address that leads nowhere. */
export function NotFound() {
  return <Sorry title={pageText('trouble.notFound')} why={pageText('trouble.notFoundWhy')} />
}

/** The page for an address that names no game of ours. */
export const NoGame = () => <Sorry title={pageText('trouble.noGame')} />

/** The page for one that does not have all it needs. */
export const Lacking = () => (
  <Sorry title={pageText('trouble.title')} why={pageText('trouble.broken')} />
)

/** The page for one that could not be fetched. A reload fetches all its parts again. */
export const OutOfReach = () => <NotNow why="offline" again={() => location.reload()} />

/** Why the server answered nobody, or not me: that says nothing about what was asked for. */
const NOT_NOW = ['offline', 'too-many', 'banned']

/** Whether what was asked for may well be there, though it cannot be had now. */
export const isNotNow = (why: string): boolean => NOT_NOW.includes(why)

/** The page for what cannot be had now. Until when somebody is banned stands in a line of its own. */
export function NotNow({ why, again }: { why: string; again: () => void }) {
  const said =
    why === 'banned'
      ? { title: pageText('trouble.notYou') }
      : { title: pageText('trouble.title'), why: refusedText(why) }
  return (
    <Sorry {...said}>
      <Button onClick={again}>{pageText('page.again')}</Button>
    </Sorry>
  )
}

/** What is left when a page has failed: an apology that needs nothing but itself. */
export function Broken() {
  return (
    <main class="sorry read">
      <h1>{pageText('trouble.title')}</h1>
      <p>{pageText('trouble.broken')}</p>
      <div class="ways">
        <Button onClick={() => location.reload()}>{pageText('page.again')}</Button>
      </div>
    </main>
  )
}

/** An empty stall: posts, a counter, and nobody there. */
function EmptyStall() {
  return (
    <svg class="empty-stall" viewBox="0 0 240 150" aria-hidden="true">
      <path class="wood" d="M28 30h9v112h-9zM203 30h9v112h-9z" />
      <path class="wood" d="M16 98h208v12H16z" />
      <path class="plank" d="M24 110h192v32H24z" />
      <path
        class="pale"
        d="M12 12h216v34a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z"
      />
      <path
        class="stripe"
        d="M12 12h36v34a18 18 0 0 1-36 0zM84 12h36v34a18 18 0 0 1-36 0zM156 12h36v34a18 18 0 0 1-36 0z"
      />
    </svg>
  )
}
