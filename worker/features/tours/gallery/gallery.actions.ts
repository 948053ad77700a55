import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { changeTours } from '../tours.changes'
import {
  MAX_IMAGES_OF_TOUR,
  type SomeImages,
  type ImageTexts,
} from '../../../contracts/media/images-of-tour'
import { images, imageAlts } from '../../../db/schema/images'
import { requireImages, auditOf, areOfTour } from './images-of-tour'
import type { Db, Statement } from '../../../db/db'

/**
 * Orders a tour's images; those left out follow in their old order, those moved to the bin in the meantime are skipped.
 * The last request wins as a whole. @throws AppError NotAnImageOfTour
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

/** Sets the focus, and alt texts in the languages that are named. @throws AppError NotAnImageOfTour */
export async function describeImages(c: MemberScope, { tourId, images: described }: ImageTexts) {
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

/** Moves an image to the bin. @throws AppError NotFound, also when it is there already */
export async function binImage(c: MemberScope, tourId: number, key: string): Promise<void> {
  await requireImages(c, { tourId, keys: [key] }, { code: 'NotFound', isLive: true })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys: [key] })],
    audit: { action: 'image.delete', subjectType: 'image', subjectId: key },
    hidesImages: true,
  })
}

/** Moves images to the bin; a repeated call succeeds. @throws AppError NotAnImageOfTour */
export async function binImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys })],
    audit: auditOf('image.deleteMany', tourId, keys),
    hidesImages: true,
  })
}

function binStatement(c: MemberScope, { tourId, keys }: SomeImages): Statement {
  return c.var.db
    .update(images)
    .set({ deletedAt: c.var.now })
    .where(and(areOfTour(tourId, keys), isNull(images.deletedAt)))
}
