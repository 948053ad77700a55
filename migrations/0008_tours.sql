-- Regions; 0 means all of them.
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE category_names (
  category_id INTEGER NOT NULL REFERENCES categories (id),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  name TEXT NOT NULL,
  PRIMARY KEY (category_id, lang)
) STRICT, WITHOUT ROWID;

INSERT INTO categories (id, slug, position) VALUES
  (0, 'all', 0), (1, 'rockies', 1), (2, 'calgary', 2), (3, 'kananaskis', 3), (4, 'yellowknife', 4), (5, 'mexico', 5), (6, 'asia', 6);
INSERT INTO category_names (category_id, lang, name) VALUES
  (0, 'kr', '전체'), (0, 'ca', 'All'), (0, 'cn', '全部'),
  (1, 'kr', '로키'), (1, 'ca', 'Rockies'), (1, 'cn', '落基山'),
  (2, 'kr', '캘거리'), (2, 'ca', 'Calgary'), (2, 'cn', '卡尔加里'),
  (3, 'kr', '카나나스키스'), (3, 'ca', 'Kananaskis'), (3, 'cn', '卡纳纳斯基斯'),
  (4, 'kr', '옐로나이프'), (4, 'ca', 'Yellowknife'), (4, 'cn', '黄刀镇'),
  (5, 'kr', '멕시코'), (5, 'ca', 'Mexico'), (5, 'cn', '墨西哥'),
  (6, 'kr', '아시아'), (6, 'ca', 'Asia'), (6, 'cn', '亚洲');

-- Tours. Money in cents; status 0 hidden, 1 regular, 2 recommended, 3 special offer.
-- Kind 'contact' is the fixed forum of the contact form: not a tour, and in no list.
CREATE TABLE tours (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL DEFAULT 'tour' CHECK (kind IN ('tour', 'contact')),
  status INTEGER NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  category_id INTEGER NOT NULL REFERENCES categories (id),
  price_cents INTEGER,
  p1_cents INTEGER,
  p2_cents INTEGER,
  p3_cents INTEGER,
  p4_cents INTEGER,
  discount_percent INTEGER NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  min_persons INTEGER NOT NULL DEFAULT 1,
  trip_days INTEGER NOT NULL DEFAULT 1,
  main_image_key TEXT,
  position INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  -- The daily surcharge for small groups or an extra room, 0 for none.
  surcharge_cents_per_day INTEGER NOT NULL DEFAULT 20000 CHECK (surcharge_cents_per_day >= 0),
  -- Whether the single price is for four or more travellers.
  assumes_four INTEGER NOT NULL DEFAULT 0 CHECK (assumes_four IN (0, 1)),
  -- A dated offer: the prices that were charged before and are charged again afterwards, and its last day in Calgary
  -- (YYYY-MM-DD).
  regular_price_cents INTEGER CHECK (regular_price_cents > 0),
  regular_p1_cents INTEGER CHECK (regular_p1_cents > 0),
  regular_p2_cents INTEGER CHECK (regular_p2_cents > 0),
  regular_p3_cents INTEGER CHECK (regular_p3_cents > 0),
  regular_p4_cents INTEGER CHECK (regular_p4_cents > 0),
  offer_until TEXT CHECK (offer_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  -- When a hidden tour is published (UTC ms), and with which status.
  publish_at INTEGER,
  publish_status INTEGER CHECK (publish_status BETWEEN 1 AND 3),
  -- When a trip starts, in minutes after midnight of its first day; NULL if that is agreed with each guest.
  start_minute INTEGER CHECK (start_minute BETWEEN 0 AND 1439),
  -- The months in which its trips may start, such as 6,7,8; empty for all.
  months TEXT NOT NULL DEFAULT '' CHECK (months NOT GLOB '*[^0-9,]*'),
  -- Whether those who join a departure pay as a party of their own, not as the whole party that travels.
  joins_at_own_price INTEGER NOT NULL DEFAULT 0 CHECK (joins_at_own_price IN (0, 1))
) STRICT;
CREATE INDEX tours_by_position ON tours (kind, position, id) WHERE deleted_at IS NULL;
CREATE INDEX tours_in_bin ON tours (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX tours_to_publish ON tours (publish_at) WHERE publish_at IS NOT NULL;

-- name_key is the folded name of a tour that is not deleted; it is unique per language.
CREATE TABLE tour_texts (
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  name TEXT NOT NULL DEFAULT '',
  name_key TEXT,
  description TEXT NOT NULL DEFAULT '',
  bulletin TEXT NOT NULL DEFAULT '',
  bulletin_html TEXT NOT NULL DEFAULT '',
  renderer_version INTEGER NOT NULL DEFAULT 0,
  route TEXT NOT NULL DEFAULT '',
  meeting_point TEXT NOT NULL DEFAULT '',
  -- One place a line; the region's if empty.
  pickups TEXT NOT NULL DEFAULT '',
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (tour_id, lang)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tour_texts_by_name ON tour_texts (lang, name_key);

-- The fixed forum of the contact form's topics. No list of tours shows it, and tours may use its name. Tour ids follow it.
INSERT INTO tours (id, kind, status, category_id, created_at, updated_at) VALUES (100, 'contact', 1, 0, 0, 0);
INSERT INTO tour_texts (tour_id, lang, name, updated_at) VALUES
  (100, 'kr', '문의 게시판', 0), (100, 'ca', 'Contact us', 0), (100, 'cn', '联系我们', 0);

CREATE TABLE tour_inclusions (
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  kind TEXT NOT NULL CHECK (kind IN ('included', 'excluded')),
  position INTEGER NOT NULL,
  txt TEXT NOT NULL,
  PRIMARY KEY (tour_id, lang, kind, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE itinerary_entries (
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  position INTEGER NOT NULL,
  is_picture INTEGER NOT NULL DEFAULT 0,
  url TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL,
  body TEXT NOT NULL DEFAULT '',
  body_html TEXT NOT NULL DEFAULT '',
  renderer_version INTEGER NOT NULL DEFAULT 0,
  minutes INTEGER NOT NULL DEFAULT 0,
  place TEXT NOT NULL DEFAULT '',
  latitude REAL CHECK (latitude BETWEEN -85 AND 85),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180),
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  PRIMARY KEY (tour_id, lang, position)
) STRICT, WITHOUT ROWID;

-- Deleted itineraries: the entries of all languages as one JSON list, restorable for 30 days.
CREATE TABLE itinerary_bin (
  id INTEGER PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  entries TEXT NOT NULL,
  deleted_at INTEGER NOT NULL
) STRICT;
CREATE INDEX itinerary_bin_by_time ON itinerary_bin (deleted_at);
CREATE INDEX itinerary_bin_by_tour ON itinerary_bin (tour_id);

-- Empty: departures are trips (decision 0044). A restore of an older backup puts its departures here and makes trips of them.
CREATE TABLE departures (
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  position INTEGER NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  male INTEGER NOT NULL DEFAULT 0,
  female INTEGER NOT NULL DEFAULT 0,
  remarks TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (tour_id, position)
) STRICT, WITHOUT ROWID;

-- When a cached list last changed, updated in the batch of the change.
CREATE TABLE content_versions (
  name TEXT PRIMARY KEY,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO content_versions (name, changed_at) VALUES ('tours', 0);
