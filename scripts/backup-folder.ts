import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Bindings } from '../worker/env'
import { keyOf, listTables, readRows, restoreBackup } from '../worker/features/backup/backup'
import {
  BACKUP_VERSION,
  type BackupRow,
  type ExportManifest,
  type RowKey,
} from '../worker/features/backup/backup.contract'
import { CONTENT_TYPES } from '../worker/features/images/image-file'
import { openDb } from '../worker/platform/db'
import { isImageKey } from '../worker/platform/image-address.contract'

/** A backup on disk: `manifest.json`, `tables/{name}.ndjson` (a row a line), `pictures/{key}`. */

const PAGE = 500
type Stores = Pick<Bindings, 'DB' | 'MEDIA'>

/** Writes everything that the site holds, passwords' hashes included, into an empty folder. */
export async function exportTo(folder: string, { DB, MEDIA }: Stores, now: number): Promise<ExportManifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })
  if ((await readdir(join(folder, 'tables'))).length > 0) throw new Error(`${folder} holds a backup already`)
  const db = openDb(DB)
  const tables: ExportManifest['tables'] = []
  // Children before their parents: what is written meanwhile never leaves a row whose parent the backup lacks.
  for (const table of (await listTables(db)).toReversed()) {
    let rows = 0
    let after: RowKey | undefined
    for (;;) {
      const page = await readRows(db, table, { after, count: PAGE })
      await appendFile(fileOf(folder, table.name), page.map((row) => `${JSON.stringify(row)}\n`).join(''))
      rows += page.length
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      after = keyOf(table, last)
    }
    tables.push({ name: table.name, rows })
  }
  let cursor: string | undefined
  do {
    const page = await MEDIA.list({ ...(cursor && { cursor }) })
    for (const { key } of page.objects.filter((object) => isImageKey(object.key))) {
      const object = await MEDIA.get(key)
      if (object) await writeFile(join(folder, 'pictures', key), Buffer.from(await object.arrayBuffer()))
    }
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  const manifest = { version: BACKUP_VERSION, exportedAt: now, tables } as const
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Fills a fresh, migrated site from a backup. Returns the rows of each table, those left out because their parent was
 * removed while the backup was made, and the number of pictures.
 * @throws Error when the site is not fresh, the backup is of another form, or something is missing afterwards
 */
export async function restoreFrom(folder: string, { DB, MEDIA }: Stores) {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Omit<
    ExportManifest,
    'version'
  > & { version: number }
  if (manifest.version !== BACKUP_VERSION) throw new Error('This is no backup that this version can read')
  const { counts, orphans } = await restoreBackup(openDb(DB), {
    tables: manifest.tables.map(({ name }) => name),
    rowsOf: (table) => rowsOf(folder, table),
  })
  for (const { name, rows } of manifest.tables) {
    const read = (counts.get(name) ?? 0) + (orphans.get(name) ?? 0)
    if (read !== rows) throw new Error(`${name}: ${read} rows instead of ${rows}`)
  }
  const pictures = (await readdir(join(folder, 'pictures'))).filter(isImageKey)
  for (const key of pictures) {
    const contentType = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1) as keyof typeof CONTENT_TYPES]
    await MEDIA.put(key, await readFile(join(folder, 'pictures', key)), { httpMetadata: { contentType } })
  }
  return { counts, orphans, pictures: pictures.length }
}

async function* rowsOf(folder: string, table: string): AsyncIterable<BackupRow> {
  for await (const line of createInterface({ input: createReadStream(fileOf(folder, table)), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line) as BackupRow
}

function fileOf(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.ndjson`)
}
