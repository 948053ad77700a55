-- What search can find: a tour's text in one language, or one post of the board (title: of an opening post).
-- Private posts are never put here; whether anybody may see the rest is asked of their own tables at each search.
CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('tour', 'post')),
  -- A tour's or a reply's id.
  ref_id INTEGER NOT NULL,
  lang TEXT NOT NULL DEFAULT '',
  tour_id INTEGER NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  topic_id INTEGER REFERENCES topics (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  -- Plain text, its beginning.
  body TEXT NOT NULL,
  -- JSON list of [term, weight].
  terms TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX search_documents_by_source ON search_documents (kind, ref_id, lang);
CREATE INDEX search_documents_by_tour ON search_documents (tour_id);
CREATE INDEX search_documents_by_topic ON search_documents (topic_id);

-- Words and overlapping pairs of Chinese, Japanese and Korean characters. An ordinary table, because a virtual one
-- cannot be exported. Kept by the triggers below.
CREATE TABLE search_terms (
  term TEXT NOT NULL,
  doc_id INTEGER NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (term, doc_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER search_documents_insert AFTER INSERT ON search_documents BEGIN
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT value ->> 0, NEW.id, value ->> 1 FROM json_each(NEW.terms);
END;

CREATE TRIGGER search_documents_update AFTER UPDATE OF terms ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN (SELECT value ->> 0 FROM json_each(OLD.terms));
  INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
    SELECT value ->> 0, NEW.id, value ->> 1 FROM json_each(NEW.terms);
END;

CREATE TRIGGER search_documents_delete AFTER DELETE ON search_documents BEGIN
  DELETE FROM search_terms WHERE doc_id = OLD.id AND term IN (SELECT value ->> 0 FROM json_each(OLD.terms));
END;
