/**
 * What an element does, in a sentence: shown beside it when one rests on it, reaches it by keyboard
 * or holds it, and heard after its name. For what is not said by its name.
 */
export const described = (sentence: string | undefined) => ({ 'aria-description': sentence })
