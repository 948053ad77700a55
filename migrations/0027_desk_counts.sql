-- Posts that wait for a review or are hidden: the oldest first, whatever their kind, and how many there are (`held` among
-- the sizes of lists). Kept by triggers.
CREATE INDEX topics_held_by_age ON topics (created_at, id)
  WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1);
CREATE INDEX replies_held_by_age ON replies (created_at, id)
  WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1);
DROP INDEX replies_held;
INSERT INTO topic_counts (list, n) SELECT 'held',
  (SELECT count(*) FROM topics WHERE deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1)) +
  (SELECT count(*) FROM replies WHERE is_opening = 0 AND deleted_at IS NULL AND (hidden_at IS NOT NULL OR pending_review = 1));

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
