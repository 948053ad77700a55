import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'

/** A record for each person who has asked for a trip; triggers make it with a booking. Times in UTC ms. */
export const guests = sqliteTable('guests', {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text(),
  emailKey: text('email_key'),
  phone: text(),
  phoneDigits: text('phone_digits'),
  lang: text({ enum: LANGS }).notNull(),
  /** Of the desk. */
  note: text().notNull().default(''),
  source: text({ enum: ['booking', 'import'] })
    .notNull()
    .default('booking'),
  /** Trips of a time before these bookings, and the last day of them (YYYY-MM-DD). */
  pastTrips: integer('past_trips').notNull().default(0),
  pastDay: text('past_day'),
  /** The main record of the same person. */
  mergedInto: integer('merged_into'),
  version: integer().notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export type GuestRow = typeof guests.$inferSelect
