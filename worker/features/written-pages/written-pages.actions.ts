import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { purgeTags } from '../../cache/tags'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { LANGS } from '../../contracts/languages'
import { recordOf } from '../../contracts/record-of'
import type { DraftChange, Publication, PageTexts } from '../../contracts/written-pages/page-drafts'
import { unknownFacts } from '../../contracts/written-pages/page-facts'
import {
  isAnnouncedPage,
  isOptionalPage,
  type WrittenPageName,
} from '../../contracts/written-pages/page-names'
import { auditStatement, type AuditedAction } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { pageNotices, pageVersions, pageDrafts } from '../../db/schema/written-pages'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { renderPageMarkdown } from '../../services/markdown/markdown'
import { WRITTEN_TAG } from '../../services/written-pages/written-pages'
import { findEditedPage, getDifference, isVersion } from './written-pages.queries'

/** A version that begins later than this is assumed to be a typing error. */
const LATEST_START_MS = 2 * 365 * 24 * 60 * 60 * 1000

/**
 * Stores the drafts of a page; null deletes one. Writes nothing if the drafts are the same.
 * @throws AppError EditConflict with the stored page as `current`, and those of `requireShowable`
 */
export async function saveDrafts(
  c: MemberScope,
  page: WrittenPageName,
  { texts, updatedAt }: DraftChange,
): Promise<void> {
  const stored = await requireSeen(c.var.db, page, updatedAt)
  const changed = LANGS.filter((lang) => texts[lang] !== stored.drafts[lang])
  if (changed.length === 0) return
  requireShowable(page, texts)
  await runOnSeen(c, page, updatedAt, [
    draftStatement(c, page, { texts, updatedAt }),
    audited(c, page, { action: 'page.draft', detail: changed.join(', ') }),
  ])
}

/**
 * Publishes drafts as one version from a day on; a job mails the members if wanted. @throws AppError EffectiveDayPast,
 * DraftMissing, EditConflict with the stored page as `current`, and those of `requireShowable`
 */
export async function publishDrafts(
  c: MemberScope,
  page: WrittenPageName,
  { langs, startsOn, isMailed, updatedAt }: Publication,
): Promise<void> {
  const { db, now, member } = c.var
  requireStart(startsOn, now)
  if (isMailed && !isAnnouncedPage(page))
    throw new AppError('Invalid', { fields: { isMailed: 'Invalid' } })
  const { drafts } = await requireSeen(db, page, updatedAt)
  if (langs.some((lang) => drafts[lang] === null)) throw new AppError('DraftMissing')
  const isPublished = (lang: (typeof LANGS)[number]) => langs.includes(lang)
  const texts = recordOf(LANGS, (lang) => (isPublished(lang) ? drafts[lang] : null))
  const left = recordOf(LANGS, (lang) => (isPublished(lang) ? null : drafts[lang]))
  requireShowable(page, texts)
  const name = nameOfVersion(startsOn, await namesOn(db, page, startsOn))
  const values = { page, name, startsOn, ...texts, publishedAt: now, publishedBy: member.userId }
  await runOnSeen(c, page, updatedAt, [
    db.insert(pageVersions).values(values),
    ...(isMailed ? [noticeStatement(db, isVersion(page, name), now)] : []),
    draftStatement(c, page, { texts: left, updatedAt }),
    audited(c, page, {
      action: 'page.publish',
      detail: `${name}: ${langs.join(', ')}${isMailed ? ', mailed' : ''}`,
    }),
  ])
  purgeTags(c, [WRITTEN_TAG, 'pages'])
}

/** Withdraws a planned version; its texts become missing drafts. @throws AppError NotFound, VersionInForce */
export async function withdrawVersion(c: MemberScope, page: WrittenPageName, name: string) {
  const { db, now } = c.var
  const version = await getDifference(db, page, name)
  const today = calgaryDay(now)
  if (version.startsOn <= today) throw new AppError('VersionInForce')
  const { drafts, updatedAt } = await findEditedPage(db, page)
  const texts = recordOf(LANGS, (lang) => drafts[lang] ?? version.texts[lang])
  await runOnSeen(c, page, updatedAt, [
    db.delete(pageVersions).where(and(isVersion(page, name), gt(pageVersions.startsOn, today))),
    draftStatement(c, page, { texts, updatedAt }),
    audited(c, page, { action: 'page.withdraw', detail: name }),
  ])
  purgeTags(c, [WRITTEN_TAG, 'pages'])
}

function noticeStatement(db: Db, isNew: SQL | undefined, now: number): Statement {
  const version = db.select({ id: pageVersions.id }).from(pageVersions).where(isNew)
  return db.insert(pageNotices).values({ versionId: sql`(${version})`, askedAt: now })
}

function requireStart(startsOn: string, now: number): void {
  const refused = startsOn < calgaryDay(now) ? 'EffectiveDayPast' : null
  const isFar = startsOn > calgaryDay(now + LATEST_START_MS)
  if (refused || isFar)
    throw new AppError(refused ?? 'Invalid', { fields: { startsOn: refused ?? 'Invalid' } })
}

async function namesOn(db: Db, page: WrittenPageName, startsOn: string): Promise<string[]> {
  const rows = await db
    .select(pick(pageVersions, 'name'))
    .from(pageVersions)
    .where(and(eq(pageVersions.page, page), eq(pageVersions.startsOn, startsOn)))
  return rows.map(({ name }) => name)
}

/** The stored page, if its drafts are still those of the time `seen` (UTC ms). @throws AppError EditConflict */
async function requireSeen(db: Db, page: WrittenPageName, seen: number) {
  const stored = await findEditedPage(db, page)
  if (stored.updatedAt !== seen) throw new AppError('EditConflict', { extra: { current: stored } })
  return stored
}

/** Runs a batch that fails when the drafts are no longer those that were seen. @throws AppError EditConflict */
async function runOnSeen(
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
function draftStatement(
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
function audited(
  c: MemberScope,
  page: WrittenPageName,
  what: Pick<AuditedAction, 'action' | 'detail'>,
): Statement {
  return auditStatement(c, { ...what, subjectType: 'page', subjectId: page })
}

/** @throws AppError WriteContent, FactUnknown and those of `renderPageMarkdown`, with the first refused text as its field */
function requireShowable(page: WrittenPageName, texts: PageTexts): void {
  for (const lang of LANGS) {
    const text = texts[lang]
    if (text === null) continue
    const field = `texts.${lang}`
    if (text === '' && !isOptionalPage(page))
      throw new AppError('WriteContent', { fields: { [field]: 'WriteContent' } })
    if (unknownFacts(page, text).length > 0)
      throw new AppError('FactUnknown', { fields: { [field]: 'FactUnknown' } })
    renderPageMarkdown(text, field)
  }
}

/** A version is named by its first day; further ones of that day get a number. */
function nameOfVersion(startsOn: string, taken: readonly string[]): string {
  let name = startsOn
  for (let number = 2; taken.includes(name); number += 1) name = `${startsOn}-${number}`
  return name
}
