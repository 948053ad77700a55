import { like } from 'drizzle-orm'
import { runBatch } from '../../../worker/db/batch'
import type { Statement } from '../../../worker/db/db'
import { bookings, quotes, type BookingRow } from '../../../worker/db/schema/bookings'
import { bookingOf, eventStatement } from '../../../worker/bookings/data/booking-events'
import { newPid } from '../../../worker/bookings/data/booking-ids'
import { REFUND_POLICIES, CURRENT_POLICY } from '../../../worker/contracts/bookings/refund-policy'
import { quoteLine, quoteTotals } from '../../../worker/contracts/bookings/quote-prices'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { db } from '../../support/builders'

interface Offer {
  tourId: number
  party: number
  startDay: string
  endDay: string
  /** Set for a departure. */
  tripId?: number
}

let series = 0

/** Bookings with an open quote each, inserted without the calls, for hundreds at a time. */
export async function quotedBookings(offers: readonly Offer[]): Promise<BookingRow[]> {
  series += 1
  const pids = offers.map(() => newPid())
  const name = `Series ${series}`
  for (let from = 0; from < offers.length; from += 20)
    await runBatch(
      db,
      offers
        .slice(from, from + 20)
        .flatMap((offer, at) => statementsOf(offer, pids[from + at]!, name)),
    )
  const rows = await db.select().from(bookings).where(like(bookings.name, name))
  return pids.map((pid) => rows.find((row) => row.pid === pid)!)
}

function statementsOf(
  { tourId, party, startDay, endDay, tripId }: Offer,
  pid: string,
  name: string,
): Statement[] {
  const [now, bookingId] = [Date.now(), bookingOf(pid)]
  const validUntil = now + 7 * DAY_MS
  const { lines, ...totals } = quoteTotals(
    [quoteLine('tour', party, 300_00)],
    { lang: 'ca' },
    FIRST_SETTINGS.prices,
  )
  return [
    db.insert(bookings).values({
      pid,
      source: 'phone',
      tourId,
      lang: 'ca',
      name,
      wishDay: startDay,
      party,
      pickupKind: 'calgary',
      termsVersion: '1',
      nextDueAt: validUntil,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(quotes).values({
      bookingId,
      number: 1,
      kind: 'quote',
      lang: 'ca',
      status: 'open',
      tripId: tripId ?? null,
      startDay,
      endDay,
      startMinute: 480,
      party,
      lines: JSON.stringify(lines),
      days: JSON.stringify([{ day: startDay, title: 'A day at the lakes', body: '' }]),
      ...totals,
      wonPerCad: FIRST_SETTINGS.prices.wonPerCad,
      policy: JSON.stringify(REFUND_POLICIES[CURRENT_POLICY]),
      validUntil,
      createdAt: now,
      sentAt: now,
    }),
    eventStatement(db, {
      bookingId,
      version: 0,
      event: 'manual.create',
      from: '',
      to: 'quoted',
      actor: 'staff',
      at: now,
    }),
  ]
}
