-- Prices that the content of the published site forces (spec 4): they count in the place of the catalogue's own, which stay
-- as they are. A code need not be in the catalogue. Money is in cents.
create table forced_prices (
  kind text not null check (kind in ('product', 'bundle')),
  code text not null,
  price_cents bigint not null check (price_cents >= 0),
  -- Products bring a promotion of their own; its dates are wall-clock text (South African time), as in products.
  promotion_price_cents bigint check (promotion_price_cents >= 0),
  promotion_starts text,
  promotion_ends text,
  -- Bundles bring what they cost before, and their promotion runs when the catalogue says.
  original_price_cents bigint check (original_price_cents >= 0),
  primary key (kind, code)
);
