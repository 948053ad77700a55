-- All triggers. They run inside the batch that causes them. SQLite does not define the order of triggers for the same event,
-- so none may depend on another.

-- List sizes, and the state of a topic's tour.

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

-- Posts: refused ones, the reply count and last activity of their topic, and their number.

-- A refused post fails its whole batch, with notices and counters.
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

CREATE TRIGGER replies_number AFTER INSERT ON replies WHEN NEW.number = 0 BEGIN
  UPDATE replies SET number = 1 + (SELECT max(number) FROM replies WHERE topic_id = NEW.topic_id) WHERE id = NEW.id;
END;

-- Daily counts of inquiries and new members.

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

-- Topics whose newest visible post is a member's: since when they wait, and whose post it is.

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

-- Visibility, heading and category of search documents, after any change of a post, its topic or a tour.

CREATE TRIGGER search_documents_seen AFTER INSERT ON search_documents BEGIN
  UPDATE search_documents SET is_public = topics.is_listed AND replies.is_shown AND replies.blanked_at IS NULL,
    heading = topics.title, category = topics.category
  FROM replies JOIN topics ON topics.id = replies.topic_id
  WHERE search_documents.id = NEW.id AND NEW.kind = 'post' AND replies.id = NEW.ref_id;
  UPDATE search_documents SET is_public = tours.kind = 'tour' AND tours.status > 0 AND tours.deleted_at IS NULL
  FROM tours WHERE search_documents.id = NEW.id AND NEW.kind = 'tour' AND tours.id = NEW.ref_id;
END;

CREATE TRIGGER topics_seen_in_search
AFTER UPDATE OF title, category, deleted_at, hidden_at, pending_review, is_private, tour_state ON topics BEGIN
  UPDATE search_documents SET is_public = NEW.is_listed AND replies.is_shown AND replies.blanked_at IS NULL,
    heading = NEW.title, category = NEW.category
  FROM replies WHERE search_documents.topic_id = NEW.id AND replies.id = search_documents.ref_id;
END;

CREATE TRIGGER replies_seen_in_search AFTER UPDATE OF deleted_at, hidden_at, pending_review, blanked_at ON replies BEGIN
  UPDATE search_documents SET is_public = topics.is_listed AND NEW.is_shown AND NEW.blanked_at IS NULL
  FROM topics WHERE search_documents.kind = 'post' AND search_documents.ref_id = NEW.id AND topics.id = NEW.topic_id;
END;

CREATE TRIGGER tours_seen_in_search AFTER UPDATE OF status, deleted_at ON tours BEGIN
  UPDATE search_documents SET is_public = NEW.kind = 'tour' AND NEW.status > 0 AND NEW.deleted_at IS NULL
  WHERE kind = 'tour' AND ref_id = NEW.id;
END;

-- The number of held posts: hidden ones and those that wait for review.

CREATE TRIGGER topics_held_insert AFTER INSERT ON topics
WHEN NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n + 1 WHERE list = 'held';
END;

CREATE TRIGGER topics_held_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON topics
WHEN (NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1)) <>
  (OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1)) BEGIN
  UPDATE topic_counts SET n = n + iif(NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1), 1, -1)
  WHERE list = 'held';
END;

CREATE TRIGGER topics_held_delete AFTER DELETE ON topics
WHEN OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n - 1 WHERE list = 'held';
END;

CREATE TRIGGER replies_held_insert AFTER INSERT ON replies
WHEN NEW.is_opening = 0 AND NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n + 1 WHERE list = 'held';
END;

CREATE TRIGGER replies_held_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_opening = 0 AND (NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1)) <>
  (OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1)) BEGIN
  UPDATE topic_counts SET n = n + iif(NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1), 1, -1)
  WHERE list = 'held';
END;

CREATE TRIGGER replies_held_delete AFTER DELETE ON replies
WHEN OLD.is_opening = 0 AND OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n - 1 WHERE list = 'held';
END;

-- Search terms, from the documents' JSON lists.

CREATE TRIGGER search_documents_insert AFTER INSERT ON search_documents BEGIN
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT iif(NEW.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0), NEW.id, value ->> 1
    FROM json_each(NEW.terms);
END;

CREATE TRIGGER search_documents_update AFTER UPDATE OF terms ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN
    (SELECT iif(OLD.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0) FROM json_each(OLD.terms));
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT iif(NEW.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0), NEW.id, value ->> 1
    FROM json_each(NEW.terms);
END;

CREATE TRIGGER search_documents_delete AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN
    (SELECT iif(OLD.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0) FROM json_each(OLD.terms));
END;
