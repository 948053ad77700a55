import { MARKDOWN_LIMITS } from '../../../contracts/markdown/markdown-limits'
import { EXCERPT_LENGTH, hasText, MESSAGES_MAX, type InboxSource } from './source'

/** Inquiries and questions on the board. Their answers are posts, or private mails to the author's proven address. */
export const topicSource: InboxSource = {
  join: `LEFT JOIN topics ON thread.source = 'topic' AND topics.id = thread.source_id`,
  columns: {
    title: 'topics.title',
    excerpt: `(SELECT substr(content, 1, ${EXCERPT_LENGTH}) FROM replies JOIN users AS writer ON writer.id = replies.user_id
      WHERE replies.topic_id = topics.id AND replies.deleted_at IS NULL AND writer.is_super_user = 0
      ORDER BY replies.id DESC LIMIT 1)`,
    email: `iif(asker.verified_at IS NOT NULL, asker.email, NULL)`,
    isPrivate: 'topics.is_private',
    isPending: `(topics.pending_review = 1 OR EXISTS (SELECT 1 FROM replies
      WHERE replies.topic_id = topics.id AND replies.deleted_at IS NULL AND replies.pending_review = 1))`,
    isHeld: '0',
    facts: `iif(topics.deleted_at IS NULL,
      json_object('topic', json_object('forum', topics.tour_id, 'topic', topics.id)), '{}')`,
  },
  matches: (search) => `(${hasText('topics.title', search)} OR EXISTS (SELECT 1 FROM replies
    WHERE replies.topic_id = topics.id AND replies.deleted_at IS NULL AND ${hasText('replies.content', search)}))`,
  messages: `
    SELECT * FROM (
      SELECT 'post' AS kind, replies.id AS _id, users.username AS author, users.is_super_user AS isStaff,
        iif(length(replies.html) <= ${MARKDOWN_LIMITS.html}, replies.html, '') AS html, NULL AS text,
        replies.created_at AS createdAt,
        replies.pending_review OR (replies.is_opening AND topics.pending_review) AS isPending,
        replies.hidden_at IS NOT NULL OR (replies.is_opening AND topics.hidden_at IS NOT NULL) AS isHidden
      FROM inbox_threads AS thread
      JOIN topics ON topics.id = thread.source_id
      JOIN replies ON replies.topic_id = topics.id
      JOIN users ON users.id = replies.user_id
      WHERE thread.id = ?1 AND thread.source = 'topic' AND replies.deleted_at IS NULL
      ORDER BY replies.id DESC LIMIT ${MESSAGES_MAX})
    ORDER BY _id`,
}
