import { z } from 'zod'
import { named } from '../schemas'

/** Imports of a bank's statements, as the desk lists them. */

export const importReceipt = named('BankImportReceipt', {
  /** Entries that are new. */
  added: z.number().int(),
  /** Rows that were there before. */
  known: z.number().int(),
  /** How many of the new entries may be for a booking. */
  proposals: z.number().int(),
})
export type ImportReceipt = z.infer<typeof importReceipt>

/** Of an import that was there before. */
export const earlierImport = { added: z.number().int(), known: z.number().int(), at: z.number() }

export const bankImports = named('BankImports', {
  /** The newest first. */
  imports: z.array(
    z.object({
      id: z.number(),
      account: z.string(),
      fileName: z.string(),
      added: z.number().int(),
      known: z.number().int(),
      firstDay: z.string().nullable(),
      lastDay: z.string().nullable(),
      balanceOk: z.boolean().nullable(),
      /** UTC ms. */
      at: z.number(),
    }),
  ),
  /** Accounts that files were imported for. */
  accounts: z.array(z.string()),
})
export type BankImports = z.infer<typeof bankImports>
