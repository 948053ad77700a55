import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { auditOnce, auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { isImageKey } from '../../contracts/media/image-address'
import { fromMedia } from '../../services/media/r2'
import {
  BACKUP_VERSION,
  exportFiles,
  exportFilesQuery,
  exportManifest,
  exportParams,
  exportQuery,
  exportRows,
} from '../../contracts/backup/exports'
import { countRows, keyOf, listPublicTables, readRows } from './backup'

const describe = describeAs('desk')

const mayExport = requirePermission('desk:export')
/** One audit row covers all pages of a table read within this time. */
const EXPORT_MS = 60 * 60 * 1000

export const backupRoutes = new Hono<AppEnv>()
  .get(
    '/admin/export',
    describe('getExport', 'The tables of an export', { response: exportManifest }),
    mayExport,
    async (c) => {
      const { db, now } = c.var
      const tables = await listPublicTables(db)
      const counted = await Promise.all(
        tables.map(async (table) => ({ name: table.name, rows: await countRows(db, table) })),
      )
      await auditExport(c, 'all', false)
      return c.json({ version: BACKUP_VERSION, exportedAt: now, tables: counted } as const, 200)
    },
  )
  .get(
    '/admin/export/:table',
    describe('listExportRows', "A page of a table's rows, without passwords and sessions", {
      response: exportRows,
    }),
    mayExport,
    validate('param', exportParams),
    validate('query', exportQuery),
    async (c) => {
      const wanted = c.req.valid('param').table
      const table = (await listPublicTables(c.var.db)).find(({ name }) => name === wanted)
      if (!table) throw new AppError('NotFound')
      const { after, count } = c.req.valid('query')
      if (after && after.length !== table.primaryKey.length)
        throw new AppError('Invalid', { fields: { after: 'invalid' } })
      await auditExport(c, table.name, after !== undefined)
      const rows = await readRows(c.var.db, table, { after, count })
      const last = rows.length === count ? rows.at(-1) : undefined
      return c.json({ rows, next: last ? JSON.stringify(keyOf(table, last)) : null }, 200)
    },
  )
  .get(
    '/admin/export-files',
    describe('listExportFiles', 'A page of the list of images', { response: exportFiles }),
    mayExport,
    validate('query', exportFilesQuery),
    async (c) => {
      const { cursor } = c.req.valid('query')
      await auditExport(c, 'files', cursor !== undefined)
      const page = await fromMedia(
        c.env.MEDIA.list({ include: ['httpMetadata'], ...(cursor && { cursor }) }),
      )
      const files = page.objects
        .filter(({ key }) => isImageKey(key))
        .map(({ key, size, etag, httpMetadata }) => ({
          key,
          bytes: size,
          type: httpMetadata?.contentType ?? '',
          etag,
        }))
      return c.json({ files, cursor: page.truncated ? page.cursor : null }, 200)
    },
  )

/** Writes the audit row before the data is sent. A made-up `after` gets its own row, so it cannot bypass the log. */
async function auditExport(c: MemberScope, subjectId: string, isBegun: boolean) {
  const exported = { action: 'data.export', subjectType: 'site', subjectId } as const
  await runBatch(c.var.db, [
    isBegun ? auditOnce(c, exported, EXPORT_MS) : auditStatement(c, exported),
  ])
}
