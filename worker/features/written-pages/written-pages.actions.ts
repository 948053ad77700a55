import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { purgeTags } from '../../cache/tags'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { LANGS } from '../../contracts/languages'
import { isLegalPage, type WrittenPageName } from '../../contracts/written-pages/page-names'
import { recordOf } from '../../contracts/record-of'
import type { DraftChange, Publication } from '../../contracts/written-pages/page-drafts'
import { pick } from '../../db/pick'
import type { Db, Statement } from '../../db/db'
import { pageNotices, pageVersions } from '../../db/schema/written-pages'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { WRITTEN_TAG } from '../../services/written-pages/written-pages'
import {
  audited,
  draftStatement,
  requireSeen,
  runOnSeen,
  nameOfVersion,
  requireShowable,
} from './draft-writes'
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
  if (isMailed && !isLegalPage(page))
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
