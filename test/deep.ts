/** Whether tests run at full length (`npm run test:deep`) or at the length of every day. */
export const DEEP = process.env.TIANGUIS_DEEP === '1'

/** How much is tried every day, and how much at full length. */
export const daily = <A>(short: A, full: A): A => (DEEP ? full : short)
