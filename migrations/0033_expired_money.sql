-- What goes with a booking, a payment or an entry of the bank when its time is over.

CREATE TRIGGER bookings_deleted_money BEFORE DELETE ON bookings BEGIN
  DELETE FROM match_refusals WHERE booking_id = OLD.id;
  DELETE FROM payment_claims WHERE booking_id = OLD.id;
  DELETE FROM refunds WHERE booking_id = OLD.id;
  DELETE FROM payments WHERE booking_id = OLD.id;
END;

-- An entry may have paid a booking that stays. A reversal may be deleted after its receipt.
CREATE TRIGGER payments_deleted AFTER DELETE ON payments WHEN OLD.bank_entry_id IS NOT NULL BEGIN
  UPDATE bank_entries
    SET spent = max(0, (SELECT coalesce(sum(entry_amount), 0) FROM payments WHERE bank_entry_id = OLD.bank_entry_id))
    WHERE id = OLD.bank_entry_id;
END;

-- The same money that was seen twice goes at once.
CREATE TRIGGER bank_entries_deleted BEFORE DELETE ON bank_entries BEGIN
  DELETE FROM match_refusals WHERE entry_id IN (SELECT id FROM bank_entries WHERE id = OLD.id OR same_as_id = OLD.id);
  DELETE FROM bank_entries WHERE same_as_id = OLD.id;
END;
