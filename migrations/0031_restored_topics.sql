-- Whether a super user deleted a topic, whatever that person is by now: what staff deleted can come back.
ALTER TABLE topics ADD COLUMN deleted_by_staff INTEGER NOT NULL DEFAULT 0;
UPDATE topics SET deleted_by_staff = 1 WHERE deleted_at IS NOT NULL AND (
  deleted_by IN (SELECT id FROM users WHERE is_super_user = 1)
  OR EXISTS (SELECT 1 FROM audit_log WHERE at = deleted_at AND actor_id = deleted_by AND action = 'post.delete'
    AND detail = 'topic ' || topics.id));

-- When a topic came back whose posts are not all findable yet.
ALTER TABLE topics ADD COLUMN unindexed_at INTEGER;
CREATE INDEX topics_unindexed ON topics (unindexed_at) WHERE unindexed_at IS NOT NULL;
