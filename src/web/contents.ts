import { findGame } from '../games/index.ts'
import type { GameEntry, LoadedGame } from '../kit/game-entry.ts'
import { digest } from '../kernel/digest.ts'
import type { GameTypes } from '../kernel/game.ts'
import type { ContentSets } from '../kit/content/sets.ts'
import { api } from './api.ts'
import { storage } from './storage.ts'

/*
 * Sets of printed values that a server offers besides the one a game comes with. The page asks for
 * a set when it first meets it and keeps it, so that a game played with it here goes on without a
 * network.
 */

/**
 * A game with the sets this server offers, its default first; with those it knows if nobody
 * answers.
 */
export async function loadOffered(entry: GameEntry): Promise<LoadedGame> {
  const loaded = await entry.load()
  const { contentSets } = loaded
  if (contentSets === undefined) return loaded
  const answer = await api.games()
  const offered = answer.ok
    ? answer.value.games.find(({ id }) => id === entry.meta.id)?.options['content']
    : undefined
  // The last one that is put first is the first.
  for (const offer of (offered ?? []).map(String).toReversed()) {
    if (await register(contentSets, offer)) contentSets.prefer(offer)
  }
  return loaded
}

/**
 * Makes known what a match with these options is played with; whether it is known now. Of most
 * games nothing is loaded.
 */
export async function ensureContent(
  id: string,
  { content }: GameTypes['options'],
): Promise<boolean> {
  if (typeof content !== 'string') return true
  const contentSets = (await findGame(id)?.load())?.contentSets
  return contentSets === undefined || register(contentSets, content)
}

/** Makes a set known, from what this browser keeps or from the server; whether it is known now. */
async function register(contentSets: ContentSets, wanted: string): Promise<boolean> {
  if (contentSets.has(wanted)) return true
  const content = storage.readJson(nameOf(wanted)) ?? (await askedContent(wanted))
  if (content === null || digest(content) !== wanted) return false
  contentSets.add(content)
  storage.write(nameOf(wanted), JSON.stringify(content))
  return true
}

const nameOf = (wanted: string) => `content:${wanted}`

async function askedContent(wanted: string): Promise<unknown> {
  const answer = await api.content(wanted)
  return answer.ok ? answer.value.content : null
}
