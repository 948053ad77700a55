/**
 * Queries for rows of bookings, trips and days that must not exist at any time, by fault; each returns their ids. The
 * daily job runs them, and the fault tests after each fault.
 */

const WITH_SEATS = `('offered', 'on_hold', 'confirmed')`
/** Statuses in which seats may stay: they are the history of a past trip. */
const SEATS_STAY = `('offered', 'on_hold', 'confirmed', 'completed', 'no_show')`

export const BOOKING_INVARIANTS: Record<string, string> = {
  'a trip with a wrong number of taken seats': `
    SELECT id FROM trips WHERE seats_taken <> (SELECT coalesce(sum(seats), 0) FROM seats WHERE trip_id = trips.id)`,
  'a trip with more travellers than seats': `
    SELECT id FROM trips WHERE seats_taken + base_male + base_female > capacity`,
  'a day with a wrong number of trips, or with too many': `
    SELECT day FROM trip_days WHERE taken > cap OR taken <> (SELECT count(*) FROM trips WHERE status <> 'cancelled'
      AND trip_days.day BETWEEN start_day AND min(end_day, date(start_day, '+366 days'))) UNION
    SELECT start_day FROM trips WHERE status <> 'cancelled' AND start_day <= end_day AND date(start_day) = start_day
      AND start_day NOT IN (SELECT day FROM trip_days)`,
  'seats of a booking that holds none, or none of one that does': `
    SELECT id FROM bookings WHERE (status IN ${WITH_SEATS} AND id NOT IN (SELECT booking_id FROM seats))
      OR (status NOT IN ${SEATS_STAY} AND id IN (SELECT booking_id FROM seats))`,
  'a booking that is not what its events made it': `
    SELECT bookings.id FROM bookings LEFT JOIN booking_events ON booking_id = bookings.id
    GROUP BY bookings.id HAVING bookings.status = '' OR count(seq) = 0 OR min(seq) <> 1 OR max(seq) <> count(seq)
      OR bookings.version <> max(seq)
      OR bookings.status <> (SELECT to_status FROM booking_events
        WHERE booking_id = bookings.id ORDER BY seq DESC LIMIT 1) UNION
    SELECT later.booking_id FROM booking_events AS later JOIN booking_events AS before
      ON before.booking_id = later.booking_id AND before.seq = later.seq - 1
    WHERE later.from_status <> before.to_status`,
  'an event that no rule allows': `
    SELECT booking_id FROM booking_events WHERE NOT EXISTS (SELECT 1 FROM booking_transitions AS legal
      WHERE legal.event = booking_events.event AND legal.from_status = booking_events.from_status
        AND legal.to_status = booking_events.to_status)`,
  'a held booking without its trip, or a private trip of no booking or of two': `
    SELECT bookings.id FROM bookings JOIN seats ON seats.booking_id = bookings.id
      JOIN trips ON trips.id = seats.trip_id
    WHERE bookings.status IN ${WITH_SEATS}
      AND (trips.status = 'cancelled' OR bookings.trip_id IS NOT seats.trip_id) UNION
    SELECT id FROM trips WHERE kind = 'private' AND status <> 'cancelled'
      AND 1 <> (SELECT count(*) FROM seats WHERE trip_id = trips.id)`,
  'a hold without reference, deadlines or an accepted quote': `
    SELECT id FROM bookings WHERE status = 'on_hold' AND (reference IS NULL OR pay_by IS NULL OR lapse_at IS NULL
      OR lapse_at < pay_by OR policy IS NULL
      OR NOT EXISTS (SELECT 1 FROM quotes WHERE booking_id = bookings.id AND status = 'accepted'))`,
  'a booking with two open quotes, or an open quote of one that is not quoted': `
    SELECT booking_id FROM quotes WHERE status = 'open' GROUP BY booking_id HAVING count(*) > 1 UNION
    SELECT booking_id FROM quotes JOIN bookings ON bookings.id = booking_id
    WHERE quotes.status = 'open' AND kind = 'quote' AND bookings.status NOT IN ('quoted', 'offered')`,
  'an offered place without the quote that the guest accepts': `
    SELECT id FROM bookings WHERE status = 'offered' AND NOT EXISTS (SELECT 1 FROM quotes
      WHERE booking_id = bookings.id AND status = 'open' AND kind = 'quote')`,
  'a guest who waits for no day, or keeps a place in the line after the departure was cancelled': `
    SELECT bookings.id FROM bookings LEFT JOIN trips ON trips.id = trip_id
    WHERE bookings.status = 'waitlisted' AND (wish_day IS NULL OR bookings.tour_id IS NULL OR next_due_at IS NULL
      OR (trips.status = 'cancelled' AND next_due_at > trips.updated_at))`,
  'an accepted quote with other totals than its booking': `
    SELECT bookings.id FROM bookings JOIN quotes ON quotes.booking_id = bookings.id
    WHERE bookings.status IN ('on_hold', 'confirmed', 'completed', 'no_show') AND quotes.status = 'accepted'
      AND number = (SELECT max(number) FROM quotes WHERE booking_id = bookings.id AND status = 'accepted')
      AND (total <> iif(currency = 'KRW', total_won, total_cents) OR bookings.party <> quotes.party)`,
  'an overlap of a guide or vehicle, or one on a cancelled trip': `
    SELECT later.id FROM assignments AS later JOIN assignments AS earlier
      ON earlier.resource_id = later.resource_id AND earlier.id < later.id
    WHERE earlier.starts_at < later.ends_at AND later.starts_at < earlier.ends_at UNION
    SELECT assignments.id FROM assignments JOIN trips ON trips.id = trip_id WHERE trips.status = 'cancelled'`,
  'a reference that fails its check digit, or is used twice': `
    SELECT id FROM bookings WHERE reference IS NOT NULL
      AND (reference NOT GLOB '[1-9][0-9][0-9][0-9][0-9][0-9]' OR ${damm('reference')} <> '0') UNION
    SELECT min(id) FROM bookings WHERE reference IS NOT NULL GROUP BY reference HAVING count(*) > 1`,
  'a deadline that the job would never see, or see too late': `
    SELECT id FROM bookings WHERE (status = 'on_hold' AND lapse_at IS NOT NULL AND paid - refund_open - fees_kept < deposit
        AND coalesce(next_due_at, lapse_at + 1) > lapse_at)
      OR (status IN ('quoted', 'offered') AND coalesce(next_due_at, 9e15) > (SELECT min(valid_until) FROM quotes
        WHERE booking_id = bookings.id AND status = 'open' AND kind = 'quote'))
      OR (status = 'confirmed' AND ends_at IS NOT NULL AND coalesce(next_due_at, ends_at + 1) > ends_at)`,
  'personal data past its day': `
    SELECT travellers.id FROM travellers JOIN bookings ON bookings.id = booking_id WHERE ends_at < ${daysAgo(91)}
      OR (ends_at < ${daysAgo(31)} AND coalesce(diet, emergency) IS NOT NULL) UNION
    SELECT id FROM booking_messages WHERE created_at < ${daysAgo(3 * 366 + 1)} UNION
    SELECT id FROM bookings WHERE erased_at IS NOT NULL AND coalesce(name, email, email_key, phone, pickup, notes) IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id)`,
  'a booking that waits in one list and not in the other': `
    SELECT bookings.id FROM bookings JOIN inbox_threads ON inbox_threads.source = 'booking' AND source_id = bookings.id
    WHERE awaits_since IS NOT inbox_threads.waiting_since`,
}

/** The daily job gets one day more than each rule allows. UTC ms. */
function daysAgo(days: number): string {
  return `(unixepoch() - ${days} * 86400) * 1000`
}

/** SQL of the check of six digits: `0` for a valid reference. Implemented again here, from the published table. */
function damm(digits: string): string {
  const table =
    '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790'
  const places = [1, 2, 3, 4, 5, 6]
  return places.reduce(
    (row, place) => `substr('${table}', ${row} * 10 + substr(${digits}, ${place}, 1) + 1, 1)`,
    `'0'`,
  )
}
