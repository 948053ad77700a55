-- Role for a part of the desk; null for plain members and for admins, whose role is `is_super_user`.
ALTER TABLE users ADD COLUMN part_role TEXT CHECK (part_role IN ('guide', 'bookkeeper', 'writer'));
CREATE INDEX users_staff ON users (id) WHERE part_role IS NOT NULL;
