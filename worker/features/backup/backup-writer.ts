import type { BackupRow } from '../../contracts/backup/exports'
import type { RowKey } from '../../contracts/backup/row-key'
import { END, PAGE, sealRecord, type EndRecord, type FileKey, type PageRecord } from './backup-file'
import { PartWriter } from './part-writer'

/** The state that a later run needs to continue after the last uploaded part. */
export interface Progress {
  header: string
  uploadId: string
  parts: R2UploadedPart[]
  /** Number of the next record. */
  index: number
  /** Tables that are not complete; the first is written up to the key `after`. */
  left: string[]
  after: RowKey | null
  /** Rows so far. */
  tables: { name: string; rows: number }[]
  isUploaded: boolean
}

interface Page {
  table: string
  rows: BackupRow[]
  /** Key of the last row; null if no rows of the table are left. */
  after: RowKey | null
}

interface Target {
  upload: R2MultipartUpload
  fileKey: FileKey
  save: (progress: Progress) => Promise<void>
}

/** Encrypts rows into the parts of an upload. Progress is saved after each part. */
export class BackupWriter {
  readonly #target: Target
  readonly #part = new PartWriter()
  progress: Progress

  constructor(target: Target, progress: Progress) {
    this.#target = target
    this.progress = progress
    if (progress.parts.length === 0) this.#part.add(new TextEncoder().encode(progress.header))
  }

  async addPage({ table, rows, after }: Page): Promise<void> {
    const { left, tables } = this.progress
    if (rows.length > 0) await this.#addRecord(PAGE, { table, rows })
    this.progress = {
      ...this.progress,
      tables: withRows(tables, table, rows.length),
      left: after ? left : left.slice(1),
      after,
    }
  }

  /** Uploads the remaining records, filled up with padding. After empty tables it only saves the progress. */
  async flush(): Promise<void> {
    if (this.#part.isEmpty) await this.#target.save(this.progress)
    else await this.#upload(this.#part.takePadded())
  }

  /** Uploads the last part and completes the file. */
  async finish(end: EndRecord): Promise<void> {
    await this.#addRecord(END, end)
    this.progress = { ...this.progress, isUploaded: true }
    await this.#upload(this.#part.takeLast())
    await this.complete()
  }

  async complete(): Promise<void> {
    await this.#target.upload.complete(this.progress.parts)
  }

  async #addRecord(kind: typeof PAGE | typeof END, content: PageRecord | EndRecord) {
    const { index } = this.progress
    const record = await sealRecord(this.#target.fileKey, { index, kind, content })
    if (!this.#part.hasRoomFor(record)) await this.flush()
    this.#part.add(record)
    this.progress = { ...this.progress, index: index + 1 }
  }

  async #upload(bytes: Uint8Array): Promise<void> {
    const { parts } = this.progress
    const uploaded = await this.#target.upload.uploadPart(parts.length + 1, bytes)
    this.progress = { ...this.progress, parts: [...parts, uploaded] }
    await this.#target.save(this.progress)
  }
}

/** Adds rows to the last table, or begins another one. */
function withRows(tables: Progress['tables'], name: string, more: number): Progress['tables'] {
  const last = tables.at(-1)
  return last?.name === name
    ? [...tables.slice(0, -1), { name, rows: last.rows + more }]
    : [...tables, { name, rows: more }]
}
