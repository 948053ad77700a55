import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { named } from '../schemas'

/** Imported bank statements as the desk lists them. */

export const importReceipt = named('BankImportReceipt', {
  /** New entries. */
  added: z.int(),
  /** Rows that had been imported before. */
  known: z.int(),
  /** The number of new entries that may be for a booking. */
  proposals: z.int(),
})
export type ImportReceipt = z.infer<typeof importReceipt>

/** An import that already had the same file. */
export const earlierImport = { added: z.int(), known: z.int(), at: z.number() }

export const bankImports = named('BankImports', {
  /** Newest first. */
  imports: z.array(
    z.object({
      id: z.number(),
      account: z.string(),
      fileName: z.string(),
      added: z.int(),
      known: z.int(),
      firstDay: z.string().nullable(),
      lastDay: z.string().nullable(),
      balanceOk: z.boolean().nullable(),
      /** UTC ms. */
      at: z.number(),
    }),
  ),
  /** Accounts that have imported files. */
  accounts: z.array(
    z.object({
      name: z.string(),
      /** Of its newest file that had new entries. */
      currency: z.enum(CURRENCIES).nullable(),
    }),
  ),
})
export type BankAccount = z.infer<typeof bankImports>['accounts'][number]
export type BankImports = z.infer<typeof bankImports>
