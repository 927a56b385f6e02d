/** An explained failure: its message is shown without a stack. */
export class Failure extends Error {}
