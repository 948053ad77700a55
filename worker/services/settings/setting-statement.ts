import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SettingValues } from '../../contracts/settings/settings'
import type { Db } from '../../db/db'
import { siteSettings } from '../../db/schema/settings'
import { FIRST_SETTINGS } from '../../contracts/settings/first-settings'

/** The stored value of a group, for the round trip that needs it; `parseSetting` reads it. */
export function settingStatement(db: Db, name: keyof SettingValues) {
  const { value } = siteSettings
  return db.select({ value }).from(siteSettings).where(eq(siteSettings.name, name))
}

/** The stored values of several groups in one statement, with their names. */
export function settingsStatement(db: Db, names: (keyof SettingValues)[]) {
  const { name, value } = siteSettings
  return db.select({ name, value }).from(siteSettings).where(inArray(name, names))
}

/** The company's name and phone as SQL, so that a mail in a batch needs no read before it. */
export const companyName = companyFact('name')
export const companyPhone = companyFact('phone')

export const asHtml = (text: SQL) =>
  sql<string>`replace(replace(replace(${text}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`

function companyFact(fact: 'name' | 'phone') {
  return sql<string>`coalesce(
  (SELECT json_extract(value, ${`$.${fact}`}) FROM site_settings WHERE name = 'company'), ${FIRST_SETTINGS.company[fact]})`
}
