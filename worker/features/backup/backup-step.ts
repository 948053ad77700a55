import { settingsOf, type Bindings } from '../../env'
import type { BackupRow } from '../../contracts/backup/exports'
import type { Db } from '../../db/db'
import { canaryOf } from '../../services/canary'
import { keyOf, listTables, readRows, type BackupTable } from './backup'
import { createFileKey, openFileKey, type FileKey } from './backup-file'
import { BackupWriter, type Progress } from './backup-writer'
import { type BackupEntry, updateClaimed } from './backups.queries'

/** A page is about this long and a record at most twice as long, so that a run stays far below 128 MB. */
const PAGE_CHARACTERS = 1_000_000
const FIRST_PAGE_ROWS = 50
const MAX_PAGE_ROWS = 1000

export interface Budget {
  pages: number
  ms: number
}

interface Step {
  env: Bindings
  db: Db
  entry: BackupEntry
  secret: string
  budget: Budget
}

/**
 * Writes as many pages of the claimed backup as the budget allows.
 * @throws Error of D1 or R2; the last saved progress remains
 */
export async function writeStep(step: Step): Promise<'done' | 'unfinished' | 'other key'> {
  const { env, db, entry, budget } = step
  const tables = await listTables(db)
  const progress = entry.progress
    ? (JSON.parse(entry.progress) as Progress)
    : await begin(step, tables)
  const fileKey = await openFileKey(progress.header, step.secret)
  if ('problem' in fileKey) return 'other key'
  // Completed by a run that was interrupted before it could record that.
  if (progress.isUploaded && (await env.MEDIA.head(entry.objectKey))) return 'done'
  const writer = openWriter(step, fileKey, progress)
  if (progress.isUploaded) await writer.complete()
  else {
    const isWhole = await writeRows(db, writer, { tables, budget })
    if (!isWhole) return 'unfinished'
    await writer.finish({
      exportedAt: entry.startedAt,
      tables: writer.progress.tables,
      canary: canaryOf(settingsOf(env).pepper),
    })
  }
  return 'done'
}

async function begin({ env, db, entry, secret }: Step, tables: BackupTable[]): Promise<Progress> {
  const { header } = await createFileKey(secret)
  const { uploadId } = await env.MEDIA.createMultipartUpload(entry.objectKey, {
    httpMetadata: { contentType: 'application/octet-stream' },
  })
  // Children before their parents: a row written during the backup then never lacks its parent.
  const left = tables.map(({ name }) => name).toReversed()
  const progress = { header, uploadId, parts: [], index: 0, left, after: null, tables: [] }
  await updateClaimed(db, entry, { progress: JSON.stringify(progress) })
  return { ...progress, isUploaded: false }
}

function openWriter({ env, db, entry }: Step, fileKey: FileKey, progress: Progress): BackupWriter {
  const upload = env.MEDIA.resumeMultipartUpload(entry.objectKey, progress.uploadId)
  const save = (saved: Progress) =>
    updateClaimed(db, entry, {
      progress: JSON.stringify(saved),
      rowCount: saved.tables.reduce((sum, { rows }) => sum + rows, 0),
      attempts: 0,
    })
  return new BackupWriter({ upload, fileKey, save }, progress)
}

/** Returns whether all rows are written; otherwise those written so far are uploaded. */
async function writeRows(
  db: Db,
  writer: BackupWriter,
  { tables, budget }: { tables: BackupTable[]; budget: Budget },
): Promise<boolean> {
  const end = Date.now() + budget.ms
  let count = FIRST_PAGE_ROWS
  for (let pages = 0; writer.progress.left.length > 0; pages += 1) {
    if (pages >= budget.pages || (pages > 0 && Date.now() > end)) {
      await writer.flush()
      return false
    }
    const [name = ''] = writer.progress.left
    const table = tables.find((each) => each.name === name)
    const after = writer.progress.after ?? undefined
    const rows = table ? await readRows(db, table, { after, count }) : []
    const isLast = rows.length < count
    if (!table || rows.length === 0) await writer.addPage({ table: name, rows, after: null })
    else
      for (const group of groupsOf(rows)) {
        const [last = {}] = group.slice(-1)
        const isEnd = isLast && last === rows.at(-1)
        await writer.addPage({ table: name, rows: group, after: isEnd ? null : keyOf(table, last) })
      }
    count = isLast ? FIRST_PAGE_ROWS : countOfPage(rows)
  }
  return true
}

/** Splits rows that are longer than expected, because a record must fit into one part. */
function groupsOf(rows: BackupRow[]): BackupRow[][] {
  const groups: BackupRow[][] = []
  let characters = Infinity
  for (const row of rows) {
    const { length } = JSON.stringify(row)
    if (characters + length > PAGE_CHARACTERS * 2) {
      groups.push([])
      characters = 0
    }
    groups.at(-1)?.push(row)
    characters += length
  }
  return groups
}

/** The number of rows for the next page, from the size of this page's rows. */
function countOfPage(rows: unknown[]): number {
  const wanted = Math.floor((PAGE_CHARACTERS * rows.length) / JSON.stringify(rows).length)
  return Math.min(Math.max(wanted, 1), MAX_PAGE_ROWS)
}
