-- Whether anybody may see what a document leads to, and what its hit says of the topic: a search reads its postings and
-- documents, and nothing else. Kept by the triggers below, whatever changes a post, its topic or a tour.
ALTER TABLE search_documents ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
-- Title of a post's topic and its category; of a tour its name is the title.
ALTER TABLE search_documents ADD COLUMN heading TEXT NOT NULL DEFAULT '';
ALTER TABLE search_documents ADD COLUMN category INTEGER;

UPDATE search_documents SET is_public = topics.is_listed AND replies.is_shown AND replies.blanked_at IS NULL,
  heading = topics.title, category = topics.category
FROM replies JOIN topics ON topics.id = replies.topic_id
WHERE search_documents.kind = 'post' AND replies.id = search_documents.ref_id;
UPDATE search_documents SET is_public = tours.kind = 'tour' AND tours.status > 0 AND tours.deleted_at IS NULL
FROM tours WHERE search_documents.kind = 'tour' AND tours.id = search_documents.ref_id;

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
