import type { InboxQuery } from '../../contracts/inbox/inbox-query'
import type { Lang } from '../../contracts/languages'
import { lateBefore, openThreads } from '../../db/inbox-counts'
import { sources } from './thread.columns'

export interface Reader {
  userId: number
  lang: Lang
  now: number
}

/** A query's filters, as SQL conditions with their values. */
export function conditionsOf(
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
  if (q) conditions.push(matchesSql(bind(q.normalize('NFC').toLowerCase())))
  if (after)
    conditions.push(
      `(thread.latest_at, thread.id) ${sort === 'latest' ? '>' : '<'} (${bind(after.latestAt)}, ${bind(after.id)})`,
    )
  return { conditions, values }
}

function matchesSql(term: string): string {
  const own = `EXISTS (SELECT 1 FROM inbox_entries
    WHERE inbox_entries.thread_id = thread.id AND instr(lower(inbox_entries.body), ${term}) > 0)`
  const asker = `instr(asker.username_key, ${term}) > 0 OR instr(asker.email_key, ${term}) > 0`
  return `(${[...sources.map(([, { matches }]) => matches(term)), asker, own].join(' OR ')})`
}
