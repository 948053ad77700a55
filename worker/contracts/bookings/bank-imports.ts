import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { named } from '../schemas'
import { line } from '../text/text-schemas'
import { DAY_ORDERS } from './bank-days'
import { account, amount, MEMO_MAX, PAYER_MAX } from './bank-entries'
import { WORD_MEANINGS } from './statement-directions'

/** A bank statement as the desk sends it. */

export const FILE_NAME_MAX = 120
export const STATEMENT_ROWS_MAX = 5000
/** A SHA-256 in hex. */
const hash = z.string().regex(/^[\da-f]{64}$/)

/** Incoming money. */
export const importedRow = z.object({
  day,
  amount,
  payer: line(PAYER_MAX).nullable(),
  memo: line(MEMO_MAX),
  /** When the bank took it back. */
  takenBackOn: day.optional(),
})

/** Money that the bank took back and that came before this file. */
export const takenBackRow = z.object({ day, amount, memo: line(MEMO_MAX) })

const statementOf = <Row extends z.ZodType, Back extends z.ZodType>(row: Row, takenBack: Back) =>
  z.object({
    account,
    currency: z.enum(CURRENCIES),
    fileName: line(FILE_NAME_MAX),
    /** Hash of the file and of how it was read. */
    fileHash: hash,
    /** Whether each balance follows from the one before; null for a file without balances. */
    balanceOk: z.boolean().nullable(),
    rows: z.array(row).min(1).max(STATEMENT_ROWS_MAX),
    takenBack: z.array(takenBack).max(STATEMENT_ROWS_MAX).default([]),
  })

/** The incoming money of a statement file. Its other rows stay in the browser. */
export const newImport = statementOf(importedRow, takenBackRow)
export type NewImport = z.output<typeof newImport>

/** The same with rows that are still to be validated. */
export const unreadImport = statementOf(z.unknown(), z.unknown())

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

/** An admin's answers about an account's files. */

const COLUMNS_MAX = 100
const WORDS_MAX = 100
const WORD_MAX = 60

const column = z.int().min(0).max(COLUMNS_MAX)

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

const words = z
  .record(z.string().max(WORD_MAX), z.enum(WORD_MEANINGS))
  .refine((all) => Object.keys(all).length <= WORDS_MAX, 'Invalid')

/** The meanings of columns and words of an account's files, as named by an admin. */
export const bankMapping = z
  .object({
    account,
    /** Hash of the `layoutKey`. */
    headerHash: hash,
    currency: z.enum(CURRENCIES),
    dayOrder: z.enum(DAY_ORDERS).nullable(),
    /** Null if the header names them. */
    columns: namedColumns.nullable(),
    /** Meanings by folded word. */
    words: words.default({}),
  })
  .meta({ id: 'BankMapping' })
export type BankMapping = z.output<typeof bankMapping>

const storedMapping = named('StoredBankMapping', { ...bankMapping.shape, account: z.string() })
export const bankMappings = named('BankMappings', { mappings: z.array(storedMapping) })
