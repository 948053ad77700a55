import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Trips; days of Calgary (YYYY-MM-DD), instants UTC ms. Triggers keep `tripDays.taken` and `trips.seatsTaken`. */
export const trips = sqliteTable('trips', {
  id: integer().primaryKey(),
  /** Random, so that a batch can find the row it has just created. */
  key: text().notNull(),
  kind: text({ enum: ['private', 'departure'] }).notNull(),
  tourId: integer('tour_id'),
  status: text({ enum: ['open', 'closed', 'cancelled'] })
    .notNull()
    .default('open'),
  startDay: text('start_day').notNull(),
  endDay: text('end_day').notNull(),
  /** After midnight of the first day. */
  startMinute: integer('start_minute'),
  /** Whether the start of a departure does not follow the tour's. */
  ownStart: integer('own_start', { mode: 'boolean' }).notNull().default(false),
  /** After midnight of the last day. */
  endMinute: integer('end_minute').notNull().default(1080),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  /** The latest time to ask for a departure online. */
  cutOffAt: integer('cut_off_at').notNull(),
  capacity: integer().notNull().default(4),
  /** Travellers that the company counts by hand. */
  baseMale: integer('base_male').notNull().default(0),
  baseFemale: integer('base_female').notNull().default(0),
  /** Seats taken by bookings. */
  seatsTaken: integer('seats_taken').notNull().default(0),
  minToRun: integer('min_to_run').notNull().default(1),
  decideDay: text('decide_day'),
  isInstant: integer('is_instant', { mode: 'boolean' }).notNull().default(false),
  position: integer().notNull().default(0),
  remarks: text().notNull().default(''),
  version: integer().notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** The request key of the cancellation. */
  requestKey: text('request_key'),
  requestHash: text('request_hash'),
})

/** The number of trips of a day, and their maximum. */
export const tripDays = sqliteTable('trip_days', {
  day: text().primaryKey(),
  taken: integer().notNull().default(0),
  cap: integer().notNull(),
})

/** Days without trips; for all tours unless `tourId` is set. */
export const closures = sqliteTable('closures', {
  id: integer().primaryKey(),
  fromDay: text('from_day').notNull(),
  toDay: text('to_day').notNull(),
  tourId: integer('tour_id'),
  note: text().notNull().default(''),
  createdAt: integer('created_at').notNull(),
})

/** Guides and vehicles. */
export const resources = sqliteTable('resources', {
  id: integer().primaryKey(),
  kind: text({ enum: ['guide', 'vehicle'] }).notNull(),
  name: text().notNull(),
  /** Codes that a guide speaks, separated by spaces. */
  langs: text().notNull().default(''),
  seats: integer(),
  phone: text(),
  /** The lowest rank is asked first. */
  rank: integer().notNull().default(0),
  active: integer({ mode: 'boolean' }).notNull().default(true),
  feedGeneration: integer('feed_generation').notNull().default(0),
  version: integer().notNull().default(1),
})

/** Admins who gave their calendar of all trips another address. */
export const staffFeeds = sqliteTable('staff_feeds', {
  userId: integer('user_id').primaryKey(),
  generation: integer().notNull(),
})

/** A resource's trip or, without one, its absence. */
export const assignments = sqliteTable('assignments', {
  id: integer().primaryKey(),
  resourceId: integer('resource_id').notNull(),
  tripId: integer('trip_id'),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  note: text().notNull().default(''),
  /** When an admin made it; 0 for one that came with a confirmation. */
  madeAt: integer('made_at').notNull().default(0),
})

export type TripRow = typeof trips.$inferSelect
