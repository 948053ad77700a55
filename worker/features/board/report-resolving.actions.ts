import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { postReports } from '../../db/schema/moderation'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { resolvedBy } from './moderation.actions'

/** @throws AppError NotFound */
export async function resolveReport(c: MemberScope, reportId: number): Promise<void> {
  const { db } = c.var
  const [changed] = await runBatch(db, [
    db
      .update(postReports)
      .set(resolvedBy(c))
      .where(and(eq(postReports.id, reportId), isNull(postReports.resolvedAt)))
      .returning({ id: postReports.id }),
    auditOfChange(c, { action: 'report.resolve', subjectType: 'report', subjectId: reportId }),
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}

/** Takes a resolved report up again. @throws AppError NotFound */
export async function reopenReport(c: MemberScope, reportId: number): Promise<void> {
  const { db } = c.var
  const [changed] = await runBatch(db, [
    db
      .update(postReports)
      .set({ resolvedAt: null, resolvedBy: null })
      .where(and(eq(postReports.id, reportId), isNotNull(postReports.resolvedAt)))
      .returning({ id: postReports.id }),
    auditOfChange(c, { action: 'report.reopen', subjectType: 'report', subjectId: reportId }),
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}
