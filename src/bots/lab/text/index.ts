import { type Say, sayEach } from '../../../kit/words/messages.ts'
import { catalogues, type Messages } from './messages.ts'

/** Says every sentence of a report. */
export type LabWords = Say<Messages>
export const labWords = sayEach<Messages>(catalogues)
