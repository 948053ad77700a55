import { z } from 'zod'
import { named } from '../schemas'

/** Which admins have the same editor open. */

const KINDS = ['tour', 'itinerary', 'images', 'settings', 'page', 'inbox', 'booking'] as const

export const PRESENCE_RENEWED_EVERY_MS = 20_000
/** Two and a half renewals: one lost renewal does not count as leaving. */
export const PRESENCE_LASTS_MS = 50_000

export const presenceReport = named('PresenceReport', {
  kind: z.enum(KINDS),
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** The editor is being closed. */
  isLeaving: z.boolean().default(false),
})

/** The names of the other admins there. */
export const presentOthers = named('PresentAdmins', { others: z.array(z.string()) })

export type PresenceKind = (typeof KINDS)[number]
export type PresenceReport = z.output<typeof presenceReport>
