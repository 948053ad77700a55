-- A right that the SUPER_USERS setting gave ends with it. It is given only to a member who chose the password by a link
-- mailed to the address, at password_proven_at.
ALTER TABLE users ADD COLUMN super_by_setting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN password_proven_at INTEGER;
UPDATE users SET super_by_setting = 1 WHERE is_super_user = 1 AND 'SUPER_USERS' = (
  SELECT detail FROM audit_log WHERE subject_type = 'user' AND subject_id = CAST(users.id AS TEXT)
    AND action = 'member.promote' ORDER BY at DESC, id DESC LIMIT 1);
-- Consent counts from the proof of the address.
UPDATE users SET consent_at = NULL, consent_version = NULL WHERE verified_at IS NULL AND consent_at IS NOT NULL;
