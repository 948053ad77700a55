import type { DeskBooking } from '../../../contracts/bookings/desk-booking'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import type { MemberScope } from '../../../http/context'
import { toDeskBooking } from './desk.presenter'
import { requireBooking } from './desk.queries'
import { readDetails } from './desk.details'

/** A booking with its details. @throws AppError NotFound */
export async function readBooking(
  db: Db,
  id: number,
  reader: { lang: Lang; now: number },
): Promise<DeskBooking> {
  const found = await requireBooking(db, id)
  return toDeskBooking(found, await readDetails(db, found.booking), reader)
}

/** The booking to return after a write. */
export function bookingOf({ var: { db, lang, now } }: MemberScope, id: number) {
  return readBooking(db, id, { lang, now })
}
