import { sql, and, eq } from 'drizzle-orm'
import { MARKDOWN_LIMITS } from '../../contracts/markdown/markdown-limits'
import type { Db } from '../../db/db'
import { replies, type ReplyRow } from '../../db/schema/board'
import type { RequestScope } from '../../http/context'
import { plainHtml, RENDERER_VERSION, renderStoredMarkdown } from '../../services/markdown/markdown'
import type { FoundReply, ReplyWithAuthor } from './board-rows'

/** HTML characters on one page of posts: enough for fifty of the longest plain posts, with formatting. */
const HTML_A_PAGE = 2_000_000

/** Markdown characters that one response re-renders after the renderer has changed. */
const RENDERED_A_PAGE = 100_000

/** Characters shown of a post that does not fit on the page. */
const EXCERPT = 2000

/** A post's HTML if within the current limit, else NULL. */
export const currentHtml = sql<
  string | null
>`iif(${replies.rendererVersion} >= ${sql.raw(String(RENDERER_VERSION))}
  AND length(${replies.html}) <= ${sql.raw(String(MARKDOWN_LIMITS.html))}, ${replies.html}, NULL)`

/** The posts of a page with their HTML, as far as they fit. New HTML is stored after the response. */
export function withHtml(c: RequestScope, posts: readonly FoundReply[]): ReplyWithAuthor[] {
  const left = { html: HTML_A_PAGE, rendered: RENDERED_A_PAGE }
  return posts.map((found) => {
    const post = found.html === null ? withNewHtml(c, found, left) : found
    left.html -= post.html?.length ?? 0
    return {
      ...post,
      html: post.html === null || left.html < 0 ? plainHtml(post.content, EXCERPT) : post.html,
    }
  })
}

function withNewHtml(c: RequestScope, post: FoundReply, left: { rendered: number }): FoundReply {
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
