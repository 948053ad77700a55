-- Where every fifth topic of the home list stands, counted from the oldest (`home`, and `home:{category}`), so that a page far down
-- begins at a mark and skips four rows at most. A job sets them; what changes the place of a topic takes away the marks
-- from there on, and pages without marks are found by skipping.
CREATE TABLE home_marks (
  list TEXT NOT NULL,
  -- Topics of the list that are as old as this time (UTC ms), or older.
  n INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (list, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX home_marks_by_time ON home_marks (list, created_at);

CREATE TRIGGER topics_unmark_insert AFTER INSERT ON topics BEGIN
  DELETE FROM home_marks WHERE list IN ('home', 'home:' || NEW.category) AND created_at >= NEW.created_at;
END;

CREATE TRIGGER topics_unmark_update
AFTER UPDATE OF deleted_at, hidden_at, pending_review, is_private, tour_state, category, created_at ON topics
WHEN NEW.is_listed <> OLD.is_listed OR NEW.category <> OLD.category OR NEW.created_at <> OLD.created_at BEGIN
  DELETE FROM home_marks
  WHERE list IN ('home', 'home:' || OLD.category, 'home:' || NEW.category) AND created_at >= min(OLD.created_at, NEW.created_at);
END;

CREATE TRIGGER topics_unmark_delete AFTER DELETE ON topics BEGIN
  DELETE FROM home_marks WHERE list IN ('home', 'home:' || OLD.category) AND created_at >= OLD.created_at;
END;
