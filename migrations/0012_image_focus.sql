-- The point of an image that stays visible when it is cropped, in percent from its upper left corner.
ALTER TABLE images ADD COLUMN focus_x INTEGER NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100);
ALTER TABLE images ADD COLUMN focus_y INTEGER NOT NULL DEFAULT 30 CHECK (focus_y BETWEEN 0 AND 100);
