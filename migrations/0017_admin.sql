-- Triggers: inquiries and new members by day of Calgary (without daylight saving time) and the member's language at that time.
CREATE TABLE daily_counts (
  kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'signUp')),
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, day, lang)
) STRICT, WITHOUT ROWID;

-- Page views by day of Calgary (YYYY-MM-DD), language and kind of page; nothing about visitors.
CREATE TABLE page_visits (
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  kind TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, lang, kind)
) STRICT, WITHOUT ROWID;

-- Visits of each tour's page by week (its Monday in Calgary) and language of the page. A tour that was deleted may have rows.
CREATE TABLE tour_visits (
  week TEXT NOT NULL,
  tour_id INTEGER NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  n INTEGER NOT NULL,
  PRIMARY KEY (week, tour_id, lang)
) STRICT, WITHOUT ROWID;

-- Which admins have an editor open. A row is renewed every 20 seconds and counts until it expires.
CREATE TABLE desk_presence (
  -- Kind and id, such as 'tour:12'.
  place TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (place, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_presence_by_expiry ON desk_presence (expires_at);
