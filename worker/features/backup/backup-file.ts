import { BACKUP_FILE_VERSION } from '../../contracts/backup/backup'
import type { BackupRow } from '../../contracts/backup/exports'

/**
 * The encrypted file: one line of JSON (`FileHeader`), then records. A record is its length (4 bytes, big-endian), its
 * kind (1 byte) and its content (the length less one): a nonce and AES-256-GCM over gzipped JSON. The header, the
 * record's number and its kind are authenticated with it, so records that are foreign, out of order or cut off at the
 * end are detected. Padding fills the parts of a multipart upload, which R2 requires to be of equal size.
 */

export const PADDING = 0
export const PAGE = 1
export const END = 2
type Kind = typeof PAGE | typeof END

/** Bytes before a record's content. */
export const RECORD_HEAD = 5
export const MIN_KEY_BYTES = 32
const NONCE_BYTES = 12
const MAGIC = 'moraine-backup'

/** Rows of one table. */
export interface PageRecord {
  table: string
  rows: BackupRow[]
}

/** The last record of a file. `canary` shows whether the password hashes match a site's pepper. */
export interface EndRecord {
  exportedAt: number
  tables: { name: string; rows: number }[]
  canary: string
}

interface FileHeader {
  format: typeof MAGIC
  version: number
  /** base64 */
  salt: string
  /** Shows whether a key is the file's, base64. */
  check: string
}

export interface FileKey {
  /** The first line, with its line break. */
  header: string
  key: CryptoKey
}

/** The header of a new file, and the key for its records. */
export async function createFileKey(secret: string): Promise<FileKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const { key, check } = await deriveKey(secret, salt)
  const header: FileHeader = {
    format: MAGIC,
    version: BACKUP_FILE_VERSION,
    salt: Buffer.from(salt).toString('base64'),
    check,
  }
  return { header: `${JSON.stringify(header)}\n`, key }
}

/** The key of a file by its first line, or why there is none: not a backup, another version, another key. */
export async function openFileKey(
  header: string,
  secret: string,
): Promise<FileKey | { problem: 'format' | 'version' | 'key' }> {
  const read = parseHeader(header)
  if (!read) return { problem: 'format' }
  if (read.version !== BACKUP_FILE_VERSION) return { problem: 'version' }
  const { key, check } = await deriveKey(secret, new Uint8Array(Buffer.from(read.salt, 'base64')))
  return check === read.check ? { header, key } : { problem: 'key' }
}

/** Encrypts a record; `index` counts records from 0, without padding. */
export async function sealRecord(
  { header, key }: FileKey,
  { index, kind, content }: { index: number; kind: Kind; content: PageRecord | EndRecord },
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: contextOf(header, index, kind) },
    key,
    await convert(new Blob([JSON.stringify(content)]), new CompressionStream('gzip')),
  )
  const record = new Uint8Array(RECORD_HEAD + NONCE_BYTES + sealed.byteLength)
  writeHead(record, kind)
  record.set(iv, RECORD_HEAD)
  record.set(new Uint8Array(sealed), RECORD_HEAD + NONCE_BYTES)
  return record
}

/** Fills `bytes` with one record of padding. */
export function writePadding(bytes: Uint8Array): void {
  writeHead(bytes, PADDING)
}

/** The length and kind of a record, from its first five bytes. */
export function readHead(head: Uint8Array): { length: number; kind: number } {
  const view = new DataView(head.buffer, head.byteOffset, RECORD_HEAD)
  return { length: view.getUint32(0) - 1, kind: view.getUint8(4) }
}

/** The content of a record, without its head. @throws Error when it was changed or moved */
export async function openRecord(
  { header, key }: FileKey,
  { index, kind, sealed }: { index: number; kind: Kind; sealed: Uint8Array<ArrayBuffer> },
): Promise<unknown> {
  const zipped = await crypto.subtle.decrypt(
    {
      name: 'AES-GCM',
      iv: sealed.subarray(0, NONCE_BYTES),
      additionalData: contextOf(header, index, kind),
    },
    key,
    sealed.subarray(NONCE_BYTES),
  )
  return JSON.parse(
    new TextDecoder().decode(await convert(new Blob([zipped]), new DecompressionStream('gzip'))),
  )
}

function writeHead(record: Uint8Array, kind: number): void {
  const view = new DataView(record.buffer, record.byteOffset, RECORD_HEAD)
  view.setUint32(0, record.byteLength - RECORD_HEAD + 1)
  view.setUint8(4, kind)
}

function parseHeader(line: string): FileHeader | null {
  try {
    const header = JSON.parse(line) as Partial<FileHeader> | null
    const isHeader = header?.format === MAGIC && typeof header.salt === 'string'
    return isHeader ? (header as FileHeader) : null
  } catch {
    return null
  }
}

/** The secret has at least 32 random bytes, so a fast derivation is enough. */
async function deriveKey(secret: string, salt: Uint8Array<ArrayBuffer>) {
  const text = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const use = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: text.encode(info) })
  const [key, check] = await Promise.all([
    crypto.subtle.deriveKey(use('backup'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveBits(use('check'), base, 128),
  ])
  return { key, check: Buffer.from(check).toString('base64') }
}

function contextOf(header: string, index: number, kind: Kind) {
  return new TextEncoder().encode(`${header}${index} ${kind}`)
}

async function convert(content: Blob, through: CompressionStream | DecompressionStream) {
  return new Response(content.stream().pipeThrough(through)).arrayBuffer()
}
