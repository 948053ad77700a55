import { eq } from 'drizzle-orm'
import type { DeskMessage } from '../../../contracts/desk-messages'
import type { Statement } from '../../../db/db'
import { bookingMessages, bookings } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { writeOnce } from '../../../services/bookings/once'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { guestMails } from './desk.mails'
import { requireBooking } from './desk.queries'

interface Writing extends DeskMessage {
  /** The whole request, for its key; the message where it is all. */
  body?: unknown
  before?: Statement[]
  after?: Statement[]
}

/**
 * Writes to the guest of a booking, or a note for admins. A reply ends the guest's waiting and is mailed with the link,
 * unless it was given by phone or in a chat. A repeated request writes nothing. `before` and `after` are part of the batch.
 * @throws AppError NotFound, NotPossibleNow for an erased booking, KeyReused, and what `before` fails with
 */
export async function writeMessage(c: MemberScope, id: number, writing: Writing): Promise<void> {
  const { before = [], after = [], body, text, kind, via } = writing
  const message = { text, kind, via }
  const key = readRequestKey(c, c.var.member.userId, body ?? message)
  await writeOnce(c.var.db, key, {
    run: async () => {
      const found = await requireBooking(c.var.db, id)
      if (found.booking.erasedAt !== null) throw new AppError('NotPossibleNow')
      const isMailed = kind === 'reply' && (via === 'page' || via === 'mail')
      const mails = isMailed ? guestMails(c, found, { template: 'bookingMessage', text }) : []
      const statements = messageStatements(c, id, { message, key })
      await runBatchWithMails(c, [...before, ...statements, ...after], mails)
    },
    duplicateErrors: [],
  })
}

function messageStatements(
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
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  })
  const audit = auditOfBooking(c, id, isNote ? 'booking.note' : 'booking.reply', via)
  const answered = db
    .update(bookings)
    .set({ awaitsSince: null, updatedAt: now })
    .where(eq(bookings.id, id))
  return isNote ? [written, audit] : [written, answered, audit]
}
