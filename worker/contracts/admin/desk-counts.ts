import { z } from 'zod'
import { lang, named } from '../schemas'
import { inboxCounts } from '../inbox/inbox-overview'

/** The desk's first screen: how much work is open. */

export const desk = named('Desk', {
  inbox: inboxCounts,
  /** Bookings whose guests wait for an answer, and those that have waited for over a day. */
  bookings: z.object({ waiting: z.number().int(), late: z.number().int() }),
  newMembers: z.object({
    lastSevenDays: z.number().int(),
    latest: z.array(
      z.object({
        _id: z.number().int(),
        username: z.string(),
        lang,
        isVerified: z.boolean(),
        createdAt: z.number().int(),
      }),
    ),
  }),
  outbox: z.object({ queued: z.number().int(), failed: z.number().int(), dead: z.number().int() }),
  openReports: z.number().int(),
  heldPosts: z.number().int(),
  /** Bank entries that are not matched with a booking yet. */
  bankEntries: z.number().int(),
})

/** The number of open items for each screen. */
export const deskCounts = named('DeskCounts', {
  /** Inbox threads that wait for an answer, and those that have waited for over a day. */
  inquiries: z.number().int(),
  lateInquiries: z.number().int(),
  /** Bookings whose guests wait for an answer. */
  bookings: z.number().int(),
  /** Refunds that need action, and late money. */
  refunds: z.number().int(),
  openReports: z.number().int(),
  heldPosts: z.number().int(),
  /** Mails that failed or were given up. */
  failedMails: z.number().int(),
  /** Bank entries that are not matched with a booking yet. */
  bankEntries: z.number().int(),
})

export type Desk = z.infer<typeof desk>
export type DeskCounts = z.infer<typeof deskCounts>
