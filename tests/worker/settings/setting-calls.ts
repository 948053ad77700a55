import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { SETTINGS_TAG } from '../../../worker/services/settings/settings'
import { evictTagged } from '../../../worker/cache/tags'
import { siteSettings } from '../../../worker/db/schema/settings'
import { send, type Sent } from '../../support/accounts'
import { anAdmin, db } from '../../support/builders'

/** A group as the desk reads it. */
export async function readSetting(group: SettingGroup, token: string): Promise<StoredSetting> {
  return (await send(`/api/admin/settings/${group}`, undefined, { token })).json()
}

interface Change {
  group: SettingGroup
  value: unknown
  updatedAt?: number
  password?: string
}

/** Changes a group as an admin, by default on top of the stored version. */
export async function changeSetting(change: Change, { token, ...sent }: Sent = {}) {
  const as = token ?? (await anAdmin()).token
  const { updatedAt } = await readSetting(change.group, as)
  return send('/api/admin/settings', { updatedAt, ...change }, { token: as, ...sent })
}

/** Prices that differ from the first ones. */
export function pricesWith(change: object) {
  return { ...FIRST_SETTINGS.prices, ...change }
}

/** Restores the first values. */
export async function forgetSettings(): Promise<void> {
  await db.delete(siteSettings)
  evictTagged([SETTINGS_TAG, 'pages'])
}
