-- Entries that may show the same money: those of an amount, by their day.
CREATE INDEX entries_by_amount ON bank_entries (amount, day);
