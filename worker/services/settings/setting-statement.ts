import { eq } from 'drizzle-orm'
import type { SettingValues } from '../../contracts/settings/settings'
import type { Db } from '../../db/db'
import { siteSettings } from '../../db/schema/settings'

/** The stored value of a group, for the round trip that needs it; `parseSetting` reads it. */
export function settingStatement(db: Db, name: keyof SettingValues) {
  return db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, name))
}
