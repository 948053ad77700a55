-- Posts that show a picture of ours, which are few: whether one shows a tour's picture is asked of them alone.
CREATE INDEX replies_with_pictures ON replies (topic_id) WHERE deleted_at IS NULL AND instr(content, '/img/') > 0;
-- The record of changes to one kind of thing, by time.
CREATE INDEX audit_log_by_type ON audit_log (subject_type, at);
