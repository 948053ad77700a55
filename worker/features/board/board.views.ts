import { lt, sql } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { HOUR_MS } from '../../contracts/durations'
import { networkKeyOf } from '../../http/rate-limits'
import { sendToQueue } from '../../services/queue'
import { isSubrequest } from '../../http/own-requests'
import { topics, topicViews } from '../../db/schema/board'

/** Views are told apart for this long; a message that comes later than that is from a queue that stood still for days. */
const KEPT_HOURS = 72

/** A visitor (keyed hash of the network) saw a topic in an hour (UTC hours since 1970). */
export interface TopicView {
  topicId: number
  visitor: string
  hour: number
}

/**
 * Hands a view to the queue after the answer, so that counting never slows a page down. The API's own reading for a page
 * is nobody's view: a page counts when it is shown, by its visitor, also when it was rendered for somebody else.
 */
export function countView(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  { request, topicId }: { request: Request; topicId: number },
): void {
  if (isSubrequest(request)) return
  const visitor = networkKeyOf(request, settingsOf(env))
  const view: TopicView = { topicId, visitor, hour: Math.floor(Date.now() / HOUR_MS) }
  context.waitUntil(sendToQueue(env.VIEWS_QUEUE, view))
}

/** Adds up a batch of views in one update: each visitor counts once a topic and hour, also when a message comes twice. */
export async function storeViews(db: Db, views: readonly TopicView[], now: number): Promise<void> {
  const rows = JSON.stringify(views.map(({ topicId, visitor, hour }) => [hour, topicId, visitor]))
  const seen = sql`select distinct value ->> 0 as hour, value ->> 1 as topic_id, value ->> 2 as visitor
    from json_each(${rows}) where true`
  const fresh = sql`(
    select seen.topic_id, count(*) as n from (${seen}) as seen
    where not exists (
      select 1 from topic_views as known
      where known.hour = seen.hour and known.topic_id = seen.topic_id and known.visitor = seen.visitor
    )
    group by seen.topic_id) as fresh`
  await db.batch([
    db
      .update(topics)
      .set({ viewCount: sql`${topics.viewCount} + fresh.n` })
      .from(fresh)
      .where(sql`${topics.id} = fresh.topic_id`),
    db.insert(topicViews).select(seen).onConflictDoNothing(),
    db.delete(topicViews).where(lt(topicViews.hour, Math.floor(now / HOUR_MS) - KEPT_HOURS)),
  ])
}

/** Consumer of the queue of views: one call stores a whole batch. */
export function consumeViews(batch: MessageBatch, env: Bindings): Promise<void> {
  const views = batch.messages.map(({ body }) => body as TopicView)
  return storeViews(openDb(env.DB), views, Date.now())
}
