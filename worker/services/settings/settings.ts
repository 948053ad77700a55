import { LastGood } from '../../cache/last-good'
import { readCached, writeCached } from '../../cache/kv'
import { SETTING_GROUPS, type SettingGroup } from '../../contracts/settings/setting-groups'
import { settingSchemas, type SettingValues } from '../../contracts/settings/settings'
import type { BankSettings } from '../../contracts/settings/settings-payment'
import type { RegionSettings } from '../../contracts/settings/settings-regions'
import type { Db } from '../../db/db'
import { isDatabaseFailure } from '../../db/failures'
import { readAll, sqlRead } from '../../db/sql-reads'
import type { Bindings } from '../../env'
import { logFailure } from '../../log'
import { FIRST_SETTINGS } from '../../contracts/settings/first-settings'

export const SETTINGS_TAG = 'settings'
const KEY = 'settings'
const COPY_SECONDS = 365 * 24 * 60 * 60
const FRESH_MS = 5000
/** Retry interval while D1 is unavailable. */
const RETRY_MS = 500

/** `bank` is null while D1 is unavailable: an outdated account is worse than none. */
export type KnownSettings = Omit<SettingValues, 'bank'> & { bank: BankSettings | null }

const memo = new LastGood<SettingValues>({ maxBytes: Infinity, maxAgeMs: Infinity })

/**
 * All settings: the isolate's for five seconds, else D1's. While D1 is unavailable the last good, KV's or first ones.
 * @throws D1's error for any other reason
 */
export async function readSettings(env: Bindings, db: Db): Promise<KnownSettings> {
  const fresh = memo.findFresh(KEY)
  if (fresh) return fresh
  const since = memo.purges
  try {
    const values = await readStored(db)
    memo.store(KEY, values, { tags: [SETTINGS_TAG], bytes: 0, freshMs: FRESH_MS, since })
    return values
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error
    const last = memo.claim(KEY, RETRY_MS)
    const copy = last ?? (await readCached<KnownSettings>(env.KV, 'settings', KEY))
    return { ...(copy ?? FIRST_SETTINGS), bank: null }
  }
}

/** Writes the copy for when D1 is unavailable; runs after every change. */
export async function storeSettingsCopy(env: Bindings, db: Db): Promise<void> {
  const value: KnownSettings = { ...(await readStored(db)), bank: null }
  await writeCached(env.KV, 'settings', { key: KEY, value, ttlSeconds: COPY_SECONDS })
}

async function readStored(db: Db): Promise<SettingValues> {
  const [rows] = await readAll(db, [
    sqlRead(
      'SELECT name, value FROM site_settings',
      [],
      (row: { name: string; value: string }) => row,
    ),
  ])
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    SETTING_GROUPS.map((group) => [group, parseSetting(group, stored.get(group))]),
  ) as SettingValues
}

/** A stored document, with the first values where it is missing or of a shape that this release does not know. */
export function parseSetting<Group extends keyof SettingValues>(
  group: Group,
  stored: string | undefined,
): SettingValues[Group] {
  if (stored === undefined) return FIRST_SETTINGS[group]
  const parsed = settingSchemas[group].safeParse(inCurrentShape(group, JSON.parse(stored)))
  if (parsed.success) return parsed.data as SettingValues[Group]
  logFailure('settings.shape', parsed.error, { group })
  return FIRST_SETTINGS[group]
}

/**
 * A field or region that a later release added has its first value until the group is saved again; a field that one
 * removed is ignored, so that the others are kept.
 */
function inCurrentShape(group: SettingGroup, value: object): unknown {
  if (group !== 'regions') {
    if (Array.isArray(value)) return value
    const first: object = FIRST_SETTINGS[group]
    const known = Object.entries(value).filter(([field]) => field in first)
    return { ...first, ...Object.fromEntries(known) }
  }
  const regions = value as RegionSettings
  const isNew = ({ id }: { id: number }) => !regions.some((region) => region.id === id)
  return [...regions, ...FIRST_SETTINGS.regions.filter(isNew)]
}
