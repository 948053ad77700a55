import type { DeskBooking } from '../../../contracts/desk-booking'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import { toDeskBooking } from './desk.presenter'
import { requireBooking } from './desk.queries'
import { readDetails } from './desk.details'

/** All of a booking. @throws AppError NotFound */
export async function readBooking(
  db: Db,
  id: number,
  reader: { lang: Lang; now: number },
): Promise<DeskBooking> {
  const found = await requireBooking(db, id)
  return toDeskBooking(found, await readDetails(db, found.booking), reader)
}
