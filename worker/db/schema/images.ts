import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGS } from '../../contracts/languages'

/** Purposes of images in a gallery or in a tour's texts: all except avatars. */
export const OF_GALLERIES: ('gallery' | 'itinerary' | 'bulletin')[] = [
  'gallery',
  'itinerary',
  'bulletin',
]

/**
 * Images in R2; sizes in px and bytes. The focus stays visible when an image is cropped, in percent from its upper left
 * corner. Name and hash (hex) are those of the file as it was sent; older images have none.
 */
export const images = sqliteTable('images', {
  key: text().primaryKey(),
  tourId: integer('tour_id').notNull(),
  purpose: text({ enum: ['gallery', 'itinerary', 'bulletin', 'avatar'] }).notNull(),
  position: integer().notNull().default(0),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  type: text().notNull(),
  uploadedBy: integer('uploaded_by'),
  createdAt: integer('created_at').notNull(),
  deletedAt: integer('deleted_at'),
  focusX: integer('focus_x').notNull().default(50),
  focusY: integer('focus_y').notNull().default(30),
  name: text(),
  sha256: text(),
})

export const imageAlts = sqliteTable('image_alts', {
  imageKey: text('image_key').notNull(),
  lang: text({ enum: LANGS }).notNull(),
  alt: text().notNull(),
})
