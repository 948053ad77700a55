-- Calgary has been six hours behind UTC all year since 2026-11-01 08:00 UTC. Earlier rows were counted with seven.

DROP TRIGGER topics_asked;
CREATE TRIGGER topics_asked AFTER INSERT ON topics WHEN NEW.category IN (1, 3) AND NEW.deleted_at IS NULL BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    SELECT 'inquiry', date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours')),
      lang, 1 FROM users WHERE id = NEW.user_id
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

DROP TRIGGER topics_asked_change;
CREATE TRIGGER topics_asked_change AFTER UPDATE OF deleted_at, category ON topics
WHEN (NEW.category IN (1, 3) AND NEW.deleted_at IS NULL) <> (OLD.category IN (1, 3) AND OLD.deleted_at IS NULL) BEGIN
  UPDATE daily_counts SET n = max(0, n + iif(NEW.category IN (1, 3) AND NEW.deleted_at IS NULL, 1, -1))
  WHERE kind = 'inquiry'
    AND day = date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours'))
    AND lang = (SELECT lang FROM users WHERE id = NEW.user_id);
END;

DROP TRIGGER users_joined;
CREATE TRIGGER users_joined AFTER INSERT ON users BEGIN
  INSERT INTO daily_counts (kind, day, lang, n)
    VALUES ('signUp', date(NEW.created_at / 1000, 'unixepoch', iif(NEW.created_at < 1793520000000, '-7 hours', '-6 hours')),
      NEW.lang, 1)
    ON CONFLICT (kind, day, lang) DO UPDATE SET n = n + 1;
END;

DROP TRIGGER users_removed;
CREATE TRIGGER users_removed AFTER DELETE ON users BEGIN
  UPDATE daily_counts SET n = max(0, n - 1)
  WHERE kind = 'signUp'
    AND day = date(OLD.created_at / 1000, 'unixepoch', iif(OLD.created_at < 1793520000000, '-7 hours', '-6 hours'))
    AND lang = OLD.lang;
END;
