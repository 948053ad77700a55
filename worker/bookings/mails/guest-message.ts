import { bookingMessages } from '../../db/schema/bookings'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import type { Statement } from '../../db/db'
import type { GuestRequest } from '../access/guest-access'

/** Stores a guest's message to the company, for a batch. */
export function guestMessage(
  { var: { db, now, guest } }: GuestRequest,
  body: string,
  key: RequestKey | null = null,
) {
  const { id, userId } = guest.booking
  return db.insert(bookingMessages).values({
    bookingId: id,
    author: 'guest',
    userId,
    body,
    createdAt: now,
    ...keyColumns(key),
  })
}

/** Like `guestMessage`, but nothing for an empty text. */
export function messageStatements(c: GuestRequest, text: string): Statement[] {
  return text.trim() === '' ? [] : [guestMessage(c, text)]
}
