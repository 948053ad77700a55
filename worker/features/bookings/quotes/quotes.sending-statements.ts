import { and, eq } from 'drizzle-orm'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { bookings, quotes, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import type { RequestKey } from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { staffEvent } from '../../../services/bookings/caused-events'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { supersedeQuotes } from './quotes.open'
import { eventOf, type Sending } from './quotes.sending-checks'

export const DRAFT = 'QuoteIsDraft'

/** Opens the draft and marks the booking as quoted; a change leaves the booking's status as it is. */
export function sendingStatements(
  c: MemberScope,
  { booking, row, kind }: Sending,
  requestKey: RequestKey | null,
): Statement[] {
  const { db, now } = c.var
  const { id, paid } = booking
  const isOffer = kind === 'quote'
  const nextDueAt = isOffer ? row.validUntil : booking.nextDueAt
  return [
    assertDraft(db, row),
    supersedeQuotes(db, id, 'open'),
    db.update(quotes).set({ status: 'open', kind, sentAt: now }).where(eq(quotes.id, row.id)),
    db.update(bookings).set({ awaitsSince: null, nextDueAt }).where(eq(bookings.id, id)),
    // What was paid for the old date counts for the new one.
    ...(isOffer && paid > 0 ? [dropRefunds(db, id)] : []),
    sentEvent(c, { booking, row, kind }, requestKey),
    auditOfBooking(c, id, 'quote.send', `quote ${row.number}`),
  ]
}

function sentEvent(c: MemberScope, { booking, row, kind }: Sending, requestKey: RequestKey | null) {
  const to = kind === 'quote' ? 'quoted' : booking.status
  const data = { quote: row.number }
  return staffEvent(c.var, booking, { event: eventOf(kind), to, data, requestKey })
}

function assertDraft(db: Db, { id, version }: QuoteRow): Statement {
  const isSame = and(eq(quotes.id, id), eq(quotes.version, version))
  return assertInBatch(db, rowExists(quotes, and(isSame, eq(quotes.status, 'draft'))), DRAFT)
}
