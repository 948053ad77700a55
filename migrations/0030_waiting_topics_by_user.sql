-- What a member wrote and nobody has looked at yet stands on the board for that member alone.
CREATE INDEX topics_waiting_by_user ON topics (user_id, tour_id, id)
  WHERE deleted_at IS NULL AND hidden_at IS NULL AND pending_review = 1;
