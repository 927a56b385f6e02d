import { findGame } from '../games/index.ts'
import { language } from './language.ts'

/** What a game is called in the language the page speaks; its id, if it is not known here. */
export const gameTitle = (id: string): string => findGame(id)?.meta.title[language.value] ?? id
