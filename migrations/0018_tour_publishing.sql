-- When a hidden tour is published (UTC ms), and with which status.
ALTER TABLE tours ADD COLUMN publish_at INTEGER;
ALTER TABLE tours ADD COLUMN publish_status INTEGER CHECK (publish_status BETWEEN 1 AND 3);
CREATE INDEX tours_to_publish ON tours (publish_at) WHERE publish_at IS NOT NULL;
