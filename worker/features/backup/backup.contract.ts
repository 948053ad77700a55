import { z } from 'zod'

/** The export: every table as JSON rows, page by page, and the list of pictures. */

/** Raised when the form of a backup changes. */
export const BACKUP_VERSION = 1

export const exportManifest = z.object({
  version: z.literal(BACKUP_VERSION),
  exportedAt: z.number().int(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
})

export const exportParams = z.object({ table: z.string().max(100) })
export const exportQuery = z.object({
  /** Rows to pass over: `next` of the page before. */
  after: z.coerce.number().int().min(0).max(100_000_000).catch(0),
  count: z.coerce.number().int().min(1).max(1000).catch(500),
})
export const exportRows = z.object({
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  /** Null after the last row. */
  next: z.number().int().nullable(),
})

export const exportFilesQuery = z.object({ cursor: z.string().max(1000).optional() })
export const exportFiles = z.object({
  files: z.array(z.object({ key: z.string(), bytes: z.number().int(), type: z.string(), etag: z.string() })),
  cursor: z.string().nullable(),
})

export type ExportManifest = z.infer<typeof exportManifest>
export type BackupRow = z.infer<typeof exportRows>['rows'][number]
