import { z } from 'zod'
import { named } from '../schemas'

export const versionsQuery = z.object({
  /** Versions before this one. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})

export const settingVersions = named('SettingVersions', {
  versions: z.array(
    z.object({
      _id: z.number(),
      at: z.number(),
      by: z.string().nullable(),
      /** The values before and after, of the group's shape; null where an older release stored another shape. */
      from: z.unknown(),
      to: z.unknown(),
    }),
  ),
  isMore: z.boolean(),
})

export type SettingVersions = z.infer<typeof settingVersions>
