-- Deleted topics and replies: few, looked through by the bin and by the job that removes them after 30 days.
CREATE INDEX topics_binned ON topics (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX replies_binned ON replies (deleted_at) WHERE deleted_at IS NOT NULL;
