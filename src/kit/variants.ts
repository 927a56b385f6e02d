/** Things told apart by one field, `Key`: for the value of each, the other fields that it has. */
type Variants<Key extends string, Table> = {
  [name in keyof Table]: Plain<{ readonly [key in Key]: name } & Readonly<Table[name]>>
}[keyof Table]

/** The same fields, as one list of them. */
type Plain<Fields> = { [field in keyof Fields]: Fields[field] }

/** Moves, events and what else is told apart by its `type`: for each type its other fields. */
export type ByType<Table> = Variants<'type', Table>

/** Tasks, which are told apart by what they are `at`: for each the other fields. */
export type ByTask<Table> = Variants<'at', Table>

/** For some of several things that are told apart by their `type`, what is made of each. */
export type Cases<Of extends { readonly type: string }, Made> = {
  readonly [type in Of['type']]?: (of: Extract<Of, { readonly type: type }>) => Made
}
