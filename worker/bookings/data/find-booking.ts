import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'

export async function findBookingByPid(db: Db, pid: string): Promise<BookingRow | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.pid, pid))
  return booking ?? null
}

/** @throws AppError NotFound */
export async function getBooking(db: Db, id: number): Promise<BookingRow> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new AppError('NotFound')
  return booking
}
