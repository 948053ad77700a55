import { z } from 'zod'
import { named } from '../schemas'
import { readKey } from './row-key'

/** The export: every table as JSON rows, page by page, and the list of images. */

/** Raised when the format of a backup changes. */
export const BACKUP_VERSION = 1

export const exportManifest = named('Export', {
  version: z.literal(BACKUP_VERSION),
  exportedAt: z.int(),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
})

export const exportParams = z.object({ table: z.string().max(100) })

export const exportQuery = z.object({
  /** `next` of the previous page: the key of its last row, as a JSON list. */
  after: z.string().max(1000).transform(readKey).optional(),
  count: z.coerce.number().int().min(1).max(1000).catch(500),
})

export const exportRows = named('ExportRows', {
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  /** Null after the last row. */
  next: z.string().nullable(),
})

export const exportFilesQuery = z.object({ cursor: z.string().max(1000).optional() })

export const exportFiles = named('ExportFiles', {
  files: z.array(z.object({ key: z.string(), bytes: z.int(), type: z.string(), etag: z.string() })),
  cursor: z.string().nullable(),
})

export type ExportManifest = z.infer<typeof exportManifest>

export type BackupRow = z.infer<typeof exportRows>['rows'][number]
