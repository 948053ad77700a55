import type { Resource } from '../../../worker/contracts/bookings/resources'
import { ADMIN, send, sessionOf } from './api'
import { confirmTrip } from './bookings'
import type { Lang } from './screens'
import { changeStore, readStore } from './store'

/** A new guide who speaks one language, with a trip that began an hour ago. */
export async function aGuideWithTrip(lang: Lang) {
  const { accessToken: token } = await sessionOf(ADMIN)
  const fields = { kind: 'guide', name: 'Robin', langs: [lang] }
  const guide = await send<Resource>('/api/admin/resources', fields, token)
  const { sent } = await confirmTrip(lang)
  const [booking] = readStore<{ id: number; tripId: number }>(
    'SELECT id, trip_id AS tripId FROM bookings WHERE pid = ?',
    sent.pid,
  )
  const { id, tripId } = booking ?? { id: 0, tripId: 0 }
  const [from, to] = [Date.now() - 3_600_000, Date.now() + 30_000_000]
  changeStore('DELETE FROM assignments WHERE trip_id = ?', tripId)
  changeStore('UPDATE trips SET starts_at = ?, ends_at = ? WHERE id = ?', from, to, tripId)
  changeStore(
    `UPDATE bookings SET balance_by = NULL, phone = '+1 403 555 0102', notes = 'Two child seats', total = total + 82000
     WHERE id = ?`,
    id,
  )
  changeStore(
    'INSERT INTO assignments (resource_id, trip_id, starts_at, ends_at) VALUES (?, ?, ?, ?)',
    guide.id,
    tripId,
    from,
    to,
  )
  return { guide, token, bookingId: id }
}

/** Reports of the crew about a booking, in order. */
export const marksOf = (bookingId: number) =>
  readStore<{ kind: string }>(
    'SELECT kind FROM crew_marks WHERE booking_id = ? ORDER BY id',
    bookingId,
  ).map(({ kind }) => kind)
