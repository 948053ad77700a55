-- Posts that wait for a review, the oldest first, and those that are hidden, the latest hidden first: the desk shows them in
-- this order, so that no number of hidden posts stands before one that waits.
CREATE INDEX topics_waiting ON topics (created_at, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
CREATE INDEX replies_waiting ON replies (created_at, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
CREATE INDEX topics_hidden ON topics (hidden_at, id) WHERE deleted_at IS NULL AND hidden_at IS NOT NULL;
CREATE INDEX replies_hidden ON replies (hidden_at, id) WHERE deleted_at IS NULL AND hidden_at IS NOT NULL;
DROP INDEX topics_held_by_age;
DROP INDEX replies_held_by_age;
