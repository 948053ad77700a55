import { z } from 'zod'
import { settingSchemas } from './settings'

const sent = {
  /** The version that the change is based on, UTC ms: 409 when another one is stored. */
  updatedAt: z.int().min(0),
}

export const settingChange = z
  .discriminatedUnion('group', [
    z.strictObject({ group: z.literal('prices'), value: settingSchemas.prices, ...sent }),
    z.strictObject({ group: z.literal('seasons'), value: settingSchemas.seasons, ...sent }),
    z.strictObject({ group: z.literal('bookings'), value: settingSchemas.bookings, ...sent }),
    z.strictObject({ group: z.literal('regions'), value: settingSchemas.regions, ...sent }),
    z.strictObject({ group: z.literal('company'), value: settingSchemas.company, ...sent }),
    z.strictObject({
      group: z.literal('bank'),
      value: settingSchemas.bank,
      ...sent,
      /** The sender's own password, because transfers go to the account set here. */
      password: z.string().max(200),
    }),
    z.strictObject({ group: z.literal('staff'), value: settingSchemas.staff, ...sent }),
    z.strictObject({ group: z.literal('cars'), value: settingSchemas.cars, ...sent }),
    z.strictObject({ group: z.literal('footer'), value: settingSchemas.footer, ...sent }),
    z.strictObject({ group: z.literal('mails'), value: settingSchemas.mails, ...sent }),
    z.strictObject({ group: z.literal('access'), value: settingSchemas.access, ...sent }),
  ])
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof settingChange>
