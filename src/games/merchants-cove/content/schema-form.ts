import type { TProperties, TSchema } from 'typebox'
import type { MerchantContent } from '../engine/merchants/board.ts'

/**
 * What one merchant asks for, beside what all have. Each sentence that it says begins with the
 * field it is about.
 */
export interface MerchantSchema<C extends MerchantContent> {
  readonly layout: TSchema
  /**
   * How many there may be of a kind of component; of other kinds as many as in the standard set.
   */
  readonly pieces: { readonly [kind: string]: TSchema }
  /** The numbers of single spaces, by id. */
  readonly spaces: { readonly [id: string]: TProperties }
  /** The form of lists that it alone has; `name` is what sentences call the merchant. */
  misshapen?(file: Readonly<Record<string, unknown>>, name: string): string[]
  /** What is well formed and still cannot be. */
  nonsense(content: C): string[]
}
