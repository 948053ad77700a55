import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import { TEXTS_AS_HTML, TOUR_TEXTS } from '../../contracts/tours/tour-fields'

const langColumn = () => text({ enum: LANGS }).notNull()

/** A text's column: `meetingPoint` is `meeting_point`. */
function textColumn(name: string) {
  return text(name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))
    .notNull()
    .default('')
}

/** Regions; 0 means all of them. */
export const categories = sqliteTable('categories', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  position: integer().notNull(),
})

export const categoryNames = sqliteTable('category_names', {
  categoryId: integer('category_id').notNull(),
  lang: langColumn(),
  name: text().notNull(),
})

/** Tours: money in cents, times in UTC ms. */
export const tours = sqliteTable('tours', {
  id: integer().primaryKey(),
  kind: text({ enum: ['tour', 'contact'] })
    .notNull()
    .default('tour'),
  status: integer().notNull().default(0),
  categoryId: integer('category_id').notNull(),
  priceCents: integer('price_cents'),
  p1Cents: integer('p1_cents'),
  p2Cents: integer('p2_cents'),
  p3Cents: integer('p3_cents'),
  p4Cents: integer('p4_cents'),
  discountPercent: integer('discount_percent').notNull().default(0),
  minPersons: integer('min_persons').notNull().default(1),
  tripDays: integer('trip_days').notNull().default(1),
  surchargeCentsPerDay: integer('surcharge_cents_per_day').notNull().default(200_00),
  assumesFour: integer('assumes_four', { mode: 'boolean' }).notNull().default(false),
  regularPriceCents: integer('regular_price_cents'),
  regularP1Cents: integer('regular_p1_cents'),
  regularP2Cents: integer('regular_p2_cents'),
  regularP3Cents: integer('regular_p3_cents'),
  regularP4Cents: integer('regular_p4_cents'),
  offerUntil: text('offer_until'),
  mainImageKey: text('main_image_key'),
  position: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletedAt: integer('deleted_at'),
  publishAt: integer('publish_at'),
  publishStatus: integer('publish_status'),
  startMinute: integer('start_minute'),
  months: text().notNull().default(''),
  joinsAtOwnPrice: integer('joins_at_own_price', { mode: 'boolean' }).notNull().default(false),
})

export const tourTexts = sqliteTable('tour_texts', {
  tourId: integer('tour_id').notNull(),
  lang: langColumn(),
  nameKey: text('name_key'),
  ...recordOf([...TOUR_TEXTS, ...TEXTS_AS_HTML], textColumn),
  rendererVersion: integer('renderer_version').notNull().default(0),
  updatedAt: integer('updated_at').notNull(),
})

export const tourInclusions = sqliteTable('tour_inclusions', {
  tourId: integer('tour_id').notNull(),
  lang: langColumn(),
  kind: text({ enum: ['included', 'excluded'] }).notNull(),
  position: integer().notNull(),
  txt: text().notNull(),
})

export const itineraryEntries = sqliteTable('itinerary_entries', {
  tourId: integer('tour_id').notNull(),
  lang: langColumn(),
  position: integer().notNull(),
  isPicture: integer('is_picture', { mode: 'boolean' }).notNull().default(false),
  url: text().notNull().default(''),
  title: text().notNull(),
  body: text().notNull().default(''),
  bodyHtml: text('body_html').notNull().default(''),
  rendererVersion: integer('renderer_version').notNull().default(0),
  minutes: integer().notNull().default(0),
  /** The name of its place; degrees of WGS 84, or null for an entry without a place. */
  place: text().notNull().default(''),
  latitude: real(),
  longitude: real(),
})

/** Deleted itineraries: `entries` is the JSON list of their rows in all languages. */
export const itineraryBin = sqliteTable('itinerary_bin', {
  id: integer().primaryKey(),
  tourId: integer('tour_id').notNull(),
  entries: text().notNull(),
  deletedAt: integer('deleted_at').notNull(),
})

/** When a cached list last changed (UTC ms), by name. */
export const contentVersions = sqliteTable('content_versions', {
  name: text().primaryKey(),
  changedAt: integer('changed_at').notNull(),
})

export type TourRow = typeof tours.$inferSelect
export type TourTextRow = typeof tourTexts.$inferSelect
