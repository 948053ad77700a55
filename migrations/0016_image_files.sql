-- The name of the file that an image was uploaded as, and the SHA-256 of its bytes as they arrived, by which a second
-- upload of the same file is recognized. Images from before have neither.
ALTER TABLE images ADD COLUMN name TEXT;
ALTER TABLE images ADD COLUMN sha256 TEXT CHECK (sha256 IS NULL OR length(sha256) = 64);
