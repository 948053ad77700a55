import type { Db, Statement } from '../../../db/db'
import { sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { changeTours } from '../tours.changes'
import type { ImageTexts } from '../../../contracts/media/images-of-tour'
import { imageAlts, images } from '../../../db/schema/images'
import { auditOf, areOfTour, requireImages } from './images-of-tour'

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
  const given = JSON.stringify(altsOf(described))
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

function altsOf(described: ImageTexts['images']) {
  return described.flatMap(({ filename, alt = [] }) =>
    alt.map(({ lang, txt }) => ({ filename, lang, txt })),
  )
}
