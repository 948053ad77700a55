-- Money of bookings: an append-only ledger, and what banks report. Amounts are cents or whole won, times are UTC ms, days are
-- those of Calgary.

-- "I have sent it": what a guest says about a transfer.
CREATE TABLE payment_claims (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  method TEXT NOT NULL,
  sent_day TEXT NOT NULL,
  payer TEXT NOT NULL,
  -- The key of an image or PDF in R2.
  receipt_key TEXT UNIQUE,
  receipt_type TEXT,
  created_at INTEGER NOT NULL,
  -- When money came.
  settled_at INTEGER,
  request_key TEXT UNIQUE,
  request_hash TEXT
) STRICT;
CREATE INDEX claims_of_booking ON payment_claims (booking_id, id);
CREATE INDEX claims_keyed ON payment_claims (created_at) WHERE request_key IS NOT NULL;

-- Statement files that were read.
CREATE TABLE bank_imports (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_hash TEXT NOT NULL,
  -- Entries that were new, and that were there.
  added INTEGER NOT NULL,
  known INTEGER NOT NULL,
  first_day TEXT,
  last_day TEXT,
  -- Null for a file without balances.
  balance_ok INTEGER CHECK (balance_ok IN (0, 1)),
  user_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT
) STRICT;
CREATE INDEX imports_keyed ON bank_imports (at) WHERE request_key IS NOT NULL;

-- Which columns of an account's files mean what (JSON).
CREATE TABLE bank_mappings (
  account TEXT NOT NULL,
  header_hash TEXT NOT NULL,
  columns TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account, header_hash)
) STRICT, WITHOUT ROWID;

-- Money that came to an account of the company.
CREATE TABLE bank_entries (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('csv', 'mail', 'hand')),
  import_id INTEGER REFERENCES bank_imports (id),
  day TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (currency IN ('CAD', 'KRW')),
  payer TEXT,
  memo TEXT,
  bank_ref TEXT,
  reply_key TEXT,
  -- A keyed hash: the same row of a file is one entry.
  fingerprint TEXT NOT NULL UNIQUE,
  -- The entry that shows the same money; this one cannot be spent.
  same_as_id INTEGER REFERENCES bank_entries (id),
  -- By payments.
  spent INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'matched', 'ignored')),
  seen_at INTEGER NOT NULL,
  -- The day on which the bank took it back, as a statement says.
  taken_back_on TEXT,
  CONSTRAINT entry_spent CHECK (spent BETWEEN 0 AND amount AND (same_as_id IS NULL OR spent = 0))
) STRICT;
CREATE INDEX entries_open ON bank_entries (status, day);
CREATE INDEX entries_of_import ON bank_entries (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX entries_same ON bank_entries (same_as_id) WHERE same_as_id IS NOT NULL;
CREATE INDEX entries_by_reply ON bank_entries (reply_key) WHERE reply_key IS NOT NULL;
CREATE UNIQUE INDEX entries_by_bank_ref ON bank_entries (source, bank_ref) WHERE bank_ref IS NOT NULL;

-- Mails of Interac about transfers.
CREATE TABLE bank_mails (
  id INTEGER PRIMARY KEY,
  -- The key of the raw mail in R2.
  raw_key TEXT NOT NULL UNIQUE,
  -- A keyed hash: a mail that is delivered twice is one row.
  message_key TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('stored', 'payment', 'waiting', 'not_payment', 'unreadable')),
  entry_id INTEGER REFERENCES bank_entries (id) ON DELETE SET NULL,
  received_at INTEGER NOT NULL,
  -- When an admin put aside a mail that asked for one.
  done_at INTEGER
) STRICT;
CREATE INDEX bank_mails_open ON bank_mails (status, received_at) WHERE done_at IS NULL;
CREATE INDEX bank_mails_by_age ON bank_mails (received_at);
CREATE INDEX bank_mails_of_entry ON bank_mails (entry_id) WHERE entry_id IS NOT NULL;

-- Proposals that an admin refused.
CREATE TABLE match_refusals (
  entry_id INTEGER NOT NULL REFERENCES bank_entries (id),
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  at INTEGER NOT NULL,
  PRIMARY KEY (entry_id, booking_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_refusals_of_booking ON match_refusals (booking_id);

-- The ledger: a receipt is positive, a refund or a reversal negative. Its rows stay as they are.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'refund', 'reversal', 'moved')),
  -- In the booking's currency.
  amount INTEGER NOT NULL CHECK (amount <> 0),
  bank_entry_id INTEGER REFERENCES bank_entries (id),
  -- In the entry's currency.
  entry_amount INTEGER,
  -- How an amount in another currency was converted.
  rate_note TEXT,
  -- The bank's day.
  value_day TEXT NOT NULL,
  method TEXT NOT NULL,
  by_user INTEGER,
  reason TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  -- In Canadian cents by the accepted quote: all of it, what of it is sales without GST, the part of those that is not
  -- taxed, and the GST. The rest is no sale yet.
  cad_cents INTEGER,
  net_cents INTEGER,
  untaxed_cents INTEGER,
  gst_cents INTEGER,
  CHECK ((kind = 'receipt') = (amount > 0) OR kind = 'moved'),
  CHECK ((bank_entry_id IS NULL) = (entry_amount IS NULL))
) STRICT;
CREATE INDEX payments_of_booking ON payments (booking_id, id);
CREATE INDEX payments_by_day ON payments (value_day, id);
CREATE INDEX payments_of_entry ON payments (bank_entry_id) WHERE bank_entry_id IS NOT NULL;
CREATE INDEX payments_keyed ON payments (at) WHERE request_key IS NOT NULL;

-- Money that goes back: proposed, then approved, then sent, each by an act of its own.
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- What the transfer costs; kept from the guest.
  fee INTEGER NOT NULL DEFAULT 0 CHECK (fee >= 0),
  status TEXT NOT NULL CHECK (status IN ('proposed', 'approved', 'sent', 'void')),
  -- JSON of the calculation.
  working TEXT NOT NULL,
  send_after INTEGER NOT NULL,
  method TEXT NOT NULL,
  payee TEXT,
  -- The ledger row, once it is sent.
  payment_id INTEGER UNIQUE REFERENCES payments (id),
  decided_by INTEGER,
  at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  -- Why an admin proposed it, for its guest.
  reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX refunds_proposed ON refunds (booking_id) WHERE status = 'proposed';
CREATE INDEX refunds_of_booking ON refunds (booking_id, id);
CREATE INDEX refunds_keyed ON refunds (at) WHERE request_key IS NOT NULL;
CREATE INDEX refunds_by_status ON refunds (status, id);
