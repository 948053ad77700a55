import { z } from 'zod'
import { id } from '../schemas'

/** Held mails of the public forms, and what the desk does with them. */

const HELD_ACTS = ['release', 'drop'] as const
const IDS_MAX = 200

export const heldMails = z.object({
  act: z.enum(HELD_ACTS),
  /** All held mails if missing. */
  ids: z.array(id).min(1).max(IDS_MAX).optional(),
})
export type HeldMails = z.output<typeof heldMails>
