import { z } from 'zod'
import { numberBetween } from './tours-input'
import { id } from '../schemas'

/** When a tour goes live. */

/** The version that a change is based on (UTC ms); null means none. */
export const seenVersion = z
  .union([
    z.null().transform(() => undefined),
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .optional()

/** Sets or cancels (null) when a hidden tour goes live. */
export const tourSchedule = z
  .object({
    forumId: id,
    /** UTC ms */
    publishAt: z.int().min(0).max(8_640_000_000_000_000).nullable(),
    status: numberBetween(1, 3).default(1),
    updatedAt: seenVersion,
  })
  .meta({ id: 'TourSchedule' })

/** When a hidden tour goes live (UTC ms), and with which status; null for none. */
export const publishing = {
  publishAt: z.int().nullable(),
  publishStatus: z.int().nullable(),
}

export type TourSchedule = z.output<typeof tourSchedule>
