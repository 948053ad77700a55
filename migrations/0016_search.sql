-- Search documents: a tour's text in one language, or one post of the board (title: of an opening post). Private posts are
-- never indexed.
CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('tour', 'post')),
  -- Id of a tour or a reply.
  ref_id INTEGER NOT NULL,
  lang TEXT NOT NULL DEFAULT '',
  tour_id INTEGER NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  topic_id INTEGER REFERENCES topics (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  -- The beginning of the plain text.
  body TEXT NOT NULL,
  -- JSON list of [term, weight].
  terms TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Triggers: whether the target is public, and the topic's title and category. A search then reads postings and documents
  -- only. The title of a tour is its name.
  is_public INTEGER NOT NULL DEFAULT 0,
  heading TEXT NOT NULL DEFAULT '',
  category INTEGER
) STRICT;
CREATE UNIQUE INDEX search_documents_by_source ON search_documents (kind, ref_id, lang);
CREATE INDEX search_documents_by_tour ON search_documents (tour_id);
CREATE INDEX search_documents_by_topic ON search_documents (topic_id);

-- Triggers: words, and overlapping pairs of Chinese, Japanese and Korean characters. Terms of tours and of topic titles have
-- the prefix '!', which no word begins with: their own range is found however many posts contain the same word.
-- An ordinary table, because D1 cannot export a virtual one.
CREATE TABLE search_terms (
  term TEXT NOT NULL,
  doc_id INTEGER NOT NULL,
  weight INTEGER NOT NULL,
  PRIMARY KEY (term, doc_id)
) STRICT, WITHOUT ROWID;
