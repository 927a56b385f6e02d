import { sayEach } from '../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** What notices and mails say. */
export const mailText = sayEach<Messages>({ en, es })
