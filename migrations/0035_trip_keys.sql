-- The request that cancelled a trip is answered the same way when it is sent again.
ALTER TABLE trips ADD COLUMN request_key TEXT;
ALTER TABLE trips ADD COLUMN request_hash TEXT;
CREATE UNIQUE INDEX trips_by_request ON trips (request_key) WHERE request_key IS NOT NULL;
CREATE INDEX trips_keyed ON trips (updated_at) WHERE request_key IS NOT NULL;
