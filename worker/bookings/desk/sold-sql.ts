/**
 * SELECT of what bookings with a trip are sold for: the agreed price, or what a cancellation keeps. `net` and `gst` are
 * Canadian cents at the rate of the accepted quote, `amount` cents or whole won. More columns may name `booked`, `trips`
 * and `quote`; a condition follows.
 */
export function soldSql(columns: string): string {
  return `SELECT booked.tour_id, booked.lang, booked.source, booked.currency, booked.party, ${KEPT} AS amount,
      ${shareSql('quote.total_cents')} - ${shareSql('quote.gst_cents')} AS net, ${shareSql('quote.gst_cents')} AS gst,
      ${columns}
    FROM trips JOIN bookings AS booked ON booked.trip_id = trips.id
      AND booked.status IN ('confirmed', 'completed', 'no_show', 'cancelled')
    JOIN quotes AS quote ON quote.booking_id = booked.id AND quote.number =
      (SELECT max(number) FROM quotes WHERE booking_id = booked.id AND status = 'accepted')`
}

const WHOLE = `iif(booked.currency = 'CAD', quote.total_cents, quote.total_won)`
const KEPT = `iif(booked.status = 'cancelled', coalesce(booked.keeps, 0), ${WHOLE})`

/** The part of cents that belongs to what is kept, rounded half up. */
export function shareSql(cents: string): string {
  return `((2 * ${cents} * ${KEPT} + ${WHOLE}) / (2 * ${WHOLE}))`
}
