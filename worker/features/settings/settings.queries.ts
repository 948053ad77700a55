import { and, desc, eq, lt } from 'drizzle-orm'
import type { SettingGroup } from '../../contracts/settings/setting-groups'
import { settingSchemas } from '../../contracts/settings/settings'
import type { StoredSetting } from '../../contracts/settings/settings-desk'
import type { SettingVersions } from '../../contracts/settings/setting-versions'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import { siteSettings, siteSettingVersions } from '../../db/schema/settings'
import { parseSetting } from '../../services/settings/settings'

const VERSIONS_PER_PAGE = 20

/** A group as stored, with its version and writer. */
export async function findSetting(db: Db, group: SettingGroup): Promise<StoredSetting> {
  const [row] = await db
    .select({
      value: siteSettings.value,
      updatedAt: siteSettings.updatedAt,
      updatedBy: users.username,
    })
    .from(siteSettings)
    .leftJoin(users, eq(users.id, siteSettings.updatedBy))
    .where(eq(siteSettings.name, group))
  return {
    group,
    value: parseSetting(group, row?.value),
    updatedAt: row?.updatedAt ?? 0,
    updatedBy: row?.updatedBy ?? null,
  } as StoredSetting
}

/** The changes of a group, newest first, 20 at a time. `before` is the id of the last one seen. */
export async function listVersions(
  db: Db,
  group: SettingGroup,
  before: number | undefined,
): Promise<SettingVersions> {
  const isOfGroup = eq(siteSettingVersions.name, group)
  const isEarlier = before === undefined ? undefined : lt(siteSettingVersions.id, before)
  const rows = await db
    .select({
      _id: siteSettingVersions.id,
      at: siteSettingVersions.at,
      by: users.username,
      from: siteSettingVersions.oldValue,
      to: siteSettingVersions.newValue,
    })
    .from(siteSettingVersions)
    .leftJoin(users, eq(users.id, siteSettingVersions.actorId))
    .where(and(isOfGroup, isEarlier))
    .orderBy(desc(siteSettingVersions.id))
    .limit(VERSIONS_PER_PAGE + 1)
  const versions = rows.slice(0, VERSIONS_PER_PAGE).map(({ from, to, ...version }) => ({
    ...version,
    from: readVersion(group, from),
    to: readVersion(group, to),
  }))
  return { versions, isMore: rows.length > VERSIONS_PER_PAGE }
}

/** Null for a document of a shape that this release does not know. */
function readVersion(group: SettingGroup, json: string): unknown {
  return settingSchemas[group].safeParse(JSON.parse(json)).data ?? null
}
