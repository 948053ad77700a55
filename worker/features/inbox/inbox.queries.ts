import { and, asc, eq, isNull } from 'drizzle-orm'
import type { InboxQuery } from '../../contracts/inbox/inbox-query'
import { foldTyped } from '../../contracts/text/fold-typed'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { searchedDigits } from '../../contracts/bookings/phone-numbers'
import { hasText } from './sources/source'
import { threadColumns, THREADS, sources } from './thread.columns'
import { toThread } from './thread.queries'
import type { Lang } from '../../contracts/languages'
import { lateBefore, openThreads, inboxCountsStatement } from '../../db/inbox-counts'
import type { InboxOverview } from '../../contracts/inbox/inbox-overview'
import { users } from '../../db/schema/accounts'

/** Threads, newest message first unless the query says otherwise, and the cursor of the next page. */
export async function listThreads(db: Db, query: InboxQuery, reader: Reader) {
  const { conditions, values } = conditionsOf(query, reader)
  const direction = query.sort === 'latest' ? 'ASC' : 'DESC'
  const text = `
    SELECT ${threadColumns(reader.lang)}
    FROM ${THREADS}
    WHERE ${conditions.join(' AND ') || '1'}
    ORDER BY thread.latest_at ${direction}, thread.id ${direction}
    LIMIT ${query.count + 1}`
  const [rows] = await readAll(db, [sqlRead(text, values, toThread)])
  const threads = rows.slice(0, query.count)
  const last = threads.at(-1)
  return {
    threads,
    next: last && rows.length > query.count ? `${last.latestAt}.${last._id}` : null,
  }
}

interface Reader {
  userId: number
  lang: Lang
  now: number
}

function conditionsOf(
  { view, owner, source, lang, tour, q, sort, after }: InboxQuery,
  { userId, now }: Reader,
) {
  const values: (string | number)[] = []
  const bind = (value: string | number) => `?${values.push(value)}`
  const conditions: string[] = []
  if (view === 'answered' || view === 'done') conditions.push(`thread.state = '${view}'`)
  else if (view !== 'all') conditions.push(openThreads('thread'))
  if (view === 'new' || view === 'waiting') conditions.push(`thread.state = '${view}'`)
  if (view === 'late') conditions.push(`thread.waiting_since < ${bind(lateBefore(now))}`)
  if (owner === 'me') conditions.push(`thread.owner_id = ${bind(userId)}`)
  if (owner === 'none') conditions.push('thread.owner_id IS NULL')
  if (source) conditions.push(`thread.source = ${bind(source)}`)
  if (lang) conditions.push(`thread.lang = ${bind(lang)}`)
  if (tour) conditions.push(`thread.tour_id = ${bind(tour)}`)
  if (q) conditions.push(matchesSql(q, bind))
  if (after)
    conditions.push(
      `(thread.latest_at, thread.id) ${sort === 'latest' ? '>' : '<'} (${bind(after.latestAt)}, ${bind(after.id)})`,
    )
  return { conditions, values }
}

/** Threads with the text, with a name with or without spaces, or with any form of a phone number. */
function matchesSql(q: string, bind: (value: string) => string): string {
  const text = foldTyped(q).toLowerCase()
  const term = bind(text)
  const search = {
    term,
    name: bind(text.replace(/\s/g, '')),
    digits: searchedDigits(q).map(bind),
    isKoreanOrChinese: /[\p{sc=Hangul}\p{sc=Han}]/u.test(text),
  }
  const own = `EXISTS (SELECT 1 FROM inbox_entries
    WHERE inbox_entries.thread_id = thread.id AND ${hasText('inbox_entries.body', search)})`
  const asker = `instr(asker.username_key, ${search.name}) > 0 OR instr(asker.email_key, ${term}) > 0`
  return `(${[...sources.map(([, { matches }]) => matches(search)), asker, own].join(' OR ')})`
}

/** Counts of the inbox at `now` (UTC ms), and the possible owners of a thread. */
export async function readOverview(db: Db, now: number): Promise<InboxOverview> {
  const [[counts], owners] = await db.batch([
    inboxCountsStatement(db, now),
    db
      .select({ _id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.isAdmin, true), isNull(users.deletedAt)))
      .orderBy(asc(users.usernameKey)),
  ])
  return {
    open: counts?.open ?? 0,
    late: counts?.late ?? 0,
    owners: owners.map(({ _id, username }) => ({ _id, username: username ?? '' })),
  }
}
