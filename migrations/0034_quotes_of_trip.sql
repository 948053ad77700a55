-- A departure that is deleted looks for quotes that name it.
CREATE INDEX quotes_of_trip ON quotes (trip_id) WHERE trip_id IS NOT NULL;
