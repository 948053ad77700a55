import { z } from 'zod'
import { DAY_ORDERS } from './bank-cells'
import { BOOKING_STATUSES } from './booking-states'
import { day } from './booking-request'
import { CURRENCIES } from './currencies'
import { money } from './guest-booking'
import { readCursor } from './list-page'
import type { MatchReason } from './match-score'
import { id, line, named } from './schemas'

/** Requests and responses of the company's bank accounts. Amounts are cents or whole won of the entry's currency. */

export const ACCOUNT_MAX = 60
export const PAYER_MAX = 100
export const MEMO_MAX = 300
export const FILE_NAME_MAX = 120
export const STATEMENT_ROWS_MAX = 5000
/** Bookings that one entry is matched with at once. */
export const MATCHES_MAX = 4
const AMOUNT_MAX = 100_000_000
const COLUMNS_MAX = 100

const account = line(ACCOUNT_MAX).refine((text) => text !== '', 'WriteContent')
const amount = z.number().int().positive().max(AMOUNT_MAX)
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

export const namedColumns = z
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

export const ENTRY_LISTS = ['waiting', 'matched', 'ignored'] as const
export type EntryList = (typeof ENTRY_LISTS)[number]

export const entriesQuery = z.object({
  status: z.enum(ENTRY_LISTS).catch('waiting').default('waiting'),
  /** Finds parts of payer and text, and amounts as they are written. */
  q: z.string().trim().max(100).catch('').default(''),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type EntriesQuery = z.output<typeof entriesQuery>

export const newEntry = z.object({
  account,
  currency: z.enum(CURRENCIES),
  day,
  amount,
  payer: line(PAYER_MAX).nullable().default(null),
  memo: line(MEMO_MAX).default(''),
})
export type NewEntry = z.output<typeof newEntry>

const reasons = [
  'referenceExact',
  'referenceSlip',
  'amountDue',
  'amountRest',
  'payerSame',
  'payerAlike',
  'replyTo',
  'claim',
  'dayInHold',
] as const satisfies MatchReason[]

/** A booking that money may be for. */
export const bankBooking = named('BankBooking', {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.number().int(),
  name: z.string().nullable(),
  tour: z.string().nullable(),
  day: z.string().nullable(),
  reference: z.string().nullable(),
  /** Missing of the deposit, later of the price. */
  due: money,
  /** Missing of the price. */
  rest: money,
})
export type BankBooking = z.infer<typeof bankBooking>

export const bankEntry = named('BankEntry', {
  id: z.number(),
  account: z.string(),
  source: z.enum(['csv', 'mail', 'hand']),
  /** The bank's, YYYY-MM-DD. */
  day: z.string(),
  amount: money,
  /** Of it, what is for no booking yet. */
  left: money,
  payer: z.string().nullable(),
  memo: z.string().nullable(),
  status: z.enum(['new', 'matched', 'ignored']),
  /** The entry that shows the same money. */
  sameAsId: z.number().nullable(),
  /** The best first. */
  proposals: z.array(
    z.object({
      booking: bankBooking,
      score: z.number().int(),
      strength: z.enum(['strong', 'possible']),
      reasons: z.array(z.enum(reasons)),
    }),
  ),
  /** The booking to offer with one tap; null where a person has to choose. */
  preselected: z.number().nullable(),
  /** The text names several bookings. */
  namesSeveral: z.boolean(),
  /** Entries that may show the same money. */
  maybeSame: z.array(
    z.object({
      id: z.number(),
      account: z.string(),
      source: z.enum(['csv', 'mail', 'hand']),
      day: z.string(),
      payer: z.string().nullable(),
      /** It is spent for a booking, so this entry is the duplicate. */
      isSpent: z.boolean(),
    }),
  ),
  /** What it was for. */
  payments: z.array(
    z.object({
      id: z.number(),
      bookingId: z.number(),
      pid: z.string(),
      name: z.string().nullable(),
      kind: z.enum(['receipt', 'refund', 'reversal', 'moved']),
      /** In the booking's currency. */
      amount: money,
      /** In the entry's. */
      entryAmount: money,
      /** UTC ms. */
      at: z.number(),
    }),
  ),
})
export type BankEntry = z.infer<typeof bankEntry>

export const bankEntries = named('BankEntries', {
  entries: z.array(bankEntry),
  counts: z.record(z.enum(ENTRY_LISTS), z.number().int()),
  cursor: z.string().nullable(),
})
export type BankEntries = z.infer<typeof bankEntries>

export const entryParams = z.object({ id })

/** What of an entry is for which booking. */
export const newMatches = z
  .array(
    z.object({
      bookingId: id,
      /** In the booking's currency. */
      amount,
      /** Of the booking. */
      version: z.number().int().positive(),
      /** In the entry's currency, where that is another one. */
      entryAmount: amount.optional(),
      /** How the amount was converted. */
      rateNote: line(200).optional(),
    }),
  )
  .min(1)
  .max(MATCHES_MAX)
  .refine((all) => new Set(all.map(({ bookingId }) => bookingId)).size === all.length, 'Invalid')
export type NewMatches = z.output<typeof newMatches>

/** `false` puts an entry back into the list, also one that showed the same money as another. */
export const ignoring = z.object({ ignored: z.boolean().default(true) })
export const sameMoney = z.object({ entryId: id })
export const refusedMatch = z.object({ bookingId: id })
