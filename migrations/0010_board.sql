-- Topics of the board. The first reply of a topic is its content, so reply_count is at least 1.
-- Derived columns are kept by triggers, so that no writer can forget them.
CREATE TABLE topics (
  id INTEGER PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  title TEXT NOT NULL,
  -- The title folded (NFKC, lower case): what "by name" sorts by.
  title_key TEXT NOT NULL,
  category INTEGER NOT NULL CHECK (category BETWEEN 1 AND 4),
  -- JSON list of strings; only ever read whole.
  tags TEXT NOT NULL DEFAULT '[]',
  is_private INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  -- Posts that readers see, the opening one included. Kept by the triggers of replies.
  reply_count INTEGER NOT NULL DEFAULT 0,
  pending_review INTEGER NOT NULL DEFAULT 0,
  locked_at INTEGER,
  hidden_at INTEGER,
  hidden_by INTEGER,
  created_at INTEGER NOT NULL,
  -- Last activity: creation or the newest reply.
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  deleted_by INTEGER,
  -- 0: its tour is hidden or in the bin, 1: its tour can be seen, 2: it stands in the contact forum. Kept by triggers.
  tour_state INTEGER NOT NULL DEFAULT 1,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  -- Stands in its tour's board for everybody (a private one as "private post"; in the contact forum public ones only).
  is_shown INTEGER GENERATED ALWAYS AS (
    deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 0 AND NOT (tour_state = 2 AND is_private = 1)
  ) VIRTUAL,
  -- May be found by anybody: home list, search, feeds, sitemap, profiles.
  is_listed INTEGER GENERATED ALWAYS AS (
    deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 0 AND is_private = 0 AND tour_state > 0
  ) VIRTUAL,
  -- Sort keys; a private topic's place in a list must not tell its title, category, clicks or replies.
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
-- Topics that wait for a review or were hidden: few, and only for super users (and, while waiting, their author).
CREATE INDEX topics_held ON topics (tour_id, id)
  WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1);

CREATE TABLE replies (
  id INTEGER PRIMARY KEY,
  topic_id INTEGER NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  is_opening INTEGER NOT NULL DEFAULT 0,
  -- Markdown as written, and the sanitised HTML that the worker made of it.
  content TEXT NOT NULL,
  html TEXT NOT NULL,
  renderer_version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER,
  deleted_by INTEGER,
  -- An opening post that its author took back while the answers stay: content and html are empty from then on.
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
CREATE UNIQUE INDEX replies_opening ON replies (topic_id) WHERE is_opening = 1;
CREATE INDEX replies_by_user ON replies (user_id, created_at, id);
CREATE INDEX replies_by_content ON replies (user_id, content_hash, created_at) WHERE content_hash IS NOT NULL;
CREATE INDEX replies_held ON replies (id) WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1);

-- Posts a member and calendar day of Calgary (YYYY-MM-DD). Deleting a post gives nothing back.
-- The check fails the whole batch of the post that would be one too many.
CREATE TABLE post_days (
  user_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  n INTEGER NOT NULL,
  cap INTEGER NOT NULL,
  PRIMARY KEY (user_id, day),
  CONSTRAINT daily_limit CHECK (n <= cap)
) STRICT, WITHOUT ROWID;

-- Who saw which topic in which hour (UTC hours since 1970), so that a visitor counts once.
CREATE TABLE topic_views (
  hour INTEGER NOT NULL,
  topic_id INTEGER NOT NULL,
  visitor TEXT NOT NULL,
  PRIMARY KEY (hour, topic_id, visitor)
) STRICT, WITHOUT ROWID;

-- Sizes of lists: 'home', 'home:{category}', 'board:{tour}' (shown), 'all:{tour}' (not deleted). Kept by triggers.
CREATE TABLE topic_counts (
  list TEXT PRIMARY KEY,
  n INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO topic_counts (list, n) VALUES ('home', 0), ('home:1', 0), ('home:2', 0), ('home:3', 0), ('home:4', 0);

CREATE TRIGGER topics_insert AFTER INSERT ON topics BEGIN
  INSERT INTO topic_counts (list, n) VALUES ('board:' || NEW.tour_id, 0), ('all:' || NEW.tour_id, 0)
    ON CONFLICT (list) DO NOTHING;
  UPDATE topic_counts SET n = n + NEW.is_shown WHERE list = 'board:' || NEW.tour_id;
  UPDATE topic_counts SET n = n + (NEW.deleted_at IS NULL) WHERE list = 'all:' || NEW.tour_id;
  UPDATE topic_counts SET n = n + NEW.is_listed WHERE list IN ('home', 'home:' || NEW.category);
  UPDATE topics SET tour_state = state.now FROM (
    SELECT CASE WHEN deleted_at IS NOT NULL THEN 0 WHEN kind = 'contact' THEN 2 ELSE status > 0 END AS now
    FROM tours WHERE id = NEW.tour_id
  ) AS state WHERE id = NEW.id AND tour_state <> state.now;
END;

CREATE TRIGGER topics_update
AFTER UPDATE OF deleted_at, hidden_at, pending_review, is_private, tour_state, category ON topics BEGIN
  UPDATE topic_counts SET n = n + NEW.is_shown - OLD.is_shown
    WHERE list = 'board:' || NEW.tour_id AND NEW.is_shown <> OLD.is_shown;
  UPDATE topic_counts SET n = n + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE list = 'all:' || NEW.tour_id AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
  UPDATE topic_counts SET n = n - OLD.is_listed WHERE list IN ('home', 'home:' || OLD.category);
  UPDATE topic_counts SET n = n + NEW.is_listed WHERE list IN ('home', 'home:' || NEW.category);
END;

CREATE TRIGGER topics_delete AFTER DELETE ON topics BEGIN
  UPDATE topic_counts SET n = n - OLD.is_shown WHERE list = 'board:' || OLD.tour_id;
  UPDATE topic_counts SET n = n - (OLD.deleted_at IS NULL) WHERE list = 'all:' || OLD.tour_id;
  UPDATE topic_counts SET n = n - OLD.is_listed WHERE list IN ('home', 'home:' || OLD.category);
END;

CREATE TRIGGER tours_show_topics AFTER UPDATE OF status, deleted_at ON tours
WHEN (NEW.status > 0) <> (OLD.status > 0) OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) BEGIN
  UPDATE topics
  SET tour_state = CASE WHEN NEW.deleted_at IS NOT NULL THEN 0 WHEN NEW.kind = 'contact' THEN 2 ELSE NEW.status > 0 END
  WHERE tour_id = NEW.id;
END;

-- A post that may not be written fails its whole batch, notices and counters included.
CREATE TRIGGER replies_guard BEFORE INSERT ON replies BEGIN
  SELECT RAISE(ABORT, 'TopicGone') FROM topics WHERE id = NEW.topic_id AND deleted_at IS NOT NULL;
  SELECT RAISE(ABORT, 'SamePost') FROM replies
    WHERE user_id = NEW.user_id AND content_hash = NEW.content_hash AND created_at > NEW.created_at - 60000 LIMIT 1;
END;

CREATE TRIGGER replies_insert AFTER INSERT ON replies WHEN NEW.is_shown = 1 BEGIN
  UPDATE topics SET reply_count = reply_count + 1, updated_at = max(updated_at, NEW.created_at) WHERE id = NEW.topic_id;
END;

CREATE TRIGGER replies_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_shown <> OLD.is_shown BEGIN
  UPDATE topics SET reply_count = reply_count + NEW.is_shown - OLD.is_shown,
    updated_at = iif(NEW.is_shown = 1, max(updated_at, NEW.created_at), updated_at) WHERE id = NEW.topic_id;
END;

CREATE TRIGGER replies_delete AFTER DELETE ON replies WHEN OLD.is_shown = 1 BEGIN
  UPDATE topics SET reply_count = reply_count - 1 WHERE id = OLD.topic_id;
END;
