-- What to wear on the tour, for the mail on the eve of a trip; the general words if empty.
ALTER TABLE tour_texts ADD COLUMN clothing TEXT NOT NULL DEFAULT '';
