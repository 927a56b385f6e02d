/**
 * A request that cannot be answered: the code, the sentence and the rule for its reply.
 */
export class Bad extends Error {
  readonly why: string
  readonly rule: string | undefined

  constructor(why: string, message: string, rule?: string) {
    super(message)
    this.why = why
    this.rule = rule
  }
}
