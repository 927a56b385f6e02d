/** The message that says why a move is good, by a group of a judgement's inputs. */
export const reasonKey = (group: string) => `judged.${group}.more` as const
