import { eq } from 'drizzle-orm'
import type { BookingStatus } from '../../worker/contracts/bookings/booking-states'
import type { BookingEvent } from '../../worker/contracts/bookings/booking-events'
import { REFUND_POLICIES } from '../../worker/contracts/bookings/refund-policy'
import { bookings, seats, type BookingRow } from '../../worker/db/schema/bookings'
import { payments } from '../../worker/db/schema/payments'
import { trips, type TripRow } from '../../worker/db/schema/trips'
import { eventStatement } from '../../worker/bookings/data/booking-events'
import { tripTimes } from '../../worker/bookings/days/trip-times'
import { aBooking, anOpenDay, bookingRow, changeBooking } from './booking-builders'
import { aTour, db } from './builders'
import { aSender } from './contact'

/** A departure with seats for eight; by default of a new tour. */
export async function aDeparture({
  tourId,
  startDay = anOpenDay(),
  ...columns
}: Partial<typeof trips.$inferInsert> = {}): Promise<TripRow> {
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'departure',
      tourId: tourId ?? (await aTour({ p1Cents: 600_00 })),
      startDay,
      endDay: startDay,
      ...tripTimes(startDay, startDay),
      capacity: 8,
      createdAt: 1,
      updatedAt: 1,
      ...columns,
    })
    .returning()
  if (!trip) throw new Error('no departure was inserted')
  return trip
}

/** A party of one on a departure, with the paid part of C$1,050. */
export async function aPartyOn(
  trip: TripRow,
  {
    status = 'confirmed',
    paid = 105_000,
  }: { status?: 'on_hold' | 'confirmed' | 'no_show'; paid?: number } = {},
): Promise<BookingRow> {
  const { id, pid, version } = await aBooking({
    tourId: trip.tourId,
    email: aSender(),
    party: { adults: 1, children: 0 },
  })
  await changeBooking(id, {
    total: 105_000,
    deposit: 2000,
    tripId: trip.id,
    endsAt: trip.endsAt,
    policy: JSON.stringify(REFUND_POLICIES['std-2026-11']),
  })
  const move = (after: number, event: BookingEvent, from: BookingStatus, to: BookingStatus) =>
    eventStatement(db, {
      bookingId: id,
      version: version + after,
      event,
      from,
      to,
      actor: 'staff',
      at: Date.now(),
    })
  await db.batch([
    move(0, 'quote.send', 'requested', 'quoted'),
    db.insert(seats).values({ bookingId: id, tripId: trip.id, seats: 1 }),
    move(1, 'quote.accept', 'quoted', 'on_hold'),
  ])
  if (status !== 'on_hold') await move(2, 'deposit.cover', 'on_hold', 'confirmed')
  if (status === 'no_show') await move(3, 'trip.no_show', 'confirmed', 'no_show')
  if (paid > 0)
    await db.insert(payments).values({
      bookingId: id,
      kind: 'receipt',
      amount: paid,
      valueDay: '2026-01-05',
      method: 'etransfer',
      at: Date.now(),
    })
  return bookingRow(pid)
}

export async function tripRow(id: number): Promise<TripRow> {
  const [trip] = await db.select().from(trips).where(eq(trips.id, id))
  if (!trip) throw new Error(`no trip ${id}`)
  return trip
}

export async function bookingById(id: number): Promise<BookingRow> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new Error(`no booking ${id}`)
  return booking
}
