-- Itineraries that were deleted whole: the entries of all languages as one JSON list, to be put back within 30 days.
CREATE TABLE itinerary_bin (
  id INTEGER PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  entries TEXT NOT NULL,
  deleted_at INTEGER NOT NULL
) STRICT;
CREATE INDEX itinerary_bin_by_time ON itinerary_bin (deleted_at);
CREATE INDEX itinerary_bin_by_tour ON itinerary_bin (tour_id);

-- Pages shown, added up by day of Calgary (YYYY-MM-DD), language and kind of page. Nothing about who saw them.
CREATE TABLE page_visits (
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  kind TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, lang, kind)
) STRICT, WITHOUT ROWID;
