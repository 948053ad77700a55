-- Images in R2. The server makes the key: {tour}-{128 random bits}-{width}x{height}.{type}. A gallery image has a position.
CREATE TABLE images (
  key TEXT PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('gallery', 'itinerary', 'bulletin', 'avatar')),
  position INTEGER NOT NULL DEFAULT 0,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  type TEXT NOT NULL,
  uploaded_by INTEGER,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  -- The point that stays visible when the image is cropped, in percent from its upper left corner.
  focus_x INTEGER NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  focus_y INTEGER NOT NULL DEFAULT 30 CHECK (focus_y BETWEEN 0 AND 100),
  -- The name of the uploaded file, and the SHA-256 of its bytes as they arrived, by which a second upload of the same file
  -- is recognized. Images of older backups have neither.
  name TEXT,
  sha256 TEXT CHECK (sha256 IS NULL OR length(sha256) = 64)
) STRICT, WITHOUT ROWID;
CREATE INDEX images_by_tour ON images (tour_id, purpose, position) WHERE deleted_at IS NULL;
-- With deleted ones: the foreign key looks for them when a tour is deleted.
CREATE INDEX images_of_tour ON images (tour_id);
CREATE INDEX images_in_bin ON images (deleted_at) WHERE deleted_at IS NOT NULL;
-- Members' avatars, deleted with the account, are found without reading the images of tours.
CREATE INDEX images_avatars ON images (uploaded_by) WHERE purpose = 'avatar' AND deleted_at IS NULL;

CREATE TABLE image_alts (
  image_key TEXT NOT NULL REFERENCES images (key) ON DELETE CASCADE,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  alt TEXT NOT NULL,
  PRIMARY KEY (image_key, lang)
) STRICT, WITHOUT ROWID;
