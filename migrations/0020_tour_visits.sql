-- Visits of each tour's page by week (its Monday in Calgary) and language of the page. A tour that was deleted may have rows.
CREATE TABLE tour_visits (
  week TEXT NOT NULL,
  tour_id INTEGER NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  n INTEGER NOT NULL,
  PRIMARY KEY (week, tour_id, lang)
) STRICT, WITHOUT ROWID;
