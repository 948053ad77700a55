import type { Context } from 'hono'
import { auditStatement } from '../db/audit'
import { runBatch } from '../db/batch'
import type { MemberEnv, MemberScope } from '../http/context'
import { requireWithinLimit } from '../http/rate-limits'
import { csvStream, type CsvPages } from './csv'

const TYPE = 'text/csv; charset=utf-8'

interface CsvFile {
  /** Part of the file's name, and the subject of the audit row. */
  name: string
  /** The exported rows, for the audit. */
  detail?: string
  titles: readonly string[]
  read: CsvPages
}

/** Rows of the desk as a file, audited. @throws AppError TooManyRequests */
export async function sendCsv(c: Context<MemberEnv>, { name, detail, titles, read }: CsvFile) {
  await beginExport(c, name, detail)
  const day = new Date(c.var.now).toISOString().slice(0, 10)
  return c.body(csvStream(titles, read), 200, {
    'content-type': TYPE,
    'content-disposition': `attachment; filename="moraine-${name}-${day}.csv"`,
  })
}

/** Counts an export and notes it in the audit log. @throws AppError TooManyRequests */
export async function beginExport(c: MemberScope, name: string, detail?: string): Promise<void> {
  await requireWithinLimit(c.var, 'export', String(c.var.member.userId))
  const audited = {
    action: 'data.csv' as const,
    subjectType: 'site',
    subjectId: name,
    ...(detail !== undefined && { detail }),
  }
  await runBatch(c.var.db, [auditStatement(c, audited)])
}
