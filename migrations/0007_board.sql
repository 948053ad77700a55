-- Topics of the board. The first reply of a topic is its opening post, so reply_count is at least 1.
-- Triggers (0010_triggers.sql) maintain the derived columns, so that no writer can miss them.
CREATE TABLE topics (
  id INTEGER PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  title TEXT NOT NULL,
  -- The folded title (NFKC, lower case) for sorting by name.
  title_key TEXT NOT NULL,
  category INTEGER NOT NULL CHECK (category BETWEEN 1 AND 4),
  -- JSON list of strings, always read as a whole.
  tags TEXT NOT NULL DEFAULT '[]',
  is_private INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  -- Trigger: visible posts, the opening one included.
  reply_count INTEGER NOT NULL DEFAULT 0,
  pending_review INTEGER NOT NULL DEFAULT 0,
  locked_at INTEGER,
  hidden_at INTEGER,
  hidden_by INTEGER,
  created_at INTEGER NOT NULL,
  -- Trigger: last activity, which is the creation or the newest reply.
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  deleted_by INTEGER,
  -- Whether an admin deleted it: only then it can be restored. Stored, because the right may end later.
  deleted_by_staff INTEGER NOT NULL DEFAULT 0,
  -- When it was restored, until all its posts are indexed again.
  unindexed_at INTEGER,
  -- Trigger: 0 its tour is hidden or deleted, 1 its tour is visible, 2 it is in the contact forum.
  tour_state INTEGER NOT NULL DEFAULT 1,
  -- Trigger: time and author of the newest visible post, null when an admin wrote it.
  awaits_since INTEGER,
  awaits_user_id INTEGER,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  -- Visible on its tour's board to all readers: a private topic as "private post", in the contact forum only public ones.
  is_shown INTEGER GENERATED ALWAYS AS (
    deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 0 AND NOT (tour_state = 2 AND is_private = 1)
  ) VIRTUAL,
  -- Public: home list, search, feeds, sitemap, profiles.
  is_listed INTEGER GENERATED ALWAYS AS (
    deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 0 AND is_private = 0 AND tour_state > 0
  ) VIRTUAL,
  -- Sort keys. The position of a private topic must not reveal its title, category, views or replies.
  sort_title TEXT GENERATED ALWAYS AS (iif(is_private = 1, '', title_key)) VIRTUAL,
  sort_category INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 0, category)) VIRTUAL,
  sort_views INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 0, view_count)) VIRTUAL,
  sort_replies INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 0, reply_count)) VIRTUAL,
  sort_date INTEGER GENERATED ALWAYS AS (iif(is_private = 1, created_at, updated_at)) VIRTUAL
) STRICT;
CREATE INDEX topics_by_title ON topics (tour_id, is_shown, sort_title, id);
CREATE INDEX topics_by_category ON topics (tour_id, is_shown, sort_category, id);
CREATE INDEX topics_by_views ON topics (tour_id, is_shown, sort_views, id);
CREATE INDEX topics_by_replies ON topics (tour_id, is_shown, sort_replies, id);
CREATE INDEX topics_by_date ON topics (tour_id, is_shown, sort_date, id);
CREATE INDEX topics_by_activity ON topics (tour_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX topics_listed ON topics (is_listed, created_at, id);
CREATE INDEX topics_listed_by_category ON topics (is_listed, category, created_at, id);
CREATE INDEX topics_by_user ON topics (user_id, created_at, id);
-- Held topics: few, and visible only to admins (and, while waiting, to their author).
CREATE INDEX topics_held ON topics (tour_id, id)
  WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1);
-- The desk lists posts that wait for review, oldest first, and hidden ones, latest first, each from its own index: many
-- hidden posts do not slow down the waiting ones.
CREATE INDEX topics_waiting ON topics (created_at, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
CREATE INDEX topics_waiting_by_user ON topics (user_id, tour_id, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
CREATE INDEX topics_hidden ON topics (hidden_at, id) WHERE deleted_at IS NULL AND hidden_at IS NOT NULL;
-- Inquiries and questions that wait for an admin's reply.
CREATE INDEX topics_awaiting ON topics (awaits_since, tour_id)
  WHERE awaits_since IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL AND category IN (1, 3);
CREATE INDEX topics_binned ON topics (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX topics_unindexed ON topics (unindexed_at) WHERE unindexed_at IS NOT NULL;
CREATE INDEX topics_keyed ON topics (created_at) WHERE request_key IS NOT NULL;

CREATE TABLE replies (
  id INTEGER PRIMARY KEY,
  topic_id INTEGER NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- Trigger: the post's place in its topic, from 1 for the opening post; the number of a deleted post is not reused. A page of
  -- a topic is a range of numbers, so it is found without reading earlier pages, and a post stays on its page.
  number INTEGER NOT NULL DEFAULT 0,
  is_opening INTEGER NOT NULL DEFAULT 0,
  -- Markdown as written, and the sanitised HTML that the worker made of it.
  content TEXT NOT NULL,
  html TEXT NOT NULL,
  renderer_version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER,
  deleted_by INTEGER,
  -- An opening post that its author deleted while replies stay: content and html are empty from then on.
  blanked_at INTEGER,
  pending_review INTEGER NOT NULL DEFAULT 0,
  hidden_at INTEGER,
  hidden_by INTEGER,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  -- Keyed hash of place and text: the same text of the same member within a minute is one post.
  content_hash TEXT,
  is_shown INTEGER GENERATED ALWAYS AS (deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 0) VIRTUAL
) STRICT;
CREATE INDEX replies_by_topic ON replies (topic_id, id) WHERE deleted_at IS NULL;
CREATE INDEX replies_by_number ON replies (topic_id, number);
CREATE UNIQUE INDEX replies_opening ON replies (topic_id) WHERE is_opening = 1;
CREATE INDEX replies_by_user ON replies (user_id, created_at, id);
CREATE INDEX replies_by_content ON replies (user_id, content_hash, created_at) WHERE content_hash IS NOT NULL;
CREATE INDEX replies_waiting ON replies (created_at, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
CREATE INDEX replies_hidden ON replies (hidden_at, id) WHERE deleted_at IS NULL AND hidden_at IS NOT NULL;
CREATE INDEX replies_binned ON replies (deleted_at) WHERE deleted_at IS NOT NULL;
-- Posts with images of ours: few, and the only ones searched for a tour's image.
CREATE INDEX replies_with_pictures ON replies (topic_id) WHERE deleted_at IS NULL AND instr(content, '/img/') > 0;
CREATE INDEX replies_keyed ON replies (created_at) WHERE request_key IS NOT NULL;

-- Reports of posts, one per member and post.
CREATE TABLE post_reports (
  id INTEGER PRIMARY KEY,
  reply_id INTEGER NOT NULL REFERENCES replies (id) ON DELETE CASCADE,
  reporter_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (reason IN ('spam', 'abuse', 'personal', 'other')),
  note TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  resolved_at INTEGER,
  resolved_by INTEGER
) STRICT;
CREATE UNIQUE INDEX post_reports_by_post ON post_reports (reply_id, reporter_id);
CREATE INDEX post_reports_open ON post_reports (id) WHERE resolved_at IS NULL;
CREATE INDEX post_reports_resolved ON post_reports (resolved_at, id) WHERE resolved_at IS NOT NULL;
CREATE INDEX post_reports_by_reporter ON post_reports (reporter_id);

-- Posts per member and day of Calgary (YYYY-MM-DD). Deleting a post does not lower the count.
-- The check fails the batch of a post over the limit.
CREATE TABLE post_days (
  user_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  n INTEGER NOT NULL,
  cap INTEGER NOT NULL,
  PRIMARY KEY (user_id, day),
  CONSTRAINT daily_limit CHECK (n <= cap)
) STRICT, WITHOUT ROWID;

-- Which visitor opened which topic in which UTC hour since 1970, so that each counts once.
CREATE TABLE topic_views (
  hour INTEGER NOT NULL,
  topic_id INTEGER NOT NULL,
  visitor TEXT NOT NULL,
  PRIMARY KEY (hour, topic_id, visitor)
) STRICT, WITHOUT ROWID;

-- Triggers: sizes of lists. 'home', 'home:{category}', 'board:{tour}' (shown), 'all:{tour}' (not deleted), and 'held' for
-- posts that are hidden or wait for review.
CREATE TABLE topic_counts (
  list TEXT PRIMARY KEY,
  n INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO topic_counts (list, n) VALUES
  ('home', 0), ('home:1', 0), ('home:2', 0), ('home:3', 0), ('home:4', 0), ('held', 0);
