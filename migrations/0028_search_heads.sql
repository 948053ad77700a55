-- What a tour says and what a topic is called is found however many posts mention the same words: these terms stand in a
-- range of their own, behind a mark that no word begins with.
DROP TRIGGER search_documents_insert;
DROP TRIGGER search_documents_update;
DROP TRIGGER search_documents_delete;

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

INSERT OR IGNORE INTO search_terms (term, doc_id, weight)
  SELECT '!' || (value ->> 0), documents.id, value ->> 1
  FROM search_documents AS documents, json_each(documents.terms) WHERE documents.kind = 'tour' OR value ->> 1 > 1;
DELETE FROM search_terms WHERE (term, doc_id) IN
  (SELECT value ->> 0, documents.id
   FROM search_documents AS documents, json_each(documents.terms) WHERE documents.kind = 'tour' OR value ->> 1 > 1);
