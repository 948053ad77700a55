import { z } from 'zod'
import { email } from '../accounts/accounts'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { pageCursors, pageQuery } from '../list-page'
import { id, lang, named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import { BOOKING_STATUSES } from './booking-states'
import { phoneDigits } from './phone-numbers'

/** The desk's records of guests: one for each person, whose trips are those of its bookings. */

export const GUEST_NAME_MAX = 100
export const GUEST_NOTE_MAX = 2000
const GUEST_SORTS = ['created', '-created', 'name', '-name'] as const

export const guestsQuery = z.object({
  /** Matches the beginning of a name or address, and any form of a phone number. */
  q: z.string().trim().max(100).catch('').default(''),
  language: lang.optional().catch(undefined),
  /** A minus means descending. */
  sort: z.enum(GUEST_SORTS).catch('-created').default('-created'),
  ...pageQuery(50),
})
export type GuestsQuery = z.output<typeof guestsQuery>
export const guestParams = z.object({ id })

const contact = {
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}

const listedGuest = named('ListedGuest', {
  ...contact,
  lang,
  /** Trips that are over, with those of a time before these bookings. */
  trips: z.int(),
  /** The day of the last trip that is over or confirmed, YYYY-MM-DD. */
  lastDay: z.string().nullable(),
})
export const guestList = z.object({ guests: z.array(listedGuest), ...pageCursors })
export type ListedGuest = z.infer<typeof listedGuest>

/** One of the records that a person has. */
const guestRecord = z.object({
  ...contact,
  note: z.string(),
  pastTrips: z.int(),
  pastDay: z.string().nullable(),
  isImported: z.boolean(),
})

export const guestPage = named('GuestPage', {
  ...contact,
  lang,
  note: z.string(),
  version: z.int(),
  trips: z.int(),
  /** The records that were merged into this one. */
  merged: z.array(guestRecord),
  pastTrips: z.int(),
  pastDay: z.string().nullable(),
  bookings: z.array(
    z.object({
      id: z.int(),
      pid: z.string(),
      status: z.enum(BOOKING_STATUSES),
      tourName: z.string().nullable(),
      day: z.string().nullable(),
      party: z.int(),
      currency: z.enum(CURRENCIES),
      total: z.int(),
    }),
  ),
  /** By currency, in cents or whole won. */
  money: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      paid: z.int(),
      owed: z.int(),
      refunded: z.int(),
    }),
  ),
  mails: z.array(
    z.object({ id: z.int(), subject: z.string(), status: z.string(), createdAt: z.number() }),
  ),
  /** Notes on the bookings, the latest first. */
  notes: z.array(z.object({ bookingId: z.int(), text: z.string(), createdAt: z.number() })),
  /** Other persons with the same phone number. */
  alike: z.array(listedGuest),
})
export type GuestPage = z.infer<typeof guestPage>

export const guestChange = named('GuestChange', {
  version: z.int(),
  name: line(GUEST_NAME_MAX).refine((name) => name !== '', 'FillAllFields'),
  lang,
  note: multiline(GUEST_NOTE_MAX),
})
export type GuestChange = z.output<typeof guestChange>

/** The record that becomes a part of the one that is kept. */
export const guestMerge = named('GuestMerge', { other: id })
/** A merged record that becomes one of its own again. */
export const guestSeparation = named('GuestSeparation', { part: id })
/** Whether names stay for the books where money was paid. */
export const guestErasure = named('GuestErasure', { keepsName: z.boolean().default(false) })

/** The guest of a booking as its page shows it; trips without this one. */
export const bookingGuest = z.object({
  id: z.int(),
  trips: z.int(),
  /** Whether the address is known to be theirs: it opened the mailed link, is a member's, or an admin entered it. */
  isProven: z.boolean(),
  /** A guest with trips who has the same phone number but another record. */
  alike: z.object({ id: z.int(), name: z.string(), trips: z.int() }).nullable(),
})

/** Rows of one call; the desk sends a longer file in parts. */
export const GUESTS_A_CALL = 100
const PAST_TRIPS_MAX = 999

/** A guest of a file. It needs an address or a number; one without both is refused. */
export const importedGuest = z
  .object({
    name: line(GUEST_NAME_MAX).refine((name) => name !== '', 'FillAllFields'),
    email: email.nullable().default(null),
    phone: line(GUEST_NAME_MAX).default(''),
    lang,
    note: multiline(GUEST_NOTE_MAX).default(''),
    trips: z.int().min(0).max(PAST_TRIPS_MAX).default(0),
    day: day.nullable().default(null),
  })
  .refine(({ email, phone }) => email !== null || phoneDigits(phone) !== null, 'FillAllFields')

export const guestImport = named('GuestImport', {
  rows: z.array(importedGuest).min(1).max(GUESTS_A_CALL),
  /** Nothing is stored. */
  isPreview: z.boolean(),
})
export type GuestImport = z.output<typeof guestImport>

export const IMPORT_STATES = ['new', 'known', 'repeated'] as const
/** For each row: a new record, more about a known guest, or nothing because an earlier row has the same key. */
export const guestImported = named('GuestImported', {
  rows: z.array(z.object({ state: z.enum(IMPORT_STATES), id: z.int().nullable() })),
})
export type GuestImported = z.infer<typeof guestImported>
