import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { auditOfChange } from '../../db/audit'
import { postReports } from '../../db/schema/moderation'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { resolvedBy } from './moderation.actions'

/** Resolves an open report, or opens a resolved one again. @throws AppError NotFound */
export async function setResolved(
  c: MemberScope,
  reportId: number,
  isResolved: boolean,
): Promise<void> {
  const { db } = c.var
  const { resolvedAt } = postReports
  const isOther = isResolved ? isNull(resolvedAt) : isNotNull(resolvedAt)
  const action = isResolved ? 'report.resolve' : 'report.reopen'
  const [changed] = await db.batch([
    db
      .update(postReports)
      .set(isResolved ? resolvedBy(c) : { resolvedAt: null, resolvedBy: null })
      .where(and(eq(postReports.id, reportId), isOther))
      .returning({ id: postReports.id }),
    auditOfChange(c, { action, subjectType: 'report', subjectId: reportId }),
  ])
  if (changed.length === 0) throw new AppError('NotFound')
}
