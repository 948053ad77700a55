-- The triggers of trips, bookings and money. By table. They run inside the batch that causes them, and a `RAISE` fails all of
-- it with the name of an error. SQLite does not define the order of triggers for the same event, so none may depend on another.

-- == trips ==

-- A trip takes its days. The check `day_full` refuses one too many.
CREATE TRIGGER trips_take_days AFTER INSERT ON trips WHEN NEW.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'DayClosed') WHERE EXISTS (SELECT 1 FROM closures
    WHERE to_day >= NEW.start_day AND from_day <= NEW.end_day AND (tour_id IS NULL OR tour_id = NEW.tour_id));
  INSERT INTO trip_days (day, taken, cap)
    SELECT date(NEW.start_day, '+' || n || ' days'), 1,
      coalesce((SELECT value ->> '$.dayCapacity' FROM site_settings WHERE name = 'bookings'), 2)
    FROM numbers WHERE n <= julianday(NEW.end_day) - julianday(NEW.start_day)
    ON CONFLICT (day) DO UPDATE SET taken = taken + 1;
END;

-- A cancelled trip frees its days, its guide and its vehicle, but first its bookings must let go of their seats.
CREATE TRIGGER trips_release_days AFTER UPDATE OF status ON trips
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'SeatsKept') WHERE NEW.seats_taken > 0;
  UPDATE trip_days SET taken = taken - 1 WHERE day BETWEEN OLD.start_day AND min(OLD.end_day, date(OLD.start_day, '+366 days'));
  DELETE FROM assignments WHERE trip_id = OLD.id;
END;

-- A trip that is deleted frees its days.
CREATE TRIGGER trips_deleted AFTER DELETE ON trips WHEN OLD.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'SeatsKept') WHERE OLD.seats_taken > 0;
  UPDATE trip_days SET taken = taken - 1 WHERE day BETWEEN OLD.start_day AND min(OLD.end_day, date(OLD.start_day, '+366 days'));
END;

-- A cancelled trip stays cancelled: its days may be another trip's now.
CREATE TRIGGER trips_stay_cancelled BEFORE UPDATE OF status ON trips
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'TripCancelled');
END;

-- A trip on other days is another trip.
CREATE TRIGGER trips_keep_days BEFORE UPDATE OF start_day, end_day ON trips
WHEN NEW.start_day <> OLD.start_day OR NEW.end_day <> OLD.end_day BEGIN
  SELECT RAISE(ABORT, 'TripDaysFixed');
END;

-- == assignments ==

-- A guide or vehicle has one trip or absence at a time.
CREATE TRIGGER assignments_free BEFORE INSERT ON assignments BEGIN
  SELECT RAISE(ABORT, 'ResourceBusy') WHERE EXISTS (SELECT 1 FROM assignments WHERE resource_id = NEW.resource_id
    AND starts_at < NEW.ends_at AND starts_at > NEW.starts_at - 2764800000 AND ends_at > NEW.starts_at);
END;

-- A move is a deletion and an insertion in one batch, so that the rule above holds for it.
CREATE TRIGGER assignments_fixed BEFORE UPDATE OF resource_id, starts_at, ends_at ON assignments BEGIN
  SELECT RAISE(ABORT, 'AssignmentFixed');
END;

-- == bookings ==

-- No status without its event, no forgotten seats.
CREATE TRIGGER bookings_by_event BEFORE UPDATE OF status ON bookings BEGIN
  SELECT RAISE(ABORT, 'NoEvent') WHERE NOT EXISTS (SELECT 1 FROM booking_events
    WHERE booking_id = NEW.id AND seq = NEW.version AND to_status = NEW.status);
  SELECT RAISE(ABORT, 'NoSeats') WHERE NEW.status IN ('offered', 'on_hold', 'confirmed')
    AND NOT EXISTS (SELECT 1 FROM seats WHERE booking_id = NEW.id);
  SELECT RAISE(ABORT, 'SeatsKept')
    WHERE NEW.status IN ('requested', 'waitlisted', 'quoted', 'expired', 'cancelled', 'closed')
    AND EXISTS (SELECT 1 FROM seats WHERE booking_id = NEW.id);
END;

-- A booking whose personal data is gone does not begin again: its guest could neither be told nor open it.
CREATE TRIGGER bookings_stay_erased BEFORE UPDATE OF status ON bookings
WHEN OLD.erased_at IS NOT NULL AND NEW.status <> OLD.status BEGIN
  SELECT RAISE(ABORT, 'BookingErased') WHERE NEW.status IN
    ('requested', 'waitlisted', 'offered', 'quoted', 'on_hold', 'confirmed');
END;

-- A booking that joins a member's account takes its thread there.
CREATE TRIGGER bookings_in_inbox AFTER UPDATE OF user_id ON bookings BEGIN
  UPDATE inbox_threads SET user_id = NEW.user_id WHERE source = 'booking' AND source_id = NEW.id;
END;

-- Personal data that leaves a booking takes its thread along.
CREATE TRIGGER bookings_erased AFTER UPDATE OF erased_at ON bookings WHEN NEW.erased_at IS NOT NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'booking' AND source_id = NEW.id;
END;

-- An offer ends with what it is about: a booking that neither waits for an answer nor holds a date has no open quote.
CREATE TRIGGER bookings_end_offers AFTER UPDATE OF status ON bookings
WHEN NEW.status NOT IN ('quoted', 'offered', 'on_hold', 'confirmed') BEGIN
  UPDATE quotes SET status = 'superseded' WHERE booking_id = NEW.id AND status = 'open';
END;

-- Whether a guest waits is said once, for both lists: here by what a write makes of the booking, such as late money or the
-- end of a trip. `inbox_threads_of_bookings` is the other direction.
CREATE TRIGGER bookings_wait AFTER UPDATE OF awaits_since ON bookings WHEN NEW.awaits_since IS NOT OLD.awaits_since BEGIN
  UPDATE inbox_threads SET waiting_since = NEW.awaits_since, version = version + 1,
    state = CASE WHEN NEW.awaits_since IS NOT NULL THEN iif(state = 'new', 'new', 'waiting')
      WHEN state IN ('new', 'waiting') THEN 'answered' ELSE state END,
    latest_at = max(latest_at, coalesce(NEW.awaits_since, 0))
    WHERE source = 'booking' AND source_id = NEW.id AND waiting_since IS NOT NEW.awaits_since;
END;

-- A booking that is deleted takes along all that belongs to it.
CREATE TRIGGER bookings_deleted BEFORE DELETE ON bookings BEGIN
  DELETE FROM booking_reminders WHERE booking_id = OLD.id;
  DELETE FROM travellers WHERE booking_id = OLD.id;
  DELETE FROM booking_messages WHERE booking_id = OLD.id;
  DELETE FROM crew_marks WHERE booking_id = OLD.id;
  DELETE FROM quotes WHERE booking_id = OLD.id;
  DELETE FROM booking_events WHERE booking_id = OLD.id;
  DELETE FROM seats WHERE booking_id = OLD.id;
END;

-- Its money goes too: a booking with money is deleted once the time of its ledger is over.
CREATE TRIGGER bookings_deleted_money BEFORE DELETE ON bookings BEGIN
  DELETE FROM match_refusals WHERE booking_id = OLD.id;
  DELETE FROM payment_claims WHERE booking_id = OLD.id;
  DELETE FROM refunds WHERE booking_id = OLD.id;
  DELETE FROM payments WHERE booking_id = OLD.id;
END;

-- A thread ends with its booking.
CREATE TRIGGER bookings_from_inbox AFTER DELETE ON bookings BEGIN
  DELETE FROM inbox_threads WHERE source = 'booking' AND source_id = OLD.id;
END;

-- == seats ==

-- Seats are counted on their trip. The check `seats_fit` refuses one too many.
CREATE TRIGGER seats_take AFTER INSERT ON seats BEGIN
  UPDATE trips SET seats_taken = seats_taken + NEW.seats WHERE id = NEW.trip_id AND status <> 'cancelled';
  SELECT RAISE(ABORT, 'TripCancelled') WHERE changes() = 0;
END;

-- A party that grows or shrinks changes that number.
CREATE TRIGGER seats_resize AFTER UPDATE OF seats ON seats BEGIN
  UPDATE trips SET seats_taken = seats_taken + NEW.seats - OLD.seats WHERE id = NEW.trip_id;
END;

-- Seats on another trip are other seats: a deletion and an insertion.
CREATE TRIGGER seats_fixed BEFORE UPDATE OF booking_id, trip_id ON seats BEGIN
  SELECT RAISE(ABORT, 'SeatsFixed');
END;

-- Seats that a booking lets go of are free at once.
CREATE TRIGGER seats_release AFTER DELETE ON seats BEGIN
  UPDATE trips SET seats_taken = seats_taken - OLD.seats WHERE id = OLD.trip_id;
END;

-- == booking_events ==

-- An event is the write: it moves its booking, unless another event came first.
CREATE TRIGGER booking_events_move AFTER INSERT ON booking_events BEGIN
  UPDATE bookings SET status = NEW.to_status, version = NEW.seq, updated_at = NEW.at
    WHERE id = NEW.booking_id AND status = NEW.from_status AND version = NEW.seq - 1;
  SELECT RAISE(ABORT, 'BookingChanged') WHERE changes() = 0;
END;

-- Events are the record of what happened.
CREATE TRIGGER booking_events_stay BEFORE UPDATE OF booking_id, seq, event, from_status, to_status, actor, at
ON booking_events BEGIN
  SELECT RAISE(ABORT, 'EventsStay');
END;

-- A request makes a thread.
CREATE TRIGGER booking_events_to_inbox AFTER INSERT ON booking_events WHEN NEW.event = 'request.create' BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'booking', id, user_id, tour_id, lang, NEW.at, NEW.at, NEW.at FROM bookings WHERE id = NEW.booking_id;
END;

-- An offer is an answer, and a booking that is closed needs none.
CREATE TRIGGER booking_events_in_inbox AFTER INSERT ON booking_events
WHEN NEW.event IN ('quote.send', 'change.offer') OR NEW.to_status = 'closed' BEGIN
  UPDATE inbox_threads SET state = iif(NEW.to_status = 'closed', 'done', 'answered'), waiting_since = NULL,
    answered_at = iif(NEW.actor = 'staff', NEW.at, answered_at), version = version + 1
    WHERE source = 'booking' AND source_id = NEW.booking_id;
END;

-- == quotes ==

-- What a guest was offered never changes. A new offer is a new quote. Only an erasure empties its words, not its sums.
CREATE TRIGGER quotes_stay BEFORE UPDATE OF lines, days, total_cents, total_won, policy ON quotes
WHEN OLD.status <> 'draft' AND NOT (NEW.total_cents = OLD.total_cents AND NEW.total_won = OLD.total_won
  AND NEW.policy = OLD.policy AND EXISTS (SELECT 1 FROM bookings WHERE id = OLD.booking_id AND erased_at IS NOT NULL)) BEGIN
  SELECT RAISE(ABORT, 'QuotesStay');
END;

-- == booking_messages ==

-- A message of a guest, and a note of a guide on the road, waits in the inbox.
CREATE TRIGGER booking_messages_to_inbox AFTER INSERT ON booking_messages
WHEN NEW.author = 'guest' OR NEW.via = 'crew' BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'booking', id, user_id, tour_id, lang, NEW.created_at, NEW.created_at, NEW.created_at
    FROM bookings WHERE id = NEW.booking_id
    ON CONFLICT (source, source_id) DO UPDATE SET
      state = iif(state = 'new', 'new', 'waiting'), latest_at = max(latest_at, excluded.latest_at),
      waiting_since = coalesce(waiting_since, excluded.waiting_since), version = version + 1;
END;

-- A message of the company answers it.
CREATE TRIGGER booking_messages_in_inbox AFTER INSERT ON booking_messages WHEN NEW.author = 'staff' BEGIN
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = NEW.created_at, version = version + 1
    WHERE source = 'booking' AND source_id = NEW.booking_id;
END;

-- == inbox_threads ==

-- Whether a guest waits is said once, for both lists. `bookings_wait` is the other direction.
CREATE TRIGGER inbox_threads_of_bookings AFTER UPDATE OF waiting_since ON inbox_threads
WHEN NEW.source = 'booking' AND NEW.waiting_since IS NOT OLD.waiting_since BEGIN
  UPDATE bookings SET awaits_since = NEW.waiting_since WHERE id = NEW.source_id;
END;

-- == payments ==

-- What a booking has paid and what of a bank entry is spent follow the ledger. Checks refuse a sum below zero or beyond the
-- entry.
CREATE TRIGGER payments_count AFTER INSERT ON payments BEGIN
  UPDATE bookings SET paid = paid + NEW.amount WHERE id = NEW.booking_id;
  UPDATE bank_entries SET spent = spent + NEW.entry_amount WHERE id = NEW.bank_entry_id;
  UPDATE payments SET cad_cents = NULL WHERE id = NEW.id AND cad_cents IS NULL;
END;

-- What a row of the ledger is in Canadian dollars, with its GST, by the quote that was accepted last. All rows of a booking
-- up to this one have the quote's share of what they add up to, at most its total; this row has what earlier rows have not.
-- So a month that was reported never changes, and a price that is paid in full has exactly its tax. Integers, rounded half up.
CREATE TRIGGER payments_share AFTER UPDATE OF cad_cents ON payments WHEN NEW.cad_cents IS NULL BEGIN
  UPDATE payments SET (cad_cents, net_cents, untaxed_cents, gst_cents) = (
    SELECT all_cad - before_cad, covered - tax - before_net, untaxed - before_untaxed, tax - before_tax FROM (
      SELECT
        iif(total > 0, (2 * total_cents * paid + total) / (2 * total), iif(currency = 'CAD', paid, 0)) AS all_cad,
        iif(total > 0, (2 * total_cents * min(paid, total) + total) / (2 * total), 0) AS covered,
        iif(total > 0, (2 * gst_cents * min(paid, total) + total) / (2 * total), 0) AS tax,
        iif(total > 0, (2 * untaxed_cents * min(paid, total) + total) / (2 * total), 0) AS untaxed,
        before_cad, before_net, before_untaxed, before_tax
      FROM (
        SELECT bookings.currency,
          coalesce(iif(bookings.currency = 'CAD', quote.total_cents, quote.total_won), 0) AS total,
          coalesce(quote.total_cents, 0) AS total_cents, coalesce(quote.gst_cents, 0) AS gst_cents,
          (SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(coalesce(quote.lines, '[]'))
            WHERE value ->> '$.untaxed' IS NOT NULL) AS untaxed_cents,
          (SELECT sum(amount) FROM payments WHERE booking_id = NEW.booking_id AND id <= NEW.id) AS paid,
          (SELECT coalesce(sum(cad_cents), 0) FROM payments WHERE booking_id = NEW.booking_id AND id < NEW.id) AS before_cad,
          (SELECT coalesce(sum(net_cents), 0) FROM payments WHERE booking_id = NEW.booking_id AND id < NEW.id) AS before_net,
          (SELECT coalesce(sum(untaxed_cents), 0) FROM payments WHERE booking_id = NEW.booking_id AND id < NEW.id) AS before_untaxed,
          (SELECT coalesce(sum(gst_cents), 0) FROM payments WHERE booking_id = NEW.booking_id AND id < NEW.id) AS before_tax
        FROM bookings LEFT JOIN quotes AS quote ON quote.booking_id = bookings.id AND quote.number =
          (SELECT max(number) FROM quotes WHERE booking_id = bookings.id AND status = 'accepted')
        WHERE bookings.id = NEW.booking_id)))
    WHERE id = NEW.id;
END;

-- The ledger is append-only: a mistake is put right by a reversal.
CREATE TRIGGER payments_stay
BEFORE UPDATE OF booking_id, kind, amount, bank_entry_id, entry_amount, value_day ON payments BEGIN
  SELECT RAISE(ABORT, 'PaymentsStay');
END;
CREATE TRIGGER payments_share_stays
BEFORE UPDATE OF cad_cents, net_cents, untaxed_cents, gst_cents ON payments WHEN OLD.cad_cents IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'PaymentsStay');
END;

-- An entry may have paid a booking that stays. A reversal may be deleted after its receipt.
CREATE TRIGGER payments_deleted AFTER DELETE ON payments WHEN OLD.bank_entry_id IS NOT NULL BEGIN
  UPDATE bank_entries
    SET spent = max(0, (SELECT coalesce(sum(entry_amount), 0) FROM payments WHERE bank_entry_id = OLD.bank_entry_id))
    WHERE id = OLD.bank_entry_id;
END;

-- == bank_entries ==

-- Entries that show the same money go with it.
CREATE TRIGGER bank_entries_deleted BEFORE DELETE ON bank_entries BEGIN
  DELETE FROM match_refusals WHERE entry_id IN (SELECT id FROM bank_entries WHERE id = OLD.id OR same_as_id = OLD.id);
  DELETE FROM bank_entries WHERE same_as_id = OLD.id;
END;

-- == refunds ==

-- Each refund is decided: proposed first, then approved.
CREATE TRIGGER refunds_begin BEFORE INSERT ON refunds WHEN NEW.status <> 'proposed' BEGIN
  SELECT RAISE(ABORT, 'RefundBegins');
END;

-- What was approved is what is sent.
CREATE TRIGGER refunds_fixed BEFORE UPDATE OF amount, fee, working ON refunds WHEN OLD.status <> 'proposed' BEGIN
  SELECT RAISE(ABORT, 'RefundFixed');
END;

-- An approved refund is kept back from what was paid until it is sent. The fee of a sent one is never paid out.
CREATE TRIGGER refunds_reserve AFTER UPDATE OF status ON refunds BEGIN
  UPDATE bookings
    SET refund_open = refund_open + ((NEW.status = 'approved') - (OLD.status = 'approved')) * (NEW.amount + NEW.fee),
      fees_kept = fees_kept + ((NEW.status = 'sent') - (OLD.status = 'sent')) * NEW.fee
    WHERE id = NEW.booking_id;
END;
