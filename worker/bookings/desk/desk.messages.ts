import type { DeskMessage } from '../../contracts/bookings/desk-booking'
import type { Statement } from '../../db/db'
import { bookingMessages, type BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, keyColumns, type RequestKey } from '../../http/idempotency'
import type { MailContent } from '../../services/mail/mail-content'
import { runBatchWithMails, mailContext, outboxStatement } from '../../services/mail/outbox'
import { guestCode, type CodedBooking } from '../access/guest-code'
import { guestUrl } from '../access/guest-link'
import { auditOfBooking, bookingOf } from '../data/booking-events'
import { assertNotErased, unlessErased, changeBooking } from '../data/booking-row'
import { writeOnce } from '../data/booking-write'
import { wishedTrip } from '../mails/booking-mail'
import { requireBooking, type FoundBooking } from './desk.queries'

interface Writing extends DeskMessage {
  /** The whole request, which is hashed for its key; by default the message. */
  body?: unknown
  before?: Statement[]
  after?: Statement[]
}

/**
 * Writes a message to the guest of a booking, or a note for admins. After a reply the guest is no longer waiting; the
 * reply is mailed with the link, unless it was given by phone or in a chat. A repeated request writes nothing. `before`
 * and `after` are part of the batch.
 * @throws AppError NotFound, NotPossibleNow for an erased booking, KeyReused, and the errors of `before`
 */
export async function writeMessage(c: MemberScope, id: number, writing: Writing): Promise<void> {
  const { before = [], after = [], body, text, kind, via } = writing
  const message = { text, kind, via }
  const key = readRequestKey(c, c.var.member.userId, body ?? message)
  await writeOnce(c.var.db, bookingMessages, key, {
    run: async () => {
      const found = await requireBooking(c.var.db, id)
      if (found.booking.erasedAt !== null) throw new AppError('NotPossibleNow')
      const isMailed = kind === 'reply' && (via === 'page' || via === 'mail')
      const mails = isMailed ? guestMails(c, found, { template: 'bookingMessage', text }) : []
      const statements = messageStatements(c, id, { message, key })
      const batch = [assertNotErased(c.var.db, id), ...before, ...statements, ...after]
      await unlessErased(runBatchWithMails(c, batch, mails))
    },
    duplicateErrors: [],
  })
}

/** Stores an admin's reply or note; after a reply the guest is no longer waiting. */
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
    ...keyColumns(key),
  })
  const audit = auditOfBooking(c, id, isNote ? 'booking.note' : 'booking.reply', via)
  return isNote ? [written, audit] : [written, answeredStatement(c, id), audit]
}

function answeredStatement({ var: { db, now } }: MemberScope, id: number): Statement {
  return changeBooking(db, id, { awaitsSince: null, updatedAt: now })
}

type OfBooking<Content> = Content extends { template: infer Template }
  ? { template: Template } & Omit<Content, keyof ReturnType<typeof tripOf> | 'template'>
  : never

/** A mail to the guest, without the booking values that all these mails have. */
type GuestLetter = OfBooking<
  Extract<
    MailContent,
    { template: 'bookingMessage' | 'bookingDeclined' | 'bookingLink' | 'bookingRequestReceived' }
  >
>

/** The booking values that mails name; without `id` if the same batch inserts the booking. */
export interface MailedBooking extends Pick<FoundBooking, 'tourNames' | 'startDay' | 'endDay'> {
  booking: CodedBooking & { id?: number } & Pick<
      BookingRow,
      'email' | 'lang' | 'reference' | 'tourId' | 'flexDays' | 'party' | 'children' | 'pickupKind'
    > &
    Partial<Pick<BookingRow, 'name' | 'firstOpenedAt'>>
}

/** A mail to the guest with the link to the booking, in the booking's language; none if there is no address. */
export function guestMails(c: MemberScope, found: MailedBooking, letter: GuestLetter) {
  const { db, settings } = c.var
  const { email, lang, id, pid } = found.booking
  if (email === null) return []
  const mail = {
    ...letter,
    ...tripOf(c, found),
    to: email,
    lang,
    replyTo: settings.mail.company,
    ...(id === undefined
      ? { cause: { type: 'booking' }, rowId: bookingOf(pid) }
      : { cause: { type: 'booking', id } }),
  }
  return [outboxStatement(db, mail, mailContext(c))]
}

function tripOf(c: MemberScope, { booking, tourNames, startDay, endDay }: MailedBooking) {
  const context = mailContext(c)
  return {
    ...wishedTrip({ ...booking, wishDay: startDay }, tourNames, booking.lang),
    reference: booking.reference,
    endDay,
    guestName: booking.firstOpenedAt ? booking.name : null,
    url: guestUrl({ ...context, pepper: c.var.settings.pepper }, booking),
    code: guestCode(c.var.settings.pepper, booking, c.var.now),
  }
}
