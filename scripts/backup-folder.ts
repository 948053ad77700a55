import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Bindings } from '../worker/env'
import { keyOf, listTables, readRows } from '../worker/features/backup/backup'
import {
  BACKUP_VERSION,
  type BackupRow,
  type ExportManifest,
} from '../worker/contracts/backup/exports'
import type { RowKey } from '../worker/contracts/backup/row-key'
import { canaryOf, findCanary } from '../worker/services/canary'
import { CONTENT_TYPES, readImageFile } from '../worker/services/media/image-file'
import { openDb } from '../worker/db/client'
import { isImageKey } from '../worker/contracts/media/image-address'
import type { BackupSource } from '../worker/features/backup/restore'

/** A backup on disk: `manifest.json`, `tables/{name}.ndjson` (one row per line), `pictures/{key}`. */

const PAGE = 500
/** A backup holds password hashes and mails, so only its owner may read it. */
const OWNER = { mode: 0o600 }
/** An opened backup: its metadata and its rows. */
export interface Opened extends BackupSource {
  /** Rows by table. */
  counts: { name: string; rows: number }[]
  /** Shows whether the password hashes match a site's pepper; null when the exported site had not written one yet. */
  canary: string | null
  close?: () => Promise<void>
}

/** The pepper of a local site can be read; a deployed site's must be given. */
type Stores = Pick<Bindings, 'DB' | 'MEDIA' | 'PEPPER'>

interface Manifest extends Omit<ExportManifest, 'version'> {
  version: number
  /** Shows whether the password hashes match a site's pepper; null when the exported site had not written one yet. */
  canary?: string | null
}

/** Writes all data of the site, password hashes included, into an empty folder. */
export async function exportTo(
  folder: string,
  { DB, MEDIA, PEPPER }: Stores,
  now: number,
): Promise<ExportManifest> {
  for (const part of ['tables', 'pictures'])
    await mkdir(join(folder, part), { recursive: true, mode: 0o700 })
  if ((await readdir(join(folder, 'tables'))).length > 0)
    throw new Error(`${folder} holds a backup already`)
  const db = openDb(DB)
  const tables: ExportManifest['tables'] = []
  // Children before their parents: a row written during the export then never lacks its parent.
  for (const table of (await listTables(db)).toReversed()) {
    let rows = 0
    let after: RowKey | undefined
    for (;;) {
      const page = await readRows(db, table, { after, count: PAGE })
      await appendFile(
        fileOf(folder, table.name),
        page.map((row) => `${JSON.stringify(row)}\n`).join(''),
        OWNER,
      )
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
      if (object)
        await writeFile(
          join(folder, 'pictures', key),
          Buffer.from(await object.arrayBuffer()),
          OWNER,
        )
    }
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  const canary = PEPPER ? canaryOf(PEPPER) : await findCanary(db)
  const manifest = { version: BACKUP_VERSION, exportedAt: now, tables, canary } as const
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, OWNER)
  return manifest
}

/**
 * Opens a folder after reading all of its rows.
 * @throws Error when it holds no backup, one of another version, or other rows than its manifest names
 */
export async function openFolder(folder: string): Promise<Opened> {
  const { tables, canary = null } = await readManifest(folder)
  for (const { name, rows } of tables) await requireRows(folder, name, rows)
  return {
    counts: tables,
    canary,
    tables: tables.map(({ name }) => name),
    rowsOf: (table) => rowsOf(folder, table),
  }
}

/**
 * Copies the images of an export into a bucket, where anyone may read them: a link to another file, or a file that is no
 * image, is left out. Returns the number of images.
 */
export async function putPictures(folder: string, bucket: R2Bucket): Promise<number> {
  const files = await readdir(join(folder, 'pictures'), { withFileTypes: true })
  let pictures = 0
  for (const { name: key } of files.filter((file) => file.isFile() && isImageKey(file.name))) {
    const bytes = new Uint8Array(await readFile(join(folder, 'pictures', key)))
    const type = imageType(bytes)
    if (type === null || !key.endsWith(`.${type}`)) continue
    await bucket.put(key, bytes, { httpMetadata: { contentType: CONTENT_TYPES[type] } })
    pictures += 1
  }
  return pictures
}

function imageType(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return readImageFile(bytes).type
  } catch {
    return null
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) throw new Error(`There is no backup in ${folder}: it has no manifest.json.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.version === BACKUP_VERSION) return manifest
  throw new Error(
    `The backup in ${folder} has the form ${manifest.version}, which this release cannot read.`,
  )
}

/** @throws Error for a table whose file is missing, has other rows, or a line that is no row */
async function requireRows(folder: string, name: string, rows: number): Promise<void> {
  const damaged = (what: string) =>
    new Error(`The backup in ${folder} is damaged: ${what}; nothing was written.`)
  let read = 0
  try {
    for await (const row of rowsOf(folder, name)) {
      if (typeof row !== 'object' || row === null)
        throw damaged(`${name} has a line that is no row`)
      read += 1
    }
  } catch (cause) {
    throw cause instanceof SyntaxError ? damaged(`row ${read + 1} of ${name} is cut`) : cause
  }
  if (read !== rows) throw damaged(`${name} has ${read} rows instead of ${rows}`)
}

async function* rowsOf(folder: string, table: string): AsyncIterable<BackupRow> {
  for await (const line of createInterface({
    input: createReadStream(fileOf(folder, table)),
    crlfDelay: Infinity,
  }))
    if (line !== '') yield JSON.parse(line) as BackupRow
}

function fileOf(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.ndjson`)
}
