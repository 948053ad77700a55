-- What the desk asks every day: inquiries that wait for an answer, and super users.
CREATE INDEX topics_by_kind ON topics (category, created_at) WHERE deleted_at IS NULL;
CREATE INDEX users_super ON users (id) WHERE is_super_user = 1;
