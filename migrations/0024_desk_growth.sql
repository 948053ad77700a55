-- The desk's lists read what they show, however many members and posts there are.
CREATE INDEX users_listed ON users (created_at, id) WHERE deleted_at IS NULL AND username IS NOT NULL;
CREATE INDEX users_banned ON users (created_at, id)
  WHERE banned_at IS NOT NULL AND deleted_at IS NULL AND username IS NOT NULL;
CREATE INDEX users_unverified ON users (created_at, id)
  WHERE verified_at IS NULL AND deleted_at IS NULL AND username IS NOT NULL;

-- Inquiries written and members joined, by day of Calgary (without its summer hour) and the member's language at the
-- time. Kept by triggers.
CREATE TABLE daily_counts (
  kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'signUp')),
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, day, lang)
) STRICT, WITHOUT ROWID;
INSERT INTO daily_counts (kind, day, lang, n)
  SELECT 'inquiry', date(topics.created_at / 1000, 'unixepoch', '-7 hours'), users.lang, count(*)
  FROM topics JOIN users ON users.id = topics.user_id
  WHERE topics.category IN (1, 3) AND topics.deleted_at IS NULL GROUP BY 2, 3;
INSERT INTO daily_counts (kind, day, lang, n)
  SELECT 'signUp', date(created_at / 1000, 'unixepoch', '-7 hours'), lang, count(*) FROM users GROUP BY 2, 3;

CREATE TRIGGER topics_asked AFTER INSERT ON topics WHEN NEW.category IN (1, 3) AND NEW.deleted_at IS NULL BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    SELECT 'inquiry', date(NEW.created_at / 1000, 'unixepoch', '-7 hours'), lang, 1 FROM users WHERE id = NEW.user_id
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER topics_asked_change AFTER UPDATE OF deleted_at, category ON topics
WHEN (NEW.category IN (1, 3) AND NEW.deleted_at IS NULL) <> (OLD.category IN (1, 3) AND OLD.deleted_at IS NULL) BEGIN
  UPDATE daily_counts SET n = max(0, n + iif(NEW.category IN (1, 3) AND NEW.deleted_at IS NULL, 1, -1))
  WHERE kind = 'inquiry' AND day = date(NEW.created_at / 1000, 'unixepoch', '-7 hours')
    AND lang = (SELECT lang FROM users WHERE id = NEW.user_id);
END;

CREATE TRIGGER users_joined AFTER INSERT ON users BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    VALUES ('signUp', date(NEW.created_at / 1000, 'unixepoch', '-7 hours'), NEW.lang, 1)
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER users_removed AFTER DELETE ON users BEGIN
  UPDATE daily_counts SET n = max(0, n - 1)
  WHERE kind = 'signUp' AND day = date(OLD.created_at / 1000, 'unixepoch', '-7 hours') AND lang = OLD.lang;
END;

-- Of a topic whose newest shown post is no super user's: when that was written (UTC ms) and by whom. Kept by triggers.
ALTER TABLE topics ADD COLUMN awaits_since INTEGER;
ALTER TABLE topics ADD COLUMN awaits_user_id INTEGER;
UPDATE topics SET awaits_since = newest.created_at, awaits_user_id = newest.user_id
FROM replies AS newest JOIN users ON users.id = newest.user_id AND users.is_super_user = 0
WHERE newest.id = (
  SELECT id FROM replies WHERE topic_id = topics.id AND deleted_at IS NULL AND is_shown = 1 ORDER BY id DESC LIMIT 1);
-- Inquiries and questions that wait, which are few, by how long.
CREATE INDEX topics_awaiting ON topics (awaits_since, tour_id)
  WHERE awaits_since IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL AND category IN (1, 3);
DROP INDEX topics_by_kind;

CREATE TRIGGER replies_await AFTER INSERT ON replies WHEN NEW.is_shown = 1 BEGIN
  UPDATE topics SET awaits_since = iif(writer.is_super_user, NULL, NEW.created_at),
    awaits_user_id = iif(writer.is_super_user, NULL, NEW.user_id)
  FROM users AS writer WHERE writer.id = NEW.user_id AND topics.id = NEW.topic_id;
END;

CREATE TRIGGER replies_await_change AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_shown <> OLD.is_shown BEGIN
  UPDATE topics SET awaits_since = iif(writer.is_super_user, NULL, newest.created_at),
    awaits_user_id = iif(writer.is_super_user, NULL, newest.user_id)
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE topics.id = NEW.topic_id AND newest.id = (
    SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND is_shown = 1 ORDER BY id DESC LIMIT 1);
END;
