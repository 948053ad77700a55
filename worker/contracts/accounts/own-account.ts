import { z } from 'zod'
import { lang, named } from '../schemas'
import { email, password } from './accounts'
import { STAFF_ROLES } from './permissions'
import { secondFactorState } from './second-factor'
import { sessionResponse } from './sessions'

export const ownSettings = named('Settings', {
  username: z.string(),
  email: z.string(),
  /** The address of a pending e-mail change. */
  pendingEmail: z.string().nullable(),
  lang,
  wantEmail: z.boolean(),
  avatarUrl: z.string(),
  isSuperUser: z.boolean(),
  /** Of staff; null for a plain member. */
  role: z.enum(STAFF_ROLES).nullable(),
  verified: z.boolean(),
  secondFactor: secondFactorState,
  createdAt: z.int(),
  /** Bookings that are not over; they are kept when the account is deleted. */
  openBookings: z.int(),
})

/** Fields left out do not change. An empty `avatarUrl` deletes it. `password` and `email` need `oldPassword`. */
export const settingsChange = named('SettingsChange', {
  oldPassword: z.string().max(200).optional(),
  password: password.optional(),
  email: email.optional(),
  avatarUrl: z.string().max(200).optional(),
  wantEmail: z.boolean().optional(),
  lang: lang.optional(),
})

export const accountDeletion = z.object({ password: z.string().max(200) })

/** Settings after a change. A new password ends every session and starts a new one for the sender. */
export const changedSettings = named('ChangedSettings', {
  ...ownSettings.shape,
  session: z.optional(sessionResponse),
})
export type OwnSettings = z.infer<typeof ownSettings>
export type SettingsChange = z.output<typeof settingsChange>
