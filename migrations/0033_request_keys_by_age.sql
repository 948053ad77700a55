-- Rows that still have a request key, which are those of about a day, by age: the daily run takes the old ones off
-- without reading all others.
CREATE INDEX users_keyed ON users (created_at) WHERE request_key IS NOT NULL;
CREATE INDEX topics_keyed ON topics (created_at) WHERE request_key IS NOT NULL;
CREATE INDEX replies_keyed ON replies (created_at) WHERE request_key IS NOT NULL;
CREATE INDEX outbox_keyed ON outbox (created_at) WHERE request_key IS NOT NULL;
