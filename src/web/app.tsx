import type { FunctionComponent } from 'preact'
import { lazy, LocationProvider, Route, Router } from 'preact-iso'
import { useErrorBoundary } from 'preact/hooks'
import { BannedBanner } from './banned.tsx'
import { LiveRegion } from './parts/live.tsx'
import { Home } from './pages/home/home.tsx'
import { Broken, NotFound, OutOfReach } from './pages/shell/trouble.tsx'
import { UnspokenBanner } from './unspoken.tsx'
import { UpdateBanner } from './update.tsx'

/** A page, fetched when it is first shown; instead of one that cannot be had, one that says so. */
const page = <Props,>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy<FunctionComponent<Props> | FunctionComponent>(() => load().catch(() => OutOfReach))

const GamePage = page(() => import('./pages/game/game.tsx').then(here => here.GamePage))
const RulesPage = page(() => import('./pages/rules/rules.tsx').then(here => here.RulesPage))
const PlayPage = page(() => import('./pages/play/play.tsx').then(here => here.PlayPage))
const ServerTable = page(() =>
  import('./pages/play/server-table.tsx').then(here => here.ServerTable),
)
const ReplayPage = page(() => import('./pages/replay/replay.tsx').then(here => here.ReplayPage))
const LearnPage = page(() => import('./pages/learn/learn.tsx').then(here => here.LearnPage))
const LessonsPage = page(() => import('./pages/learn/lessons.tsx').then(here => here.LessonsPage))
const MePage = page(() => import('./pages/me/me.tsx').then(here => here.MePage))
const SignInPage = page(() => import('./pages/me/sign-in.tsx').then(here => here.SignInPage))
const PersonPage = page(() => import('./pages/me/person.tsx').then(here => here.PersonPage))
const Bring = page(() => import('./pages/bring/bring.tsx').then(here => here.Bring))
const LabPage = page(() => import('./pages/lab/lab.tsx').then(here => here.LabPage))
const WhatIfPage = page(() => import('./pages/play/what-if.tsx').then(here => here.WhatIfPage))
const PuzzlePage = page(() => import('./pages/puzzle/puzzle.tsx').then(here => here.PuzzlePage))
const TodayPage = page(() => import('./pages/today/index.ts').then(here => here.TodayPage))
const DealPage = page(() => import('./pages/today/index.ts').then(here => here.DealPage))
const About = page(() => import('./pages/about/about.tsx').then(here => here.About))

/** All that is ours; the rest (the server's own paths) the browser opens by itself. */
const SCOPE = /^\/(?!api(\/|$)|health(\/|$)|metrics(\/|$))/

/** The whole page: which address shows what. */
export function App() {
  const [trouble] = useErrorBoundary(error => console.error(error))
  if (trouble) return <Broken />
  return (
    <LocationProvider scope={SCOPE}>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/game/:id" component={GamePage} />
        <Route path="/rules/:game" component={RulesPage} />
        <Route path="/play/:game" component={PlayPage} />
        <Route path="/play/:game/replay" component={ReplayPage} />
        <Route path="/play/:game/what-if" component={WhatIfPage} />
        <Route path="/puzzle" component={PuzzlePage} />
        <Route path="/puzzle/:game/:number" component={PuzzlePage} />
        <Route path="/today" component={TodayPage} />
        <Route path="/today/:game/:day" component={DealPage} />
        <Route path="/learn" component={LessonsPage} />
        <Route path="/learn/:game" component={LearnPage} />
        <Route path="/learn/:game/:lesson" component={LearnPage} />
        <Route path="/t/:id" component={ServerTable} />
        <Route path="/t/:id/replay" component={ReplayPage} />
        <Route path="/me" component={MePage} />
        <Route path="/sign-in" component={SignInPage} />
        <Route path="/person/:id" component={PersonPage} />
        <Route path="/r/:id" component={ReplayPage} />
        <Route path="/replay" component={Bring} />
        <Route path="/lab" component={LabPage} />
        <Route path="/about" component={About} />
        <Route default component={NotFound} />
      </Router>
      <LiveRegion />
      <UpdateBanner />
      <BannedBanner />
      <UnspokenBanner />
    </LocationProvider>
  )
}
