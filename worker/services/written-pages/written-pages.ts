import { and, desc, eq, lte } from 'drizzle-orm'
import { LastGood } from '../../cache/last-good'
import { BoundedMap } from '../../contracts/bounded-map'
import type { Lang } from '../../contracts/languages'
import {
  FIRST_VERSION,
  isLegalPage,
  type LegalPage,
  type WrittenPageName,
} from '../../contracts/written-pages/page-names'
import type { WrittenPage } from '../../contracts/written-pages/written-pages'
import type { Db } from '../../db/db'
import { pageVersions } from '../../db/schema/written-pages'
import { isDatabaseFailure } from '../../db/failures'
import { readAll, sqlRead } from '../../db/sql-reads'
import { renderStoredPage } from '../markdown/markdown'
import { factsOfVersion, listedVersions, versionOn, withFirst, type VersionRow } from './page-state'

/** The cache tag of everything that shows a written page. */
export const WRITTEN_TAG = 'written-pages'
const FRESH_MS = 5000
/** Retry interval while D1 is unavailable. */
const RETRY_MS = 500
/** Maximum number of versions read; a page changes a few times a year. */
const MOST_VERSIONS = 200

interface Wanted {
  page: WrittenPageName
  lang: Lang
  /** Today in Calgary, YYYY-MM-DD. */
  day: string
}

/** Pages with the day that they were read for. */
const memo = new LastGood<{ found: WrittenPage; day: string }>({
  maxBytes: 4 * 1024 * 1024,
  maxAgeMs: Infinity,
})
/** HTML by Markdown: a text changes a few times a year, and takes milliseconds to render. */
const rendered = new BoundedMap<string, string>(40)

/**
 * The text in force: the isolate's for five seconds, else D1's. While D1 is unavailable the last good or first one.
 * @throws D1's error for any other reason
 */
export async function readWrittenPage(db: Db, wanted: Wanted): Promise<WrittenPage> {
  const key = `${wanted.page} ${wanted.lang}`
  const fresh = memo.findFresh(key)
  if (fresh?.day === wanted.day) return fresh.found
  const since = memo.purges
  try {
    const found = await readInForce(db, wanted)
    const bytes = 2 * (found.html?.length ?? 100)
    const stored = { found, day: wanted.day }
    memo.store(key, stored, { tags: [WRITTEN_TAG], bytes, freshMs: FRESH_MS, since })
    return found
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error
    const lastGood = memo.claim(key, RETRY_MS)?.found
    return lastGood ?? pageOf(wanted, { versions: withFirst(wanted.page, []), markdown: null })
  }
}

/** A version of a page that binds, planned ones included; null when there is none of that name. */
export async function findPageVersion(
  db: Db,
  wanted: Wanted & { page: LegalPage; name: string },
): Promise<WrittenPage | null> {
  const { page, lang, name } = wanted
  // For a version without this language, the text in force at the time.
  const [rows, [text]] = await readAll(db, [
    listed(page, lang),
    sqlRead(
      `SELECT (SELECT t.${lang} FROM page_versions t WHERE t.page = v.page AND t.${lang} IS NOT NULL
         AND (t.starts_on, t.id) <= (v.starts_on, v.id) ORDER BY t.starts_on DESC, t.id DESC LIMIT 1) AS markdown
       FROM page_versions v WHERE v.page = ?1 AND v.name = ?2`,
      [page, name],
      toMarkdown,
    ),
  ])
  const versions = withFirst(page, rows)
  const version = versions.find((each) => each.name === name)
  return version ? pageOf(wanted, { versions, version, markdown: text ?? null }) : null
}

/** Reads the terms that are in force on a day in Calgary (YYYY-MM-DD). Visitors read them at `/tandc/{name}`. */
export function termsStatement(db: Db, day: string) {
  const page: LegalPage = 'tandc'
  return db
    .select({ name: pageVersions.name })
    .from(pageVersions)
    .where(and(eq(pageVersions.page, page), lte(pageVersions.startsOn, day)))
    .orderBy(desc(pageVersions.startsOn), desc(pageVersions.id))
    .limit(1)
}

/** The name in the row of `termsStatement`. */
export function termsOf(rows: readonly { name: string }[]): string {
  return rows[0]?.name ?? FIRST_VERSION
}

async function readInForce(db: Db, wanted: Wanted): Promise<WrittenPage> {
  const { page, lang, day } = wanted
  const [rows, [markdown = null]] = await readAll(db, [
    listed(page, lang),
    sqlRead(
      `SELECT ${lang} AS markdown FROM page_versions WHERE page = ?1 AND starts_on <= ?2 AND ${lang} IS NOT NULL
       ORDER BY starts_on DESC, id DESC LIMIT 1`,
      [page, day],
      toMarkdown,
    ),
  ])
  return pageOf(wanted, { versions: withFirst(page, rows), markdown })
}

/** The versions of a page, the latest first. */
function listed(page: WrittenPageName, lang: Lang) {
  return sqlRead(
    `SELECT name, starts_on AS startsOn, ${lang} IS NOT NULL AS hasText, ${lang} IS '' AS isEnd FROM page_versions
     WHERE page = ?1 ORDER BY starts_on DESC, id DESC LIMIT ${MOST_VERSIONS}`,
    [page],
    (row: { name: string; startsOn: string; hasText: number; isEnd: number }): VersionRow => ({
      ...row,
      hasText: row.hasText === 1,
      isEnd: row.isEnd === 1,
    }),
  )
}

function toMarkdown({ markdown }: { markdown: string | null }): string | null {
  return markdown
}

interface Found {
  versions: VersionRow[]
  /** Defaults to the one in force. */
  version?: VersionRow
  /** Null for the text that came with the site. */
  markdown: string | null
}

function pageOf({ page, lang, day }: Wanted, { versions, version, markdown }: Found): WrittenPage {
  return {
    page,
    lang,
    html: markdown === null ? null : rendered.getOrMake(markdown, renderStoredPage),
    ...factsOfVersion(versions, version ?? versionOn(versions, day), day),
    versions: isLegalPage(page) ? listedVersions(versions, day) : [],
  }
}
