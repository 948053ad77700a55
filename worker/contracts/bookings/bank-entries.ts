import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { readCursor } from '../list-cursor'
import { recordOf } from '../record-of'
import { id, named } from '../schemas'
import { line } from '../text/text-schemas'
import { AMOUNT_MAX } from './booking-limits'
import { BOOKING_STATUSES } from './booking-states'
import { money } from './guest-money'
import type { MatchReason } from './match-score'

/** Money that arrived at the bank, with the bookings it may be for. */

export const ACCOUNT_MAX = 60
export const PAYER_MAX = 100
export const MEMO_MAX = 300

export const account = line(ACCOUNT_MAX).refine((text) => text !== '', 'WriteContent')
export const amount = z.int().positive().max(AMOUNT_MAX)

export const ENTRY_LISTS = ['waiting', 'matched', 'ignored'] as const
export type EntryList = (typeof ENTRY_LISTS)[number]

export const entriesQuery = z.object({
  status: z.enum(ENTRY_LISTS).catch('waiting').default('waiting'),
  /** Matches parts of the payer and the text, and amounts as people write them. */
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
const bankBooking = named('BankBooking', {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.int(),
  name: z.string().nullable(),
  tour: z.string().nullable(),
  day: z.string().nullable(),
  reference: z.string().nullable(),
  /** Missing from the deposit; once that is paid, from the price. */
  due: money,
  /** Missing from the price. */
  rest: money,
})
export type BankBooking = z.infer<typeof bankBooking>

export const bankEntry = named('BankEntry', {
  id: z.number(),
  account: z.string(),
  source: z.enum(['csv', 'mail', 'hand']),
  /** Whether the account shows it: false for what only a mail says, until a statement's row is marked as the same money. */
  isInBank: z.boolean(),
  /** The bank's day, YYYY-MM-DD. */
  day: z.string(),
  amount: money,
  /** The part of the amount that is not matched with a booking yet. */
  left: money,
  payer: z.string().nullable(),
  memo: z.string().nullable(),
  status: z.enum(['new', 'matched', 'ignored']),
  /** The entry that shows the same money. */
  sameAsId: z.number().nullable(),
  /** The day on which the bank took it back, YYYY-MM-DD. Such an entry is never preselected. */
  takenBackOn: z.string().nullable(),
  /** Best match first. */
  proposals: z.array(
    z.object({
      booking: bankBooking,
      score: z.int(),
      strength: z.enum(['strong', 'possible']),
      reasons: z.array(z.enum(reasons)),
    }),
  ),
  /** The booking to offer with one tap; null if a person has to choose. */
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
      /** This entry is already spent on a booking, so the listed one is the duplicate. */
      isSpent: z.boolean(),
    }),
  ),
  /** The bookings that the entry was spent on. */
  payments: z.array(
    z.object({
      id: z.number(),
      bookingId: z.number(),
      pid: z.string(),
      name: z.string().nullable(),
      kind: z.enum(['receipt', 'refund', 'reversal', 'moved']),
      /** In the booking's currency. */
      amount: money,
      /** In the entry's currency. */
      entryAmount: money,
      /** UTC ms. */
      at: z.number(),
    }),
  ),
})
export type BankEntry = z.infer<typeof bankEntry>

export const bankEntries = named('BankEntries', {
  entries: z.array(bankEntry),
  counts: z.object(recordOf(ENTRY_LISTS, () => z.int())),
  cursor: z.string().nullable(),
})
export type BankEntries = z.infer<typeof bankEntries>

export const entryParams = z.object({ id })

/** Staff decisions about a bank entry: the bookings it is for, or that it is for none. */

/** The most bookings that one entry can be matched with at once. */
export const MATCHES_MAX = 4

/** The part of an entry that is for one booking. */
export const newMatches = z
  .array(
    z.object({
      bookingId: id,
      /** In the booking's currency. */
      amount,
      /** The booking's version. */
      version: z.int().positive(),
      /** In the entry's currency, if it differs. */
      entryAmount: amount.optional(),
      /** Note on the conversion rate. */
      rateNote: line(200).optional(),
      /** The admin was asked about the amount, and is sure. */
      isSure: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(MATCHES_MAX)
  .refine((all) => new Set(all.map(({ bookingId }) => bookingId)).size === all.length, 'Invalid')
export type NewMatches = z.output<typeof newMatches>

/** `false` returns an entry to the list, even one marked as a duplicate. */
export const ignoring = z.object({ ignored: z.boolean().default(true) })
export const sameMoney = z.object({ entryId: id })
export const refusedMatch = z.object({ bookingId: id })

/** Mails about e-Transfers that need a person: the money must be accepted, or the wording is not known. */

const bankMail = named('BankMail', {
  id: z.int(),
  status: z.enum(['waiting', 'unreadable']),
  /** UTC ms. */
  receivedAt: z.int(),
})
export type BankMail = z.infer<typeof bankMail>

/** The oldest first, at most 50. */
export const bankMails = named('BankMails', { mails: z.array(bankMail) })

export type BankMails = z.infer<typeof bankMails>

/** A mail as its sender wrote it; all fields are null if it is damaged. */
export const bankMailText = named('BankMailText', {
  from: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
})
export type BankMailText = z.infer<typeof bankMailText>

export const bankMailParams = z.object({ id })
