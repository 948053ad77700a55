import type { Statement } from '../../db/db'
import type { MemberScope } from '../../http/context'

/** Writes a reply on the board; provided by the board. `before` and `after` are part of its batch. */
type ReplyOnBoard = (
  c: MemberScope,
  reply: {
    tourId: number
    topicId: number
    text: string
    body: unknown
    before: Statement[]
    after: Statement[]
  },
) => Promise<void>

/** Writes to the guest of a booking; provided by the bookings. `before` and `after` are part of its batch. */
export type WriteToGuest = (
  c: MemberScope,
  bookingId: number,
  message: {
    text: string
    kind: 'reply' | 'note'
    via: 'mail'
    body: unknown
    before?: Statement[]
    after?: Statement[]
  },
) => Promise<void>

/** Writers of other features; no feature calls another. */
export interface Writers {
  replyOnBoard: ReplyOnBoard
  writeToGuest: WriteToGuest
}
