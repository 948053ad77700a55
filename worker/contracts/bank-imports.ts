import { z } from 'zod'
import { account, amount, MEMO_MAX, PAYER_MAX } from './bank-entries'
import { CURRENCIES } from './currencies'
import { line, named } from './schemas'
import { day } from './booking-request'
import { DAY_ORDERS } from './bank-cells'

/** The import of a bank's statement, and how the columns of its file are read. */

export const FILE_NAME_MAX = 120
export const STATEMENT_ROWS_MAX = 5000
const COLUMNS_MAX = 100
/** The hex digits of a SHA-256. */
const hash = z.string().regex(/^[\da-f]{64}$/)

/** What came in by a statement file. Its other rows stay in the browser. */
export const newImport = z.object({
  account,
  currency: z.enum(CURRENCIES),
  fileName: line(FILE_NAME_MAX),
  /** Of the file and of how it was read. */
  fileHash: hash,
  /** Whether each balance follows from the one before; null for a file without balances. */
  balanceOk: z.boolean().nullable(),
  rows: z
    .array(
      z.object({
        day,
        amount,
        payer: line(PAYER_MAX).nullable(),
        memo: line(MEMO_MAX),
      }),
    )
    .min(1)
    .max(STATEMENT_ROWS_MAX),
})
export type NewImport = z.output<typeof newImport>

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

const column = z.number().int().min(0).max(COLUMNS_MAX)

const namedColumns = z
  .object({
    day: column,
    amount: column.optional(),
    in: column.optional(),
    out: column.optional(),
    text: z.array(column).max(10),
    payer: column.optional(),
    balance: column.optional(),
  })
  .refine((columns) => columns.amount !== undefined || columns.in !== undefined, {
    path: ['in'],
    message: 'Invalid',
  })

/** Which columns of an account's files mean what, as an admin named them. */
export const bankMapping = z
  .object({
    account,
    /** Of `layoutKey`. */
    headerHash: hash,
    currency: z.enum(CURRENCIES),
    dayOrder: z.enum(DAY_ORDERS).nullable(),
    columns: namedColumns,
  })
  .meta({ id: 'BankMapping' })
export type BankMapping = z.output<typeof bankMapping>

const storedMapping = named('StoredBankMapping', { ...bankMapping.shape, account: z.string() })
export const bankMappings = named('BankMappings', { mappings: z.array(storedMapping) })
