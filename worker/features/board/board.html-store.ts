import { and, eq } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db } from '../../db/db'
import { RENDERER_VERSION, renderStoredMarkdown } from '../../services/markdown/markdown'
import type { FoundReply } from './board-rows'
import { replies, type ReplyRow } from '../../db/schema/board'

export function withNewHtml(
  c: RequestScope,
  post: FoundReply,
  left: { rendered: number },
): FoundReply {
  left.rendered -= post.content.length
  if (left.rendered < 0) return post
  const current = {
    ...post,
    html: renderStoredMarkdown(post.content),
    rendererVersion: RENDERER_VERSION,
  }
  c.executionCtx.waitUntil(storeHtml(c.var.db, current, post.rendererVersion))
  return current
}

/** Stores new HTML unless the post was changed in the meantime. */
async function storeHtml(
  db: Db,
  reply: Pick<ReplyRow, 'id' | 'content' | 'html' | 'rendererVersion'>,
  before: number,
) {
  const isSame = and(eq(replies.id, reply.id), eq(replies.content, reply.content))
  await db
    .update(replies)
    .set({ html: reply.html, rendererVersion: reply.rendererVersion })
    .where(and(isSame, eq(replies.rendererVersion, before)))
}
