import { sql } from 'drizzle-orm'
import { FIRST_SETTINGS } from '../../contracts/settings/first-settings'

/** The company's name as SQL, so that a mail in a batch needs no read before it. */
export const companyName = sql<string>`coalesce(
  (SELECT json_extract(value, '$.name') FROM site_settings WHERE name = 'company'), ${FIRST_SETTINGS.company.name})`

export const companyNameAsHtml = sql<string>`replace(replace(replace(${companyName},
  '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`
