import { eq, sql } from 'drizzle-orm'
import type { WrittenPageName } from '../../contracts/written-pages/page-names'
import type { PageTexts } from '../../contracts/written-pages/page-drafts'
import { auditStatement, type AuditedAction } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { pageDrafts } from '../../db/schema/written-pages'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { findEditedPage } from './written-pages.queries'
import { LANGS } from '../../contracts/languages'
import { unknownFacts } from '../../contracts/written-pages/page-facts'
import { renderPageMarkdown } from '../../services/markdown/markdown'

/** The stored page, if its drafts are still those of the time `seen` (UTC ms). @throws AppError EditConflict */
export async function requireSeen(db: Db, page: WrittenPageName, seen: number) {
  const stored = await findEditedPage(db, page)
  if (stored.updatedAt !== seen) throw new AppError('EditConflict', { extra: { current: stored } })
  return stored
}

/** Runs a batch that fails when the drafts are no longer those that were seen. @throws AppError EditConflict */
export async function runOnSeen(
  { var: { db } }: MemberScope,
  page: WrittenPageName,
  seen: number,
  statements: Statement[],
): Promise<void> {
  const version = sql`coalesce((SELECT updated_at FROM page_drafts WHERE page = ${page}), 0)`
  try {
    await runBatch(db, [assertInBatch(db, eq(version, seen), 'EditConflict'), ...statements])
  } catch (error) {
    if (!isFailedAssertion(error, 'EditConflict')) throw error
    const current = await findEditedPage(db, page)
    throw new AppError('EditConflict', { cause: error, extra: { current } })
  }
}

/** Stores drafts, not before the time of those that they replace. */
export function draftStatement(
  { var: { db, now, member } }: MemberScope,
  page: WrittenPageName,
  { texts, updatedAt }: { texts: PageTexts; updatedAt: number },
): Statement {
  const row = { ...texts, updatedAt: Math.max(now, updatedAt + 1), updatedBy: member.userId }
  return db
    .insert(pageDrafts)
    .values({ page, ...row })
    .onConflictDoUpdate({ target: pageDrafts.page, set: row })
}

/** The audit row of a write to a page. */
export function audited(
  c: MemberScope,
  page: WrittenPageName,
  what: Pick<AuditedAction, 'action' | 'detail'>,
): Statement {
  return auditStatement(c, { ...what, subjectType: 'page', subjectId: page })
}

/** @throws AppError FactUnknown and those of `renderPageMarkdown`, with the first refused text as its field */
export function requireShowable(page: WrittenPageName, texts: PageTexts): void {
  for (const lang of LANGS) {
    const text = texts[lang]
    if (text === null) continue
    const field = `texts.${lang}`
    if (unknownFacts(page, text).length > 0)
      throw new AppError('FactUnknown', { fields: { [field]: 'FactUnknown' } })
    renderPageMarkdown(text, field)
  }
}

/** A version is named by its first day; further ones of that day get a number. */
export function nameOfVersion(startsOn: string, taken: readonly string[]): string {
  let name = startsOn
  for (let number = 2; taken.includes(name); number += 1) name = `${startsOn}-${number}`
  return name
}
