import type { InboxQuery } from '../../contracts/inbox/inbox-query'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { threadColumns, THREADS } from './thread.columns'
import { toThread } from './thread.presenter'
import { conditionsOf, type Reader } from './inbox.conditions'

/** Threads, newest message first unless the query says otherwise, and where the next page begins. */
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
