import { type Say, sayEach } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** Says every sentence of a report. */
export type LabWords = Say<Messages>
export const labWords = sayEach<Messages>({ en, es })
