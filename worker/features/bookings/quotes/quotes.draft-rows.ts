import { eq, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { keyColumns, requireSameBody, type RequestKey } from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { assertNotErased, unlessErased } from '../../../services/bookings/not-erased'
import { columnsOf } from './quotes.rows'
import type { QuoteContent } from './quotes.content'

/** The draft that the same request has already created. @throws AppError KeyReused */
export async function findDraft(db: Db, key: RequestKey): Promise<QuoteRow | null> {
  const [known] = await db.select().from(quotes).where(eq(quotes.requestKey, key.key))
  if (known) requireSameBody(key, known.requestHash)
  return known ?? null
}

/** Stores a draft with the next number. @throws AppError NotPossibleNow for an erased booking */
export async function insertDraft(
  c: MemberScope,
  { id, lang }: BookingRow,
  { kind, content, key }: { kind: QuoteRow['kind']; content: QuoteContent; key: RequestKey | null },
): Promise<QuoteRow> {
  const { db, now, member } = c.var
  const values = {
    bookingId: id,
    number: nextNumber(id),
    kind,
    lang,
    status: 'draft',
    ...columnsOf(content),
    createdBy: member.userId,
    createdAt: now,
    ...keyColumns(key),
  } as const
  const [, inserted] = await unlessErased(
    runBatch(db, [
      assertNotErased(db, id),
      db.insert(quotes).values(values).returning(),
      auditOfBooking(c, id, 'quote.draft'),
    ]),
  )
  return (inserted as QuoteRow[])[0] as QuoteRow
}

/** Computed in the statement, so that drafts created at the same moment get different numbers. */
function nextNumber(bookingId: number): SQL<number> {
  return sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM quotes WHERE booking_id = ${bookingId})`
}
