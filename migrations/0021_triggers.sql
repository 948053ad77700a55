-- All triggers but those of trips, bookings and money, which have a file of their own. By table. They run inside the batch that
-- causes them. SQLite does not define the order of triggers for the same event, so none may depend on another.

-- == users ==

-- New members by day and language, for the desk. Calgary has been six hours behind UTC all year since 2026-11-01 08:00 UTC.
-- Earlier rows were counted with seven.
CREATE TRIGGER users_joined AFTER INSERT ON users BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    VALUES ('signUp', date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours')),
      NEW.lang, 1)
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

-- A member whose row is deleted no longer counts.
CREATE TRIGGER users_removed AFTER DELETE ON users BEGIN
  UPDATE daily_counts SET n = max(0, n - 1)
  WHERE kind = 'signUp'
    AND day = date(OLD.created_at / 1000, 'unixepoch', iif(OLD.created_at < 1793520000000, '-7 hours', '-6 hours'))
    AND lang = OLD.lang;
END;

-- Threads of a former admin need another owner.
CREATE TRIGGER users_own_threads AFTER UPDATE OF is_super_user ON users
WHEN NEW.is_super_user = 0 AND OLD.is_super_user = 1 BEGIN
  UPDATE inbox_threads SET owner_id = NULL WHERE owner_id = NEW.id;
END;

-- == tours ==

-- Topics store the state of their tour, because an index cannot look it up.
CREATE TRIGGER tours_show_topics AFTER UPDATE OF status, deleted_at ON tours
WHEN (NEW.status > 0) <> (OLD.status > 0) OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) BEGIN
  UPDATE topics
  SET tour_state = CASE WHEN NEW.deleted_at IS NOT NULL THEN 0 WHEN NEW.kind = 'contact' THEN 2 ELSE NEW.status > 0 END
  WHERE tour_id = NEW.id;
END;

-- A search reads documents only, so each knows whether its tour is public.
CREATE TRIGGER tours_seen_in_search AFTER UPDATE OF status, deleted_at ON tours BEGIN
  UPDATE search_documents SET is_public = NEW.kind = 'tour' AND NEW.status > 0 AND NEW.deleted_at IS NULL
  WHERE kind = 'tour' AND ref_id = NEW.id;
END;

-- == topics ==

-- Sizes of lists, which are not counted at each page of them, and the state of the topic's tour.
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

-- A topic that is hidden, shown, deleted, restored or moved to another category changes lists.
CREATE TRIGGER topics_update
AFTER UPDATE OF deleted_at, hidden_at, pending_review, is_private, tour_state, category ON topics BEGIN
  UPDATE topic_counts SET n = n + NEW.is_shown - OLD.is_shown
    WHERE list = 'board:' || NEW.tour_id AND NEW.is_shown <> OLD.is_shown;
  UPDATE topic_counts SET n = n + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE list = 'all:' || NEW.tour_id AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
  UPDATE topic_counts SET n = n - OLD.is_listed WHERE list IN ('home', 'home:' || OLD.category);
  UPDATE topic_counts SET n = n + NEW.is_listed WHERE list IN ('home', 'home:' || NEW.category);
END;

-- Lists lose a topic that is permanently deleted.
CREATE TRIGGER topics_delete AFTER DELETE ON topics BEGIN
  UPDATE topic_counts SET n = n - OLD.is_shown WHERE list = 'board:' || OLD.tour_id;
  UPDATE topic_counts SET n = n - (OLD.deleted_at IS NULL) WHERE list = 'all:' || OLD.tour_id;
  UPDATE topic_counts SET n = n - OLD.is_listed WHERE list IN ('home', 'home:' || OLD.category);
END;

-- A search reads documents only: visibility, heading and category of posts follow their topic.
CREATE TRIGGER topics_seen_in_search
AFTER UPDATE OF title, category, deleted_at, hidden_at, pending_review, is_private, tour_state ON topics BEGIN
  UPDATE search_documents SET is_public = NEW.is_listed AND replies.is_shown AND replies.blanked_at IS NULL,
    heading = NEW.title, category = NEW.category
  FROM replies WHERE search_documents.topic_id = NEW.id AND replies.id = search_documents.ref_id;
END;

-- The desk shows how many posts are held: hidden ones and those that wait for review. A topic counts as its opening post.
CREATE TRIGGER topics_held_insert AFTER INSERT ON topics
WHEN NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n + 1 WHERE list = 'held';
END;

-- A topic that is held, released, deleted or restored changes that number.
CREATE TRIGGER topics_held_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON topics
WHEN (NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1)) <>
  (OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1)) BEGIN
  UPDATE topic_counts SET n = n + iif(NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1), 1, -1)
  WHERE list = 'held';
END;

-- A held topic that is permanently deleted lowers it.
CREATE TRIGGER topics_held_delete AFTER DELETE ON topics
WHEN OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n - 1 WHERE list = 'held';
END;

-- Sizes of the home list by language of the text: 'home:{lang}' and 'home:{lang}:{category}'.
CREATE TRIGGER topics_lang_insert AFTER INSERT ON topics WHEN NEW.is_listed = 1 BEGIN
  UPDATE topic_counts SET n = n + 1
    WHERE list IN ('home:' || NEW.text_lang, 'home:' || NEW.text_lang || ':' || NEW.category);
END;

-- An edit can change the language too.
CREATE TRIGGER topics_lang_update
AFTER UPDATE OF deleted_at, hidden_at, pending_review, is_private, tour_state, category, title, opening_text ON topics
WHEN (NEW.is_listed, NEW.text_lang, NEW.category) <> (OLD.is_listed, OLD.text_lang, OLD.category) BEGIN
  UPDATE topic_counts SET n = n - OLD.is_listed
    WHERE list IN ('home:' || OLD.text_lang, 'home:' || OLD.text_lang || ':' || OLD.category);
  UPDATE topic_counts SET n = n + NEW.is_listed
    WHERE list IN ('home:' || NEW.text_lang, 'home:' || NEW.text_lang || ':' || NEW.category);
END;

-- Those lists lose a topic that is permanently deleted.
CREATE TRIGGER topics_lang_delete AFTER DELETE ON topics WHEN OLD.is_listed = 1 BEGIN
  UPDATE topic_counts SET n = n - 1
    WHERE list IN ('home:' || OLD.text_lang, 'home:' || OLD.text_lang || ':' || OLD.category);
END;

-- The inbox leaves out threads whose topic is hidden or deleted.
CREATE TRIGGER topics_in_inbox AFTER UPDATE OF deleted_at, hidden_at ON topics BEGIN
  UPDATE inbox_threads SET removed_at = coalesce(NEW.deleted_at, NEW.hidden_at), version = version + 1
    WHERE source = 'topic' AND source_id = NEW.id AND removed_at IS NOT coalesce(NEW.deleted_at, NEW.hidden_at);
END;

-- A thread ends with its topic.
CREATE TRIGGER topics_from_inbox AFTER DELETE ON topics BEGIN
  DELETE FROM inbox_threads WHERE source = 'topic' AND source_id = OLD.id;
END;

-- Inquiries (1) and questions (3) by day and language, for the desk. Days as for new members.
CREATE TRIGGER topics_asked AFTER INSERT ON topics WHEN NEW.category IN (1, 3) AND NEW.deleted_at IS NULL BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    SELECT 'inquiry', date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours')),
      lang, 1 FROM users WHERE id = NEW.user_id
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

-- A topic that is deleted, restored or moved to another category changes that count.
CREATE TRIGGER topics_asked_change AFTER UPDATE OF deleted_at, category ON topics
WHEN (NEW.category IN (1, 3) AND NEW.deleted_at IS NULL) <> (OLD.category IN (1, 3) AND OLD.deleted_at IS NULL) BEGIN
  UPDATE daily_counts SET n = max(0, n + iif(NEW.category IN (1, 3) AND NEW.deleted_at IS NULL, 1, -1))
  WHERE kind = 'inquiry'
    AND day = date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours'))
    AND lang = (SELECT lang FROM users WHERE id = NEW.user_id);
END;

-- == replies: the posts of topics, the opening ones included ==

-- A refused post fails its whole batch, with notices and counters.
CREATE TRIGGER replies_guard BEFORE INSERT ON replies BEGIN
  SELECT RAISE(ABORT, 'TopicGone') FROM topics WHERE id = NEW.topic_id AND deleted_at IS NOT NULL;
  SELECT RAISE(ABORT, 'SamePost') FROM replies
    WHERE user_id = NEW.user_id AND content_hash = NEW.content_hash AND created_at > NEW.created_at - 60000 LIMIT 1;
END;

-- The number of posts and the last activity of a topic, which lists show and sort by.
CREATE TRIGGER replies_insert AFTER INSERT ON replies WHEN NEW.is_shown = 1 BEGIN
  UPDATE topics SET reply_count = reply_count + 1, updated_at = max(updated_at, NEW.created_at) WHERE id = NEW.topic_id;
END;

-- A post that is hidden, shown, deleted or restored changes that number.
CREATE TRIGGER replies_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_shown <> OLD.is_shown BEGIN
  UPDATE topics SET reply_count = reply_count + NEW.is_shown - OLD.is_shown,
    updated_at = iif(NEW.is_shown = 1, max(updated_at, NEW.created_at), updated_at) WHERE id = NEW.topic_id;
END;

-- A shown post that is permanently deleted lowers it.
CREATE TRIGGER replies_delete AFTER DELETE ON replies WHEN OLD.is_shown = 1 BEGIN
  UPDATE topics SET reply_count = reply_count - 1 WHERE id = OLD.topic_id;
END;

-- Its number in the topic, by which pages are found. A post that comes with a number keeps it.
CREATE TRIGGER replies_number AFTER INSERT ON replies WHEN NEW.number = 0 BEGIN
  UPDATE replies SET number = 1 + (SELECT max(number) FROM replies WHERE topic_id = NEW.topic_id) WHERE id = NEW.id;
END;

-- Topics whose newest visible post is a member's: since when they wait, and whose post it is.
CREATE TRIGGER replies_await AFTER INSERT ON replies WHEN NEW.is_shown = 1 BEGIN
  UPDATE topics SET awaits_since = iif(writer.is_super_user, NULL, NEW.created_at),
    awaits_user_id = iif(writer.is_super_user, NULL, NEW.user_id)
  FROM users AS writer WHERE writer.id = NEW.user_id AND topics.id = NEW.topic_id;
END;

-- When a post is hidden or shown, the newest visible one decides.
CREATE TRIGGER replies_await_change AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_shown <> OLD.is_shown BEGIN
  UPDATE topics SET awaits_since = iif(writer.is_super_user, NULL, newest.created_at),
    awaits_user_id = iif(writer.is_super_user, NULL, newest.user_id)
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE topics.id = NEW.topic_id AND newest.id = (
    SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND is_shown = 1 ORDER BY id DESC LIMIT 1);
END;

-- A search reads documents only, so each knows whether its post is public.
CREATE TRIGGER replies_seen_in_search AFTER UPDATE OF deleted_at, hidden_at, pending_review, blanked_at ON replies BEGIN
  UPDATE search_documents SET is_public = topics.is_listed AND NEW.is_shown AND NEW.blanked_at IS NULL
  FROM topics WHERE search_documents.kind = 'post' AND search_documents.ref_id = NEW.id AND topics.id = NEW.topic_id;
END;

-- The number of held posts. Opening posts are counted with their topics.
CREATE TRIGGER replies_held_insert AFTER INSERT ON replies
WHEN NEW.is_opening = 0 AND NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n + 1 WHERE list = 'held';
END;

-- A post that is held, released, deleted or restored changes it.
CREATE TRIGGER replies_held_update AFTER UPDATE OF deleted_at, hidden_at, pending_review ON replies
WHEN NEW.is_opening = 0 AND (NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1)) <>
  (OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1)) BEGIN
  UPDATE topic_counts SET n = n + iif(NEW.deleted_at IS NULL AND (NEW.hidden_at IS NOT NULL OR NEW.pending_review = 1), 1, -1)
  WHERE list = 'held';
END;

-- A held post that is permanently deleted lowers it.
CREATE TRIGGER replies_held_delete AFTER DELETE ON replies
WHEN OLD.is_opening = 0 AND OLD.deleted_at IS NULL AND (OLD.hidden_at IS NOT NULL OR OLD.pending_review = 1) BEGIN
  UPDATE topic_counts SET n = n - 1 WHERE list = 'held';
END;

-- Lists show the beginning of the opening post, and find its language by it.
CREATE TRIGGER replies_opening AFTER INSERT ON replies WHEN NEW.is_opening = 1 BEGIN
  UPDATE topics SET opening_text = substr(NEW.content, 1, 400) WHERE id = NEW.topic_id;
END;

-- An edit of the opening post changes that beginning.
CREATE TRIGGER replies_opening_change AFTER UPDATE OF content ON replies
WHEN NEW.is_opening = 1 AND NEW.content <> OLD.content BEGIN
  UPDATE topics SET opening_text = substr(NEW.content, 1, 400) WHERE id = NEW.topic_id;
END;

-- Inquiries (1) and questions (3) on the board are threads of the inbox. Posts of admins are the company's own.
CREATE TRIGGER replies_ask AFTER INSERT ON replies BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'topic', topics.id, NEW.user_id, iif(tours.kind = 'tour', tours.id, NULL), writer.lang,
      NEW.created_at, NEW.created_at, NEW.created_at
    FROM topics JOIN tours ON tours.id = topics.tour_id JOIN users AS writer ON writer.id = NEW.user_id
    WHERE topics.id = NEW.topic_id AND topics.category IN (1, 3) AND writer.is_super_user = 0
    ON CONFLICT (source, source_id) DO UPDATE SET
      state = iif(state = 'new', 'new', 'waiting'), latest_at = max(latest_at, excluded.latest_at),
      waiting_since = coalesce(waiting_since, excluded.waiting_since), version = version + 1;
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = NEW.created_at, version = version + 1
    WHERE source = 'topic' AND source_id = NEW.topic_id
      AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND is_super_user = 1);
  -- The contact form of a member sends the same text as a message and as a topic of the contact forum: one thread is enough.
  UPDATE inbox_threads SET tour_id = (
    SELECT sent.tour_id FROM inbox_threads AS sent JOIN contact_messages ON contact_messages.id = sent.source_id
    WHERE sent.user_id = NEW.user_id AND sent.source = 'contact' AND sent.latest_at > NEW.created_at - 3600000
      AND instr(NEW.content, contact_messages.body) > 0 ORDER BY sent.latest_at DESC LIMIT 1)
    WHERE NEW.is_opening = 1 AND source = 'topic' AND source_id = NEW.topic_id
      AND EXISTS (SELECT 1 FROM topics JOIN tours ON tours.id = topics.tour_id
        WHERE topics.id = NEW.topic_id AND tours.kind = 'contact');
  UPDATE inbox_threads SET state = 'done', waiting_since = NULL, version = inbox_threads.version + 1,
    merged_into = board.id
    FROM inbox_threads AS board JOIN topics ON topics.id = board.source_id JOIN tours ON tours.id = topics.tour_id
    WHERE NEW.is_opening = 1 AND board.source = 'topic' AND board.source_id = NEW.topic_id AND tours.kind = 'contact'
      AND inbox_threads.source = 'contact' AND inbox_threads.user_id = NEW.user_id AND inbox_threads.state = 'new'
      AND inbox_threads.latest_at > NEW.created_at - 3600000
      AND EXISTS (SELECT 1 FROM contact_messages
        WHERE contact_messages.id = inbox_threads.source_id AND instr(NEW.content, contact_messages.body) > 0);
END;

-- A post is hidden, deleted or shown again: the newest one left decides who has the last word.
CREATE TRIGGER replies_ask_change AFTER UPDATE OF deleted_at, hidden_at ON replies
WHEN (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL) <> (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL) BEGIN
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = newest.created_at,
    version = inbox_threads.version + 1
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE inbox_threads.source = 'topic' AND inbox_threads.source_id = NEW.topic_id
    AND inbox_threads.state IN ('new', 'waiting') AND writer.is_super_user = 1 AND newest.id = (
      SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND hidden_at IS NULL
      ORDER BY id DESC LIMIT 1);
  -- Only the removal of the latest answer opens an answered thread.
  UPDATE inbox_threads SET state = 'waiting', waiting_since = newest.created_at, answered_at = NULL,
    version = inbox_threads.version + 1
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE inbox_threads.source = 'topic' AND inbox_threads.source_id = NEW.topic_id
    AND inbox_threads.state = 'answered' AND inbox_threads.answered_at <= NEW.created_at
    AND writer.is_super_user = 0 AND newest.id = (
      SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND hidden_at IS NULL
      ORDER BY id DESC LIMIT 1);
END;

-- == contact_messages ==

-- A message with a text is a thread of the inbox.
CREATE TRIGGER contact_messages_to_inbox AFTER INSERT ON contact_messages WHEN NEW.body IS NOT NULL BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    VALUES ('contact', NEW.id, (SELECT id FROM users WHERE email_key = NEW.email_key AND verified_at IS NOT NULL),
      NEW.tour_id, NEW.lang, NEW.created_at, NEW.created_at, NEW.created_at);
END;

-- A text that leaves a contact message takes its thread along.
CREATE TRIGGER contact_messages_emptied AFTER UPDATE OF body ON contact_messages
WHEN OLD.body IS NOT NULL AND NEW.body IS NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'contact' AND source_id = OLD.id;
END;

-- A thread ends with its message.
CREATE TRIGGER contact_messages_from_inbox AFTER DELETE ON contact_messages WHEN OLD.body IS NOT NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'contact' AND source_id = OLD.id;
END;

-- == search_documents ==

-- Visibility, heading and category of a new document. Later changes come from the post, its topic or the tour.
CREATE TRIGGER search_documents_seen AFTER INSERT ON search_documents BEGIN
  UPDATE search_documents SET is_public = topics.is_listed AND replies.is_shown AND replies.blanked_at IS NULL,
    heading = topics.title, category = topics.category
  FROM replies JOIN topics ON topics.id = replies.topic_id
  WHERE search_documents.id = NEW.id AND NEW.kind = 'post' AND replies.id = NEW.ref_id;
  UPDATE search_documents SET is_public = tours.kind = 'tour' AND tours.status > 0 AND tours.deleted_at IS NULL
  FROM tours WHERE search_documents.id = NEW.id AND NEW.kind = 'tour' AND tours.id = NEW.ref_id;
END;

-- Search terms are rows of their own, made from the document's JSON list.
CREATE TRIGGER search_documents_insert AFTER INSERT ON search_documents BEGIN
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT iif(NEW.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0), NEW.id, value ->> 1
    FROM json_each(NEW.terms);
END;

-- Changed terms replace those of the old list. A restore writes all terms by this trigger.
CREATE TRIGGER search_documents_update AFTER UPDATE OF terms ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN
    (SELECT iif(OLD.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0) FROM json_each(OLD.terms));
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT iif(NEW.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0), NEW.id, value ->> 1
    FROM json_each(NEW.terms);
END;

-- Terms end with their document.
CREATE TRIGGER search_documents_delete AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN
    (SELECT iif(OLD.kind = 'tour' OR value ->> 1 > 1, '!', '') || (value ->> 0) FROM json_each(OLD.terms));
END;
