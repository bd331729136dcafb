-- Tries to open an order by its number and email address. `subject` stands for an order number, an email address or a
-- visitor's address, keyed and hashed (services/shop/store/tries.ts): who tried what cannot be read from it.
create table order_lookup_tries (
  subject text primary key,
  tries integer not null,
  ends_at timestamptz not null
);

create index order_lookup_tries_end on order_lookup_tries (ends_at);
