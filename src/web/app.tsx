import { lazy, LocationProvider, Route, Router } from 'preact-iso'
import { useErrorBoundary } from 'preact/hooks'
import { BannedBanner } from './banned.tsx'
import { LiveRegion } from './parts/live.tsx'
import { Home } from './pages/home/home.tsx'
import { Broken, NotFound } from './pages/shell/trouble.tsx'
import { UnspokenBanner } from './unspoken.tsx'
import { UpdateBanner } from './update.tsx'

const GamePage = lazy(() => import('./pages/game/game.tsx').then(page => page.GamePage))
const RulesPage = lazy(() => import('./pages/rules/rules.tsx').then(page => page.RulesPage))
const PlayPage = lazy(() => import('./pages/play/play.tsx').then(page => page.PlayPage))
const ServerTable = lazy(() =>
  import('./pages/play/server-table.tsx').then(page => page.ServerTable),
)
const ReplayPage = lazy(() => import('./pages/replay/replay.tsx').then(page => page.ReplayPage))
const LearnPage = lazy(() => import('./pages/learn/learn.tsx').then(page => page.LearnPage))
const MePage = lazy(() => import('./pages/me/me.tsx').then(page => page.MePage))
const SignInPage = lazy(() => import('./pages/me/sign-in.tsx').then(page => page.SignInPage))
const PersonPage = lazy(() => import('./pages/me/person.tsx').then(page => page.PersonPage))
const Bring = lazy(() => import('./pages/bring/bring.tsx').then(page => page.Bring))
const LabPage = lazy(() => import('./pages/lab/lab.tsx').then(page => page.LabPage))
const WhatIfPage = lazy(() => import('./pages/play/what-if.tsx').then(page => page.WhatIfPage))
const PuzzlePage = lazy(() => import('./pages/puzzle/puzzle.tsx').then(page => page.PuzzlePage))
const About = lazy(() => import('./pages/about/about.tsx').then(page => page.About))

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
