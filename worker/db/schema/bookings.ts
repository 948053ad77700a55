import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { BookingEvent } from '../../contracts/bookings/booking-events'
import { MARK_KINDS } from '../../contracts/bookings/crew-day'
import { SEATS } from '../../contracts/bookings/travellers'
import { LANGS } from '../../contracts/languages'

/**
 * Bookings; money in cents or whole won of `currency`, instants in UTC ms, days in Calgary (YYYY-MM-DD). Inserting an
 * event moves `status` and `version`: see bookings/data/booking-events.ts.
 */
export const bookings = sqliteTable('bookings', {
  id: integer().primaryKey(),
  /** Part of the booking's address; not secret. */
  pid: text().notNull(),
  /** Six digits for bank transfers, from the first hold on. */
  reference: text(),
  status: text().$type<BookingStatus | ''>().notNull().default(''),
  /** The number of its latest event. */
  version: integer().notNull().default(0),
  source: text({ enum: ['site', 'phone', 'mail', 'chat', 'board'] }).notNull(),
  tourId: integer('tour_id'),
  tripId: integer('trip_id'),
  userId: integer('user_id'),
  /** The record of its guest; set by triggers. */
  guestId: integer('guest_id'),
  lang: text({ enum: LANGS }).notNull(),
  name: text(),
  email: text(),
  /** `email` in lower case. */
  emailKey: text('email_key'),
  phone: text(),
  /** The digits of its numbers without country and trunk codes, separated by spaces. */
  phoneDigits: text('phone_digits'),
  wishDay: text('wish_day'),
  /** The first day of the trip, else the requested one, else empty; set by triggers. */
  day: text().notNull().default(''),
  flexDays: integer('flex_days').notNull().default(0),
  party: integer().notNull(),
  /** The number of children in the party. */
  children: integer().notNull().default(0),
  extraRooms: integer('extra_rooms').notNull().default(0),
  pickupKind: text('pickup_kind').notNull(),
  pickup: text(),
  notes: text(),
  /** Whether others may join the trip. */
  agreesToJoin: integer('agrees_to_join', { mode: 'boolean' }).notNull().default(false),
  currency: text({ enum: ['CAD', 'KRW'] })
    .notNull()
    .default('CAD'),
  payMethod: text('pay_method'),
  total: integer().notNull().default(0),
  deposit: integer().notNull().default(0),
  paid: integer().notNull().default(0),
  /** Approved refunds that are not sent yet, with their fees. */
  refundOpen: integer('refund_open').notNull().default(0),
  /** The fees of refunds that were sent: a part of `paid` that pays for nothing else. */
  feesKept: integer('fees_kept').notNull().default(0),
  /** The amount that stays with the company after a cancellation: by the terms, or as an admin decided. */
  keeps: integer(),
  termsVersion: text('terms_version').notNull(),
  /** JSON of the refund policy as it was accepted. */
  policy: text(),
  /** The day that the policy counts back from, if it is not the start. */
  policyDay: text('policy_day'),
  /** Where this guest can pay, in place of the company's payment link. */
  payLink: text('pay_link'),
  payBy: integer('pay_by'),
  lapseAt: integer('lapse_at'),
  /** Null if the balance is paid in cash on the day of the trip. */
  balanceBy: integer('balance_by'),
  claimedAt: integer('claimed_at'),
  /** Since when the guest waits for the company's answer. */
  awaitsSince: integer('awaits_since'),
  /** When the job looks at it next; null if there is no deadline. */
  nextDueAt: integer('next_due_at'),
  /** When its mailed link was first used. */
  firstOpenedAt: integer('first_opened_at'),
  /** The number of the newest quote that the guest has seen; 0 before the first. */
  quoteSeen: integer('quote_seen').notNull().default(0),
  endsAt: integer('ends_at'),
  erasedAt: integer('erased_at'),
  linkGeneration: integer('link_generation').notNull().default(1),
  packGeneration: integer('pack_generation').notNull().default(0),
  codeGeneration: integer('code_generation').notNull().default(1),
  icsSequence: integer('ics_sequence').notNull().default(0),
  /** The guides and vehicles that the guest was told of: their ids in order, with commas. */
  crewTold: text('crew_told').notNull().default(''),
  cancelKind: text('cancel_kind'),
  cancelledOn: text('cancelled_on'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** The seats that a booking holds on a trip. */
export const seats = sqliteTable('seats', {
  bookingId: integer('booking_id').primaryKey(),
  tripId: integer('trip_id').notNull(),
  seats: integer().notNull(),
})

/** Append-only. Inserting an event moves the booking, and fails if the booking has moved since `seq - 1`. */
export const bookingEvents = sqliteTable(
  'booking_events',
  {
    bookingId: integer('booking_id').notNull(),
    seq: integer().notNull(),
    event: text().$type<BookingEvent>().notNull(),
    fromStatus: text('from_status').$type<BookingStatus | ''>().notNull(),
    toStatus: text('to_status').$type<BookingStatus>().notNull(),
    actor: text({ enum: ['guest', 'staff', 'crew', 'system'] }).notNull(),
    actorId: integer('actor_id'),
    at: integer().notNull(),
    /** JSON. */
    data: text().notNull().default('{}'),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  ({ bookingId, seq }) => [primaryKey({ columns: [bookingId, seq] })],
)

/** Priced, dated offers, numbered by booking; `lines`, `days` and `policy` are JSON. */
export const quotes = sqliteTable('quotes', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  number: integer().notNull(),
  kind: text({ enum: ['quote', 'change'] }).notNull(),
  lang: text({ enum: LANGS }).notNull(),
  status: text({
    enum: ['draft', 'open', 'accepted', 'superseded', 'lapsed', 'declined'],
  }).notNull(),
  /** The trip of a departure; a private trip is created when the quote is accepted. */
  tripId: integer('trip_id'),
  startDay: text('start_day').notNull(),
  endDay: text('end_day').notNull(),
  startMinute: integer('start_minute'),
  party: integer().notNull(),
  extraRooms: integer('extra_rooms').notNull().default(0),
  lines: text().notNull(),
  days: text().notNull(),
  totalCents: integer('total_cents').notNull(),
  gstCents: integer('gst_cents').notNull(),
  totalWon: integer('total_won').notNull(),
  wonPerCad: real('won_per_cad').notNull(),
  depositCents: integer('deposit_cents').notNull(),
  depositWon: integer('deposit_won').notNull(),
  /** The whole price is paid in cash on the day of the trip. */
  withoutDeposit: integer('without_deposit', { mode: 'boolean' }).notNull().default(false),
  policy: text().notNull(),
  note: text().notNull().default(''),
  validUntil: integer('valid_until').notNull(),
  createdBy: integer('created_by'),
  createdAt: integer('created_at').notNull(),
  sentAt: integer('sent_at'),
  version: integer().notNull().default(1),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Messages between guest and company; `note` is for admins only. */
export const bookingMessages = sqliteTable('booking_messages', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  author: text({ enum: ['guest', 'staff', 'note'] }).notNull(),
  userId: integer('user_id'),
  via: text({ enum: ['page', 'mail', 'phone', 'chat', 'crew'] })
    .notNull()
    .default('page'),
  body: text().notNull(),
  createdAt: integer('created_at').notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** Append-only: reports of guides from the road. The newest of a kind counts; `at` is when the guide pressed. */
export const crewMarks = sqliteTable('crew_marks', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  resourceId: integer('resource_id').notNull(),
  kind: text({ enum: MARK_KINDS }).notNull(),
  isSet: integer('is_set', { mode: 'boolean' }).notNull().default(true),
  at: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  /** Of the press, so that it counts once. */
  markKey: text('mark_key').notNull(),
})

export const travellers = sqliteTable('travellers', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  name: text().notNull(),
  /** In years; null for adults. */
  age: integer(),
  seat: text({ enum: SEATS }).notNull().default('belt'),
  diet: text(),
  /** In the first row of a booking: whom to call. */
  emergency: text(),
})

/** The texts of the waiver that guests accepted, each once. */
export const waiverAcceptances = sqliteTable('waiver_acceptances', {
  id: integer().primaryKey(),
  bookingId: integer('booking_id').notNull(),
  /** Of the page `waiver`. */
  version: text().notNull(),
  /** The language in which it was read. */
  lang: text({ enum: LANGS }).notNull(),
  /** As it was typed; null once the booking is erased. */
  name: text(),
  acceptedAt: integer('accepted_at').notNull(),
})

/** Each kind of reminder is sent once per deadline. */
export const bookingReminders = sqliteTable(
  'booking_reminders',
  {
    bookingId: integer('booking_id').notNull(),
    kind: text().notNull(),
    dueKey: text('due_key').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  ({ bookingId, kind, dueKey }) => [primaryKey({ columns: [bookingId, kind, dueKey] })],
)

export type BookingRow = typeof bookings.$inferSelect
export type QuoteRow = typeof quotes.$inferSelect
