import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '../../contracts/currencies'

/** Money in cents or whole won. Triggers keep `bookings.paid`, `bookings.refundOpen` and `bankEntries.spent`. */

/** A guest's claim about a transfer. */
export const paymentClaims = sqliteTable('payment_claims', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  amount: integer().notNull(),
  method: text().notNull(),
  sentDay: text('sent_day').notNull(),
  payer: text().notNull(),
  /** The R2 key of a picture or PDF. */
  receiptKey: text('receipt_key'),
  receiptType: text('receipt_type'),
  createdAt: integer('created_at').notNull(),
  /** When money arrived. */
  settledAt: integer('settled_at'),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Imported statement files. */
export const bankImports = sqliteTable('bank_imports', {
  id: integer().primaryKey(),
  account: text().notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash').notNull(),
  /** New entries. */
  added: integer().notNull(),
  /** Entries that had been imported before. */
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

/** The meaning of each column of an account's files (JSON). */
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

/** Money that arrived in one of the company's accounts. */
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
  /** A keyed hash: the same row in several files is one entry. */
  fingerprint: text().notNull(),
  /** The entry that shows the same money; this one cannot be spent. */
  sameAsId: integer('same_as_id'),
  /** Amount spent by payments. */
  spent: integer().notNull().default(0),
  status: text({ enum: ['new', 'matched', 'ignored'] })
    .notNull()
    .default('new'),
  seenAt: integer('seen_at').notNull(),
  /** The day on which the bank took it back, YYYY-MM-DD. */
  takenBackOn: text('taken_back_on'),
})

/** Mails of Interac about transfers; the raw mail is in R2. */
export const bankMails = sqliteTable('bank_mails', {
  id: integer().primaryKey(),
  /** The R2 key of the raw mail. */
  rawKey: text('raw_key').notNull(),
  /** A keyed hash of its Message-ID: a mail that is delivered twice is one row. */
  messageKey: text('message_key').notNull(),
  /** `stored` until it was read. `waiting`: the transfer must be accepted. */
  status: text({ enum: ['stored', 'payment', 'waiting', 'not_payment', 'unreadable'] }).notNull(),
  /** The entry of the transfer that it reports. */
  entryId: integer('entry_id'),
  receivedAt: integer('received_at').notNull(),
  /** When an admin put aside a mail that asked for one. */
  doneAt: integer('done_at'),
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
  /** Note on the conversion rate of an amount in another currency. */
  rateNote: text('rate_note'),
  /** The bank's day. */
  valueDay: text('value_day').notNull(),
  method: text().notNull(),
  byUser: integer('by_user'),
  reason: text().notNull().default(''),
  at: integer().notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  /** In Canadian cents, by the quote that was accepted last; a trigger computes the shares when the row is inserted. */
  cadCents: integer('cad_cents'),
  /** Sales in it, without GST. The rest of `cadCents` is no sale yet. */
  netCents: integer('net_cents'),
  /** The part of `netCents` that is not taxed. */
  untaxedCents: integer('untaxed_cents'),
  gstCents: integer('gst_cents'),
})

/** Refunds. An approved refund is reserved from the paid amount until it is sent. */
export const refunds = sqliteTable('refunds', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  amount: integer().notNull(),
  /** The cost of the transfer; deducted from the refund. */
  fee: integer().notNull().default(0),
  status: text({ enum: ['proposed', 'approved', 'sent', 'void'] }).notNull(),
  /** JSON of the calculation. */
  working: text().notNull(),
  sendAfter: integer('send_after').notNull(),
  method: text().notNull(),
  payee: text(),
  /** The ledger row, once the refund is sent. */
  paymentId: integer('payment_id'),
  decidedBy: integer('decided_by'),
  at: integer().notNull(),
  version: integer().notNull().default(1),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
  /** The admin's reason for proposing it, shown to the guest. */
  reason: text().notNull().default(''),
})

export type ClaimRow = typeof paymentClaims.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type BankEntryRow = typeof bankEntries.$inferSelect
