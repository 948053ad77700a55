import { and, desc, eq, gt, lt, min, or, sql, type SQL } from 'drizzle-orm'
import { LANGS, type Lang } from '../../contracts/languages'
import { WRITTEN_PAGES, type WrittenPageName } from '../../contracts/written-pages/page-names'
import { recordOf } from '../../contracts/record-of'
import type { EditedPage, PageTexts } from '../../contracts/written-pages/page-drafts'
import type { PageDifference, PageVersions } from '../../contracts/written-pages/page-versions'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { users } from '../../db/schema/accounts'
import { pageDrafts, pageNotices, pageVersions } from '../../db/schema/written-pages'
import { AppError } from '../../http/errors'

const VERSIONS_PER_PAGE = 20

/** Each page with the languages that have a draft, and the first day of its next version. */
export async function listPages(db: Db, today: string) {
  const [drafts, planned] = await db.batch([
    db.select(pick(pageDrafts, 'page', ...LANGS)).from(pageDrafts),
    db
      .select({ page: pageVersions.page, startsOn: min(pageVersions.startsOn) })
      .from(pageVersions)
      .where(gt(pageVersions.startsOn, today))
      .groupBy(pageVersions.page),
  ])
  return WRITTEN_PAGES.map((page) => {
    const draft = drafts.find((each) => each.page === page)
    return {
      page,
      drafts: LANGS.filter((lang) => typeof draft?.[lang] === 'string'),
      plannedOn: planned.find((each) => each.page === page)?.startsOn ?? null,
    }
  })
}

/** The drafts of a page beside its last published texts. */
export async function findEditedPage(db: Db, page: WrittenPageName): Promise<EditedPage> {
  const published = db.select(recordOf(LANGS, (lang) => latest(lang, page))).from(sql`(select 1)`)
  const stored = db
    .select({ ...pick(pageDrafts, ...LANGS, 'updatedAt'), updatedBy: users.username })
    .from(pageDrafts)
    .leftJoin(users, eq(users.id, pageDrafts.updatedBy))
    .where(eq(pageDrafts.page, page))
  const [[texts], [draft]] = await db.batch([published, stored])
  return {
    page,
    texts: textsOf(texts),
    drafts: textsOf(draft),
    updatedAt: draft?.updatedAt ?? 0,
    updatedBy: draft?.updatedBy ?? null,
  }
}

/** The published versions, newest first, 20 at a time. `before` is the id of the last one seen. */
export async function listPageVersions(
  db: Db,
  page: WrittenPageName,
  before: number | undefined,
): Promise<PageVersions> {
  const isEarlier = before === undefined ? undefined : lt(pageVersions.id, before)
  const rows = await versionsOf(db)
    .where(and(eq(pageVersions.page, page), isEarlier))
    .orderBy(desc(pageVersions.id))
    .limit(VERSIONS_PER_PAGE + 1)
  return {
    versions: rows.slice(0, VERSIONS_PER_PAGE).map(toVersion),
    isMore: rows.length > VERSIONS_PER_PAGE,
  }
}

/** A version, with the texts before it in each language. @throws AppError NotFound */
export async function getDifference(
  db: Db,
  page: WrittenPageName,
  name: string,
): Promise<PageDifference> {
  const [row] = await versionsOf(db).where(isVersion(page, name))
  if (!row) throw new AppError('NotFound')
  const isSameDay = and(sql`starts_on = ${row.startsOn}`, sql`id < ${row._id}`)
  const isBefore = or(sql`starts_on < ${row.startsOn}`, isSameDay)
  const [before] = await db
    .select(recordOf(LANGS, (lang) => latest(lang, page, isBefore)))
    .from(sql`(select 1)`)
  return { ...toVersion(row), texts: textsOf(row), before: textsOf(before) }
}

export function isVersion(page: WrittenPageName, name: string) {
  return and(eq(pageVersions.page, page), eq(pageVersions.name, name))
}

function versionsOf(db: Db) {
  return db
    .select({
      _id: pageVersions.id,
      version: pageVersions.name,
      by: users.username,
      mails: pageNotices.mails,
      noticeEndedAt: pageNotices.endedAt,
      ...pick(pageVersions, 'startsOn', 'publishedAt', ...LANGS),
    })
    .from(pageVersions)
    .leftJoin(pageNotices, eq(pageNotices.versionId, pageVersions.id))
    .leftJoin(users, eq(users.id, pageVersions.publishedBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof versionsOf>>[number]

function toVersion({ mails, noticeEndedAt, kr, ca, cn, ...version }: Row) {
  const texts = { kr, ca, cn }
  return {
    ...version,
    langs: LANGS.filter((lang) => texts[lang] !== null),
    notice: mails === null ? null : { mails, isEnded: noticeEndedAt !== null },
  }
}

/** The text of a language that was published last, even if only planned; of the versions that `which` allows. */
function latest(lang: Lang, page: WrittenPageName, which: SQL | undefined = sql`true`) {
  const column = sql.identifier(lang)
  return sql<string | null>`(SELECT ${column} FROM page_versions
    WHERE page = ${page} AND ${column} IS NOT NULL AND ${which} ORDER BY starts_on DESC, id DESC LIMIT 1)`.as(
    lang,
  )
}

function textsOf(row: Record<Lang, string | null> | undefined): PageTexts {
  return recordOf(LANGS, (lang) => row?.[lang] ?? null)
}
