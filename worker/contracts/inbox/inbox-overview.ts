import { z } from 'zod'
import { named } from '../schemas'
import { person } from './inbox'

/** How many threads wait, and who may own one. */

export const LATE_AFTER_HOURS = 24

export const inboxCounts = z.object({
  /** New and waiting threads. */
  open: z.number().int(),
  /** Of these, without an answer for over a day. */
  late: z.number().int(),
})
export const inboxOverview = named('InboxOverview', {
  ...inboxCounts.shape,
  /** Admins, who may own a thread. */
  owners: z.array(person),
})

export type InboxOverview = z.infer<typeof inboxOverview>
