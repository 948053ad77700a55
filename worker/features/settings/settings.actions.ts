import { eq, sql } from 'drizzle-orm'
import { purgeTags } from '../../cache/tags'
import type { SettingChange } from '../../contracts/settings/setting-change'
import { areKept } from '../../contracts/settings/regions'
import type { StoredSetting } from '../../contracts/settings/settings-desk'
import type { StaffMember } from '../../contracts/settings/settings-people'
import type { RegionSettings } from '../../contracts/settings/settings-regions'
import type { SettingGroup } from '../../contracts/settings/setting-groups'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { siteSettings, siteSettingVersions } from '../../db/schema/settings'
import { categories } from '../../db/schema/tours'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { logFailure } from '../../log'
import { runBatchWithMails, mailContext, outboxStatement } from '../../services/mail/outbox'
import { SETTINGS_TAG, storeSettingsCopy } from '../../services/settings/settings'
import { changeCapsStatement } from '../../bookings/days/day-caps'
import { findSetting } from './settings.queries'
import { listMailedAdmins } from '../../services/members/admins'

/**
 * Stores a changed group with its history and audit row in one batch, which compares the version: the second of two
 * writers fails. @throws AppError EditConflict with the stored group as `current`
 */
export async function changeSetting(c: MemberScope, change: SettingChange): Promise<void> {
  const { db } = c.var
  const { group, updatedAt: seen } = change
  const stored = await findSetting(db, group)
  if (stored.updatedAt !== seen) throw new AppError('EditConflict', { extra: { current: stored } })
  if (isSame(stored.value, change.value)) return
  await requireKnownRegions(db, change, stored)
  const mails = group === 'bank' ? await bankMails(c) : []
  try {
    await runBatchWithMails(c, changeStatements(c, change, stored.value), mails)
  } catch (error) {
    if (!isFailedAssertion(error, 'EditConflict')) throw error
    const current = await findSetting(db, group)
    throw new AppError('EditConflict', { cause: error, extra: { current } })
  }
  invalidateSettings(c)
}

/** A region is never removed, and guides are those of known ones. @throws AppError Invalid */
async function requireKnownRegions(
  db: Db,
  { group, value }: SettingChange,
  stored: StoredSetting,
): Promise<void> {
  const isSound =
    group === 'regions'
      ? areKept(stored.value as RegionSettings, value)
      : group !== 'staff' || (await haveKnownRegions(db, value))
  if (!isSound) throw new AppError('Invalid')
}

async function haveKnownRegions(db: Db, staff: readonly StaffMember[]): Promise<boolean> {
  const regions = (await findSetting(db, 'regions')).value as RegionSettings
  const known = new Set(regions.map(({ slug }) => slug))
  return staff.every(({ guides }) => guides.every((slug) => known.has(slug)))
}

/** Version 0 means that the first values apply. */
function assertVersion(db: Db, group: SettingGroup, seen: number): Statement {
  const version = sql`coalesce((SELECT updated_at FROM site_settings WHERE name = ${group}), 0)`
  return assertInBatch(db, eq(version, seen), 'EditConflict')
}

function changeStatements(c: MemberScope, change: SettingChange, before: object): Statement[] {
  const { db, now, member } = c.var
  const { group, updatedAt: seen } = change
  const value = JSON.stringify(change.value)
  const row = { value, updatedAt: Math.max(now, seen + 1), updatedBy: member.userId }
  const values = { oldValue: JSON.stringify(before), newValue: value }
  const audited = { action: 'settings.change', subjectType: 'settings', subjectId: group } as const
  return [
    assertVersion(db, group, seen),
    db
      .insert(siteSettings)
      .values({ name: group, ...row })
      .onConflictDoUpdate({ target: siteSettings.name, set: row }),
    db
      .insert(siteSettingVersions)
      .values({ name: group, at: now, actorId: member.userId, ...values }),
    ...capacityStatements(db, change, now),
    ...regionStatements(db, change),
    auditStatement(c, { ...audited, detail: changedKeys(before, change.value).join(', ') }),
  ]
}

/** Applies the new cap to future days; a day that already has more trips keeps them. */
function capacityStatements(db: Db, change: SettingChange, now: number): Statement[] {
  return change.group === 'bookings' ? [changeCapsStatement(db, change.value.dayCapacity, now)] : []
}

/** Tours refer to the row of a new region. */
function regionStatements(db: Db, change: SettingChange): Statement[] {
  if (change.group !== 'regions') return []
  const rows = change.value.map(({ id, slug }) => ({ id, slug, position: id }))
  return [db.insert(categories).values(rows).onConflictDoNothing()]
}

/** Pages name prices and facts of the company everywhere, so all of them are rendered again. */
function invalidateSettings(c: MemberScope): void {
  purgeTags(c, [SETTINGS_TAG, 'pages'])
  const stored = storeSettingsCopy(c.env, c.var.db).catch((error) =>
    logFailure('settings.copy', error, {}),
  )
  c.executionCtx.waitUntil(stored)
}

/** The names of changed fields; none of a list. */
function changedKeys(from: object, to: object): string[] {
  if (Array.isArray(to)) return []
  const before = new Map(Object.entries(from))
  return Object.entries(to)
    .filter(([key, value]) => !isSame(before.get(key), value))
    .map(([key]) => key)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

const MOST_READERS = 50

/** Notifies every admin and the company of a changed bank account, so that no change goes unnoticed. */
async function bankMails(c: MemberScope) {
  const { db, now, member, settings } = c.var
  const admins = await listMailedAdmins(db, MOST_READERS)
  const { company, companyLang } = settings.mail
  const readers = [
    ...admins.map((admin) => ({ to: admin.email ?? '', lang: admin.lang })),
    { to: company, lang: companyLang },
  ]
  const cause = { type: 'settings', id: 'bank' }
  const facts = { username: member.username, changedAt: now, cause }
  return readers.map((reader) =>
    outboxStatement(db, { template: 'bankChanged', ...reader, ...facts }, mailContext(c)),
  )
}
