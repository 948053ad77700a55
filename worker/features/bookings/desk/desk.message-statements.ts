import { eq } from 'drizzle-orm'
import type { DeskMessage } from '../../../contracts/bookings/desk-messages'
import type { Statement } from '../../../db/db'
import { bookingMessages, bookings } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { keyColumns, type RequestKey } from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'

/** Stores an admin's reply or note; after a reply the guest is no longer waiting. */
export function messageStatements(
  c: MemberScope,
  id: number,
  { message: { text, kind, via }, key }: { message: DeskMessage; key: RequestKey | null },
): Statement[] {
  const { db, now, member } = c.var
  const isNote = kind === 'note'
  const written = db.insert(bookingMessages).values({
    bookingId: id,
    author: isNote ? 'note' : 'staff',
    userId: member.userId,
    via,
    body: text,
    createdAt: now,
    ...keyColumns(key),
  })
  const audit = auditOfBooking(c, id, isNote ? 'booking.note' : 'booking.reply', via)
  return isNote ? [written, audit] : [written, answeredStatement(c, id), audit]
}

function answeredStatement({ var: { db, now } }: MemberScope, id: number): Statement {
  const columns = { awaitsSince: null, updatedAt: now }
  return db.update(bookings).set(columns).where(eq(bookings.id, id))
}
