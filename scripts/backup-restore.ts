import { open, stat } from 'node:fs/promises'
import type { Bindings } from '../worker/env'
import { listTables } from '../worker/features/backup/backup'
import { FORMER_TABLES, restoreBackup } from '../worker/features/backup/restore'
import { openBackupFile } from '../worker/features/backup/backup-reader'
import { canaryOf, findCanary } from '../worker/services/canary'
import { equalInConstantTime } from '../worker/http/keyed-hash'
import { openDb } from '../worker/db/client'
import { recoveryCodes, secondFactors } from '../worker/db/schema/accounts'
import { openFolder, putPictures, type Opened } from './backup-folder'
import { missingImages } from './missing-images'

/** The pepper of a local site can be read; a deployed site's must be given. */
type Stores = Pick<Bindings, 'DB' | 'MEDIA' | 'PEPPER'>

interface RestoreOptions {
  /** Restores although passwords will not work; second steps of logins would not either and are left out. */
  withOtherPepper?: boolean
  /** For an encrypted file, which holds no images: folder of an export whose images are copied into the bucket. */
  pictures?: string | undefined
  /** Asks for the key of an encrypted file. */
  askForKey: () => Promise<string>
}

/**
 * Fills a fresh, migrated site from an export's folder or an encrypted file. Returns the rows of each table, those left
 * out because their parent was deleted during the export, the number of images copied and the number still missing.
 * @throws Error when the site is not fresh, the backup does not fit, or something is missing afterwards
 */
export async function restoreFrom(
  path: string,
  { DB, MEDIA, PEPPER }: Stores,
  options: RestoreOptions,
) {
  const db = openDb(DB)
  const found = await stat(path).catch(() => null)
  const isFile = found?.isFile() === true
  const backup = isFile ? await openFile(path, await options.askForKey()) : await openFolder(path)
  try {
    if (!options.withOtherPepper) await requireSamePepper(backup, { DB, PEPPER })
    await requireKnownTables(DB, backup)
    const { counts, orphans } = await restoreBackup(db, backup)
    for (const { name, rows } of backup.counts.filter((table) => !FORMER_TABLES.has(table.name))) {
      const read = (counts.get(name) ?? 0) + (orphans.get(name) ?? 0)
      if (read !== rows) throw new Error(`${name}: ${read} rows instead of ${rows}`)
    }
    if (options.withOtherPepper)
      await db.batch([db.delete(secondFactors), db.delete(recoveryCodes)])
    const folder = isFile ? options.pictures : path
    const pictures = folder ? await putPictures(folder, MEDIA) : 0
    return { counts, orphans, pictures, missing: await missingImages(db, MEDIA) }
  } finally {
    await backup.close?.()
  }
}

/** @throws Error with a sentence, see `openBackupFile` */
async function openFile(path: string, key: string): Promise<Opened> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number, length: number) => {
      const bytes = new Uint8Array(length)
      await file.read(bytes, 0, length, from)
      return bytes
    }
    const { end, ...source } = await openBackupFile({ size, read }, key)
    const { tables: counts, canary } = end
    return { ...source, counts, canary, close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Compares the peppers before writing a row: with another pepper no password of the backup works. */
async function requireSamePepper(
  { canary }: Opened,
  { DB, PEPPER }: Pick<Stores, 'DB' | 'PEPPER'>,
): Promise<void> {
  if (!canary) return
  const own = PEPPER ? canaryOf(PEPPER) : await findCanary(openDb(DB))
  const anyway =
    'To restore nevertheless and let every member choose a new password: --with-other-pepper.'
  if (own === null)
    throw new Error(
      `Whether PEPPER is that of the backup is not known. Give it: PEPPER=… npm run restore. ${anyway}`,
    )
  if (equalInConstantTime(own, canary)) return
  throw new Error(
    `PEPPER is not that of the backup, so no password would be right; nothing was written. Set the old one: npx wrangler secret put PEPPER. ${anyway}`,
  )
}

async function requireKnownTables(DB: D1Database, { tables }: Opened): Promise<void> {
  const known = new Set((await listTables(openDb(DB))).map(({ name }) => name))
  const unknown = tables.filter((name) => !known.has(name) && !FORMER_TABLES.has(name))
  if (known.size === 0 || unknown.length === 0) return
  throw new Error(
    `The backup holds ${unknown.join(', ')}, which this release does not know; nothing was written. Restore it with the release that made it.`,
  )
}
