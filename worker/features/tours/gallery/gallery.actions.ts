import type { Db, Statement } from '../../../db/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { changeTours } from '../tours.changes'
import {
  MAX_IMAGES_OF_TOUR,
  type ImageTexts,
  type SomeImages,
} from '../../../contracts/images-of-tour'
import { imageAlts, images } from '../../../db/schema/images'
import { auditOf, areOfTour, requireImages } from './images-of-tour'

/**
 * Puts a tour's images into the given order, those left out after them in their old one. The last order wins as a whole;
 * images that have gone to the bin since it was made are passed over.
 * @throws AppError NotAnImageOfTour
 */
export async function arrangeImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  const place = sql`(SELECT key FROM json_each(${JSON.stringify(keys)}) WHERE value = ${images.key})`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      c.var.db
        .update(images)
        .set({ position: sql`coalesce(${place}, ${MAX_IMAGES_OF_TOUR} + ${images.position})` })
        .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
    ],
    audit: { action: 'image.arrange', subjectType: 'tour', subjectId: tourId },
  })
}

/**
 * Sets alt texts in the languages that are named, and the focus, of some images.
 * @throws AppError NotAnImageOfTour
 */
export async function describeImages(
  c: MemberScope,
  { tourId, images: described }: ImageTexts,
): Promise<void> {
  const { db } = c.var
  const keys = [...new Set(described.map(({ filename }) => filename))]
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      focusStatement(db, described).where(areOfTour(tourId, keys)),
      ...altStatements(db, described),
    ],
    audit: auditOf('image.describe', tourId, keys),
  })
}

/** An image that is sent without a focus keeps its own. */
function focusStatement(db: Db, described: ImageTexts['images']) {
  const focused = JSON.stringify(described.filter(({ focus }) => focus !== undefined))
  const focusOf = (axis: 'x' | 'y') =>
    sql`(SELECT value ->> ${`$.focus.${axis}`} FROM json_each(${focused}) WHERE value ->> 'filename' = ${images.key})`
  return db.update(images).set({
    focusX: sql`coalesce(${focusOf('x')}, ${images.focusX})`,
    focusY: sql`coalesce(${focusOf('y')}, ${images.focusY})`,
  })
}

function altStatements(db: Db, described: ImageTexts['images']): Statement[] {
  const alts = described.flatMap(({ filename, alt = [] }) =>
    alt.map(({ lang, txt }) => ({ filename, lang, txt })),
  )
  const given = JSON.stringify(alts)
  return [
    db
      .delete(imageAlts)
      .where(
        sql`(${imageAlts.imageKey}, ${imageAlts.lang}) IN (SELECT value ->> 'filename', value ->> 'lang' FROM json_each(${given}))`,
      ),
    db
      .insert(imageAlts)
      .select(
        sql`SELECT value ->> 'filename', value ->> 'lang', value ->> 'txt' FROM json_each(${given}) WHERE value ->> 'txt' <> ''`,
      )
      .onConflictDoNothing(),
  ]
}
