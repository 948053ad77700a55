-- What one admin did, by time.
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, at);
