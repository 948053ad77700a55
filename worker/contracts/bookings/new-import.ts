import { z } from 'zod'
import { account, amount, MEMO_MAX, PAYER_MAX } from './bank-entries'
import { CURRENCIES } from '../currencies'
import { line } from '../text/text-schemas'
import { day } from '../dates/day-span'

/** A bank statement as the desk sends it. */

export const FILE_NAME_MAX = 120
export const STATEMENT_ROWS_MAX = 5000
/** A SHA-256 in hex. */
export const hash = z.string().regex(/^[\da-f]{64}$/)

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
