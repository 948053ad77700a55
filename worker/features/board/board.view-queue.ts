import { lt, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { HOUR_MS } from '../../contracts/dates/durations'
import { topics, topicViews } from '../../db/schema/board'
import type { TopicView } from './board.views'

/** Period for which views are deduplicated. Only a queue that was down for days delivers later than this. */
const KEPT_HOURS = 72

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
