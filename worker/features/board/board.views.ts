import { lt, sql } from 'drizzle-orm'
import { settingsOf, type Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { HOUR_MS } from '../../contracts/dates/durations'
import { networkKeyOf } from '../../http/rate-limits'
import { sendToQueue } from '../../services/queue'
import { isSubrequest } from '../../http/own-requests'
import { topics, topicViews } from '../../db/schema/board'

/** How long views are deduplicated. Only a queue that was down for days delivers later than this. */
const KEPT_HOURS = 72

/** One visitor (keyed hash of the network) and topic in one hour (UTC hours since 1970). */
export interface TopicView {
  topicId: number
  visitor: string
  hour: number
}

/** Called when a page is sent to a visitor, because the API reads made while rendering must not count. */
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

/** Adds a batch of views in one update; each visitor counts once per topic and hour, even if messages are repeated. */
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

export function consumeViews(batch: MessageBatch, env: Bindings): Promise<void> {
  const views = batch.messages.map(({ body }) => body as TopicView)
  return storeViews(openDb(env.DB), views, Date.now())
}
