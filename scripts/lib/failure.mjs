/** A failure that has been explained: its message is shown without a stack. */
export class Failure extends Error {}
