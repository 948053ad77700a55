-- A post's place in its topic, from 1 for the opening one; a post that goes leaves its number empty. Pages of a topic are
-- ranges of numbers: a page is found without reading those before it, and a post stays on its page for good.
ALTER TABLE replies ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE replies SET number = counted.n
FROM (SELECT id, row_number() OVER (PARTITION BY topic_id ORDER BY id) AS n FROM replies) AS counted
WHERE counted.id = replies.id;
CREATE INDEX replies_by_number ON replies (topic_id, number);

CREATE TRIGGER replies_number AFTER INSERT ON replies WHEN NEW.number = 0 BEGIN
  UPDATE replies SET number = 1 + (SELECT max(number) FROM replies WHERE topic_id = NEW.topic_id) WHERE id = NEW.id;
END;
