import { z } from 'zod'
import { named } from '../schemas'
import { person } from './inbox'

export const LATE_AFTER_HOURS = 24

export const inboxCounts = z.object({
  /** New and waiting threads. */
  open: z.int(),
  /** Those without an answer for over a day. */
  late: z.int(),
})
export const inboxOverview = named('InboxOverview', {
  ...inboxCounts.shape,
  /** Admins, each a possible owner of a thread. */
  owners: z.array(person),
})

export type InboxOverview = z.infer<typeof inboxOverview>
