import { z } from 'zod'
import { lang, named } from '../schemas'
import { bookingCounts } from '../bookings/desk-bookings'
import { inboxCounts } from '../inbox/inbox-overview'

/** The desk's first screen: how much work is open. */

export const desk = named('Desk', {
  inbox: inboxCounts,
  /** Bookings whose guests wait for an answer. */
  waitingBookings: z.int(),
  /** Of each list of bookings. */
  bookings: bookingCounts,
  /** Refunds to approve and to send, and late money. */
  money: z.object({ proposed: z.int(), approved: z.int(), late: z.int() }),
  /** Null for staff who do not manage members. */
  newMembers: z
    .object({
      lastSevenDays: z.int(),
      latest: z.array(
        z.object({
          _id: z.int(),
          username: z.string(),
          lang,
          isVerified: z.boolean(),
          createdAt: z.int(),
        }),
      ),
    })
    .nullable(),
  outbox: z.object({ queued: z.int(), failed: z.int(), dead: z.int(), held: z.int() }),
  openReports: z.int(),
  heldPosts: z.int(),
  /** Bank entries that are not matched with a booking yet. */
  bankEntries: z.int(),
  /** Mails about e-Transfers that need an admin. */
  bankMails: z.int(),
})

/** The number of open items for each screen. */
export const deskCounts = named('DeskCounts', {
  /** Inbox threads that wait for an answer, and those that have waited for over a day. */
  inquiries: z.int(),
  lateInquiries: z.int(),
  /** Bookings whose guests wait for an answer. */
  bookings: z.int(),
  /** Refunds that need action, and late money. */
  refunds: z.int(),
  openReports: z.int(),
  heldPosts: z.int(),
  /** Mails that failed or were given up. */
  failedMails: z.int(),
  /** Bank entries that are not matched with a booking yet. */
  bankEntries: z.int(),
  /** Mails about e-Transfers that need an admin. */
  bankMails: z.int(),
})

export type Desk = z.infer<typeof desk>
export type DeskCounts = z.infer<typeof deskCounts>
