import { sayEach } from '../../../kit/words/messages.ts'
import { catalogues, type Messages } from './messages.ts'

/** What notices and mails say. */
export const mailText = sayEach<Messages>(catalogues)
