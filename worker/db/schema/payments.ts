import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '../../contracts/currencies'

/**
 * Money of bookings, in cents or whole won; instants in UTC ms, days of Calgary (YYYY-MM-DD). Triggers keep `bookings.paid`,
 * `bookings.refundOpen` and `bankEntries.spent`.
 */

/** What a guest says about a transfer. */
export const paymentClaims = sqliteTable('payment_claims', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  amount: integer().notNull(),
  method: text().notNull(),
  sentDay: text('sent_day').notNull(),
  payer: text().notNull(),
  /** Of a picture in R2. */
  receiptKey: text('receipt_key'),
  receiptType: text('receipt_type'),
  createdAt: integer('created_at').notNull(),
  /** When money came. */
  settledAt: integer('settled_at'),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Statement files that were read. */
export const bankImports = sqliteTable('bank_imports', {
  id: integer().primaryKey(),
  account: text().notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash').notNull(),
  /** Entries that were new. */
  added: integer().notNull(),
  /** Entries that were there. */
  known: integer().notNull(),
  firstDay: text('first_day'),
  lastDay: text('last_day'),
  /** Null for a file without balances. */
  balanceOk: integer('balance_ok', { mode: 'boolean' }),
  userId: integer('user_id').notNull(),
  at: integer().notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Which columns of an account's files mean what (JSON). */
export const bankMappings = sqliteTable(
  'bank_mappings',
  {
    account: text().notNull(),
    headerHash: text('header_hash').notNull(),
    columns: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  ({ account, headerHash }) => [primaryKey({ columns: [account, headerHash] })],
)

/** Money that came to an account of the company. */
export const bankEntries = sqliteTable('bank_entries', {
  id: integer().primaryKey(),
  account: text().notNull(),
  source: text({ enum: ['csv', 'mail', 'hand'] }).notNull(),
  importId: integer('import_id'),
  day: text().notNull(),
  amount: integer().notNull(),
  currency: text({ enum: CURRENCIES }).notNull(),
  payer: text(),
  memo: text(),
  bankRef: text('bank_ref'),
  replyKey: text('reply_key'),
  /** A keyed hash: the same row of a file is one entry. */
  fingerprint: text().notNull(),
  /** The entry that shows the same money; this one cannot be spent. */
  sameAsId: integer('same_as_id'),
  /** By payments. */
  spent: integer().notNull().default(0),
  status: text({ enum: ['new', 'matched', 'ignored'] })
    .notNull()
    .default('new'),
  seenAt: integer('seen_at').notNull(),
})

/** Proposals that an admin refused. */
export const matchRefusals = sqliteTable(
  'match_refusals',
  {
    entryId: integer('entry_id').notNull(),
    bookingId: integer('booking_id').notNull(),
    at: integer().notNull(),
  },
  ({ entryId, bookingId }) => [primaryKey({ columns: [entryId, bookingId] })],
)

/** The ledger, append-only: receipts are positive, refunds and reversals negative. */
export const payments = sqliteTable('payments', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  kind: text({ enum: ['receipt', 'refund', 'reversal', 'moved'] }).notNull(),
  /** In the booking's currency. */
  amount: integer().notNull(),
  bankEntryId: integer('bank_entry_id'),
  /** In the entry's currency. */
  entryAmount: integer('entry_amount'),
  /** How an amount in another currency was converted. */
  rateNote: text('rate_note'),
  /** The bank's day. */
  valueDay: text('value_day').notNull(),
  method: text().notNull(),
  byUser: integer('by_user'),
  reason: text().notNull().default(''),
  at: integer().notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Money that goes back. An approved refund is kept back from what was paid until it is sent. */
export const refunds = sqliteTable('refunds', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  amount: integer().notNull(),
  /** What the transfer costs; kept from the guest. */
  fee: integer().notNull().default(0),
  status: text({ enum: ['proposed', 'approved', 'sent', 'void'] }).notNull(),
  /** JSON of the calculation. */
  working: text().notNull(),
  sendAfter: integer('send_after').notNull(),
  method: text().notNull(),
  payee: text(),
  /** The ledger row, once it is sent. */
  paymentId: integer('payment_id'),
  decidedBy: integer('decided_by'),
  at: integer().notNull(),
  version: integer().notNull().default(1),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  /** Why an admin proposed it, for the guest. */
  reason: text().notNull().default(''),
})

export type ClaimRow = typeof paymentClaims.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type BankEntryRow = typeof bankEntries.$inferSelect
