/** The message that says why a move is good, by a group of a judgement's inputs. */
export const reasonKey = (group: string) => `judged.${group}.more` as const

/**
 * What a kind of move or event is called where many of them are counted. A game has this message
 * where the one of a single move, with all that differs left out, says too little: "… on …".
 */
export const kindKey = (from: 'move' | 'event', type: string) => `kind.${from}.${type}` as const
