import { later } from '../../parts/later.tsx'

/** Fetched when somebody first looks back; a page of replays fetches it with the table. */
export const LaterReplayBar = later(async () => (await import('./replay-bar.tsx')).ReplayBar)
