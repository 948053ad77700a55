-- Topics of the board. The first reply of a topic is its opening post, so reply_count is at least 1.
-- Triggers maintain the derived columns, so that no writer can miss them.
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
  sort_date INTEGER GENERATED ALWAYS AS (iif(is_private = 1, created_at, updated_at)) VIRTUAL,
  -- Trigger: the beginning of the opening post, as Markdown, for lists. Only lists of public topics read it.
  opening_text TEXT NOT NULL DEFAULT '',
  -- The language of the title by its script; a title of Latin letters alone leaves it to the first words of the text.
  text_lang TEXT GENERATED ALWAYS AS (
    CASE
      WHEN title GLOB '*[가-힣]*' THEN 'kr'
      WHEN title GLOB '*[一-鿿]*' THEN 'cn'
      WHEN substr(opening_text, 1, 20) GLOB '*[가-힣]*' THEN 'kr'
      WHEN substr(opening_text, 1, 20) GLOB '*[一-鿿]*' THEN 'cn'
      ELSE 'ca'
    END
  ) VIRTUAL,
  -- Sort keys that put private topics last: the highest of ascending orders, the lowest of descending ones. By title,
  -- category and replies the keys above already do in descending orders.
  asc_title TEXT GENERATED ALWAYS AS (iif(is_private = 1, char(1114111), title_key)) VIRTUAL,
  asc_category INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 9, category)) VIRTUAL,
  asc_views INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, view_count)) VIRTUAL,
  asc_replies INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, reply_count)) VIRTUAL,
  asc_date INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, updated_at)) VIRTUAL,
  desc_views INTEGER GENERATED ALWAYS AS (iif(is_private = 1, -1, view_count)) VIRTUAL,
  desc_date INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 0, updated_at)) VIRTUAL
) STRICT;
CREATE INDEX topics_by_title ON topics (tour_id, is_shown, sort_title, id);
CREATE INDEX topics_by_category ON topics (tour_id, is_shown, sort_category, id);
CREATE INDEX topics_by_replies ON topics (tour_id, is_shown, sort_replies, id);
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
CREATE INDEX topics_listed_by_lang ON topics (is_listed, text_lang, created_at, id);
CREATE INDEX topics_listed_by_lang_category ON topics (is_listed, text_lang, category, created_at, id);
CREATE INDEX topics_by_asc_title ON topics (tour_id, is_shown, asc_title, id);
CREATE INDEX topics_by_asc_category ON topics (tour_id, is_shown, asc_category, id);
CREATE INDEX topics_by_asc_views ON topics (tour_id, is_shown, asc_views, id);
CREATE INDEX topics_by_asc_replies ON topics (tour_id, is_shown, asc_replies, id);
CREATE INDEX topics_by_asc_date ON topics (tour_id, is_shown, asc_date, id);
CREATE INDEX topics_by_desc_views ON topics (tour_id, is_shown, desc_views, id);
CREATE INDEX topics_by_desc_date ON topics (tour_id, is_shown, desc_date, id);

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

-- Triggers: sizes of lists. 'home', 'home:{category}', 'home:{lang}', 'home:{lang}:{category}', 'board:{tour}' (shown),
-- 'all:{tour}' (not deleted), and 'held' for posts that are hidden or wait for review.
CREATE TABLE topic_counts (
  list TEXT PRIMARY KEY,
  n INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO topic_counts (list, n) VALUES
  ('home', 0), ('home:1', 0), ('home:2', 0), ('home:3', 0), ('home:4', 0), ('held', 0),
  ('home:kr', 0), ('home:kr:1', 0), ('home:kr:2', 0), ('home:kr:3', 0), ('home:kr:4', 0),
  ('home:ca', 0), ('home:ca:1', 0), ('home:ca:2', 0), ('home:ca:3', 0), ('home:ca:4', 0),
  ('home:cn', 0), ('home:cn:1', 0), ('home:cn:2', 0), ('home:cn:3', 0), ('home:cn:4', 0);
