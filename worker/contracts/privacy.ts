import { z } from 'zod'
import { named } from './schemas'

const member = z.object({
  _id: z.number().int(),
  username: z.string(),
  lastActiveAt: z.number().int(),
})

/** Preview of the next daily run. */
export const privacyReport = named('PrivacyReport', {
  at: z.number().int(),
  /** Members who would be notified that their account will be deleted. */
  notices: z.array(member),
  /** Members whose data would be deleted. */
  deletions: z.array(member),
  /** Rows that would be deleted, by kind. */
  records: z.array(z.object({ name: z.string(), count: z.number().int() })),
})

export type PrivacyReport = z.infer<typeof privacyReport>

/** Where money was paid the name stays for the books; `keepsName` says that this is known. */
export const bookingErasure = named('BookingErasure', { keepsName: z.boolean().default(false) })
