import { BACKUP_FILE_VERSION } from '../../contracts/backup/backup'
import type { BackupSource } from './restore'
import {
  END,
  openFileKey,
  openRecord,
  PADDING,
  PAGE,
  readHead,
  RECORD_HEAD,
  type EndRecord,
  type FileKey,
  type PageRecord,
} from './backup-file'

const MAX_HEADER_BYTES = 1000

/** A file, or an object in R2. */
export interface ByteSource {
  size: number
  read: (from: number, length: number) => Promise<Uint8Array<ArrayBuffer>>
}

interface OpenedBackup extends BackupSource {
  end: EndRecord
}

/** Place of a page in the file. */
interface Place {
  index: number
  from: number
  length: number
}

/**
 * Opens an encrypted backup after reading and checking all of it.
 * @throws Error with a sentence: not a backup, another version, another key, cut off, damaged
 */
export async function openBackupFile(source: ByteSource, secret: string): Promise<OpenedBackup> {
  const fileKey = await openHeader(source, secret)
  const { end, pages, counts } = await readPlaces(source, fileKey)
  const wrong = end.tables.find(({ name, rows }) => (counts.get(name) ?? 0) !== rows)
  if (wrong) throw new Error(`The backup is damaged: rows of ${wrong.name} are missing.`)
  return {
    end,
    tables: end.tables.map(({ name }) => name),
    rowsOf: (table) => rowsAt(source, fileKey, pages.get(table) ?? []),
  }
}

async function openHeader(source: ByteSource, secret: string): Promise<FileKey> {
  const start = await source.read(0, Math.min(MAX_HEADER_BYTES, source.size))
  const header = new TextDecoder().decode(start.subarray(0, start.indexOf(10) + 1))
  const opened = await openFileKey(header, secret)
  if (!('problem' in opened)) return opened
  const sentences = {
    format: 'This file is no backup of a Moraine site.',
    version: `The backup has another form than this release can read (${BACKUP_FILE_VERSION}). Restore it with the release that made it.`,
    key: 'BACKUP_KEY is not the key of this backup; nothing was written.',
  }
  throw new Error(sentences[opened.problem])
}

async function readPlaces(source: ByteSource, fileKey: FileKey) {
  const pages = new Map<string, Place[]>()
  const counts = new Map<string, number>()
  let index = 0
  let at = new TextEncoder().encode(fileKey.header).byteLength
  while (at + RECORD_HEAD <= source.size) {
    const { length, kind } = readHead(await source.read(at, RECORD_HEAD))
    const from = at + RECORD_HEAD
    at = from + length
    if (at > source.size) break
    if (kind === PADDING) continue
    if (kind !== PAGE && kind !== END) throw damagedAt(from)
    const content = await readRecord(source, fileKey, { kind, index, from, length })
    if (kind === END && at !== source.size) throw damagedAt(at)
    if (kind === END) return { end: content as EndRecord, pages, counts }
    const { table, rows } = content as PageRecord
    pages.set(table, [...(pages.get(table) ?? []), { index, from, length }])
    counts.set(table, (counts.get(table) ?? 0) + rows.length)
    index += 1
  }
  throw new Error(
    'The backup is cut off: its end is missing. Download it again; nothing was written.',
  )
}

async function readRecord(
  source: ByteSource,
  fileKey: FileKey,
  { kind, index, from, length }: Place & { kind: typeof PAGE | typeof END },
): Promise<unknown> {
  try {
    const sealed = await source.read(from, length)
    return await openRecord(fileKey, { index, kind, sealed })
  } catch (cause) {
    throw damagedAt(from, cause)
  }
}

async function* rowsAt(source: ByteSource, fileKey: FileKey, places: Place[]) {
  for (const place of places) {
    const { rows } = (await readRecord(source, fileKey, { ...place, kind: PAGE })) as PageRecord
    yield* rows
  }
}

function damagedAt(byte: number, cause?: unknown): Error {
  return new Error(`The backup is damaged at byte ${byte}; nothing was written.`, { cause })
}
