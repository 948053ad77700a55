import { z } from 'zod'
import { settingSchemas } from './settings'
import { SETTING_GROUPS } from './setting-groups'

export const groupParams = z.object({ group: z.enum(SETTING_GROUPS) })

const changed = {
  /** UTC ms; 0 for the first values. */
  updatedAt: z.number(),
  /** Null for the first values, and for a member who is deleted. */
  updatedBy: z.string().nullable(),
}

export const storedSetting = z
  .discriminatedUnion('group', [
    z.object({ group: z.literal('prices'), value: settingSchemas.prices, ...changed }),
    z.object({ group: z.literal('seasons'), value: settingSchemas.seasons, ...changed }),
    z.object({ group: z.literal('bookings'), value: settingSchemas.bookings, ...changed }),
    z.object({ group: z.literal('regions'), value: settingSchemas.regions, ...changed }),
    z.object({ group: z.literal('company'), value: settingSchemas.company, ...changed }),
    z.object({ group: z.literal('bank'), value: settingSchemas.bank, ...changed }),
    z.object({ group: z.literal('staff'), value: settingSchemas.staff, ...changed }),
    z.object({ group: z.literal('cars'), value: settingSchemas.cars, ...changed }),
    z.object({ group: z.literal('footer'), value: settingSchemas.footer, ...changed }),
    z.object({ group: z.literal('mails'), value: settingSchemas.mails, ...changed }),
    z.object({ group: z.literal('access'), value: settingSchemas.access, ...changed }),
  ])
  .meta({ id: 'StoredSetting' })
export type StoredSetting = z.infer<typeof storedSetting>
