import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { isPastRestoreWindow } from '../../../contracts/bin'
import { changeTours } from '../tours.changes'
import { tours } from '../../../db/schema/tours'
import { images } from '../../../db/schema/images'
import { assertRoom } from './images-of-tour'

/** @throws AppError NotFound, also when its tour is in the bin or the restore window has passed; TooManyImages */
export async function restoreImage(c: MemberScope, key: string): Promise<void> {
  const { db, now } = c.var
  const [image] = await db
    .select({ tourId: images.tourId, deletedAt: images.deletedAt })
    .from(images)
    .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
    .where(and(eq(images.key, key), ne(images.purpose, 'avatar')))
  if (!image || isPastRestoreWindow(image.deletedAt ?? now, now)) throw new AppError('NotFound')
  await changeTours(c, {
    tourIds: [image.tourId],
    statements: [
      assertRoom(db, image.tourId),
      db
        .update(images)
        .set({ deletedAt: null })
        .where(and(eq(images.key, key), isNotNull(images.deletedAt))),
    ],
    audit: { action: 'image.restore', subjectType: 'image', subjectId: key },
  })
}
