-- Lists of topics: by the language of their text, with the beginning of it, and with private topics last in every order.

-- Trigger: the beginning of the opening post, as Markdown, for lists. Only lists of public topics read it.
ALTER TABLE topics ADD COLUMN opening_text TEXT NOT NULL DEFAULT '';
UPDATE topics SET opening_text = coalesce(
  (SELECT substr(content, 1, 400) FROM replies WHERE topic_id = topics.id AND is_opening = 1), '');

-- The language of the title by its script; a title of Latin letters alone leaves it to the first words of the text.
ALTER TABLE topics ADD COLUMN text_lang TEXT GENERATED ALWAYS AS (
  CASE
    WHEN title GLOB '*[가-힣]*' THEN 'kr'
    WHEN title GLOB '*[一-鿿]*' THEN 'cn'
    WHEN substr(opening_text, 1, 20) GLOB '*[가-힣]*' THEN 'kr'
    WHEN substr(opening_text, 1, 20) GLOB '*[一-鿿]*' THEN 'cn'
    ELSE 'ca'
  END
) VIRTUAL;
CREATE INDEX topics_listed_by_lang ON topics (is_listed, text_lang, created_at, id);
CREATE INDEX topics_listed_by_lang_category ON topics (is_listed, text_lang, category, created_at, id);

-- Sort keys that put private topics last: the highest of ascending orders, the lowest of descending ones. By title,
-- category and replies those of 0007 already do in descending orders.
ALTER TABLE topics ADD COLUMN asc_title TEXT
  GENERATED ALWAYS AS (iif(is_private = 1, char(1114111), title_key)) VIRTUAL;
ALTER TABLE topics ADD COLUMN asc_category INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 9, category)) VIRTUAL;
ALTER TABLE topics ADD COLUMN asc_views INTEGER
  GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, view_count)) VIRTUAL;
ALTER TABLE topics ADD COLUMN asc_replies INTEGER
  GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, reply_count)) VIRTUAL;
ALTER TABLE topics ADD COLUMN asc_date INTEGER
  GENERATED ALWAYS AS (iif(is_private = 1, 9007199254740991, updated_at)) VIRTUAL;
ALTER TABLE topics ADD COLUMN desc_views INTEGER GENERATED ALWAYS AS (iif(is_private = 1, -1, view_count)) VIRTUAL;
ALTER TABLE topics ADD COLUMN desc_date INTEGER GENERATED ALWAYS AS (iif(is_private = 1, 0, updated_at)) VIRTUAL;
CREATE INDEX topics_by_asc_title ON topics (tour_id, is_shown, asc_title, id);
CREATE INDEX topics_by_asc_category ON topics (tour_id, is_shown, asc_category, id);
CREATE INDEX topics_by_asc_views ON topics (tour_id, is_shown, asc_views, id);
CREATE INDEX topics_by_asc_replies ON topics (tour_id, is_shown, asc_replies, id);
CREATE INDEX topics_by_asc_date ON topics (tour_id, is_shown, asc_date, id);
CREATE INDEX topics_by_desc_views ON topics (tour_id, is_shown, desc_views, id);
CREATE INDEX topics_by_desc_date ON topics (tour_id, is_shown, desc_date, id);
DROP INDEX topics_by_views;
DROP INDEX topics_by_date;

CREATE TRIGGER replies_opening AFTER INSERT ON replies WHEN NEW.is_opening = 1 BEGIN
  UPDATE topics SET opening_text = substr(NEW.content, 1, 400) WHERE id = NEW.topic_id;
END;

CREATE TRIGGER replies_opening_change AFTER UPDATE OF content ON replies
WHEN NEW.is_opening = 1 AND NEW.content <> OLD.content BEGIN
  UPDATE topics SET opening_text = substr(NEW.content, 1, 400) WHERE id = NEW.topic_id;
END;

-- Sizes of the home list by language: 'home:{lang}' and 'home:{lang}:{category}'.
INSERT INTO topic_counts (list, n)
SELECT 'home:' || langs.column1 || kinds.column1,
  (SELECT count(*) FROM topics
   WHERE is_listed = 1 AND text_lang = langs.column1 AND kinds.column1 IN ('', ':' || category))
FROM (VALUES ('kr'), ('ca'), ('cn')) AS langs, (VALUES (''), (':1'), (':2'), (':3'), (':4')) AS kinds;

CREATE TRIGGER topics_lang_insert AFTER INSERT ON topics WHEN NEW.is_listed = 1 BEGIN
  UPDATE topic_counts SET n = n + 1
    WHERE list IN ('home:' || NEW.text_lang, 'home:' || NEW.text_lang || ':' || NEW.category);
END;

CREATE TRIGGER topics_lang_update
AFTER UPDATE OF deleted_at, hidden_at, pending_review, is_private, tour_state, category, title, opening_text ON topics
WHEN (NEW.is_listed, NEW.text_lang, NEW.category) <> (OLD.is_listed, OLD.text_lang, OLD.category) BEGIN
  UPDATE topic_counts SET n = n - OLD.is_listed
    WHERE list IN ('home:' || OLD.text_lang, 'home:' || OLD.text_lang || ':' || OLD.category);
  UPDATE topic_counts SET n = n + NEW.is_listed
    WHERE list IN ('home:' || NEW.text_lang, 'home:' || NEW.text_lang || ':' || NEW.category);
END;

CREATE TRIGGER topics_lang_delete AFTER DELETE ON topics WHEN OLD.is_listed = 1 BEGIN
  UPDATE topic_counts SET n = n - 1
    WHERE list IN ('home:' || OLD.text_lang, 'home:' || OLD.text_lang || ':' || OLD.category);
END;
