-- The daily surcharge for small groups or an extra room, 0 for none, and whether the single price is for four or more travellers.
ALTER TABLE tours ADD COLUMN surcharge_cents_per_day INTEGER NOT NULL DEFAULT 20000 CHECK (surcharge_cents_per_day >= 0);
ALTER TABLE tours ADD COLUMN assumes_four INTEGER NOT NULL DEFAULT 0 CHECK (assumes_four IN (0, 1));
UPDATE tours SET assumes_four = 1 WHERE min_persons >= 4 AND price_cents > 0;

-- A dated offer: the prices that were charged before and are charged again afterwards, and its last day in Calgary (YYYY-MM-DD).
ALTER TABLE tours ADD COLUMN regular_price_cents INTEGER CHECK (regular_price_cents > 0);
ALTER TABLE tours ADD COLUMN regular_p1_cents INTEGER CHECK (regular_p1_cents > 0);
ALTER TABLE tours ADD COLUMN regular_p2_cents INTEGER CHECK (regular_p2_cents > 0);
ALTER TABLE tours ADD COLUMN regular_p3_cents INTEGER CHECK (regular_p3_cents > 0);
ALTER TABLE tours ADD COLUMN regular_p4_cents INTEGER CHECK (regular_p4_cents > 0);
ALTER TABLE tours ADD COLUMN offer_until TEXT CHECK (offer_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');
