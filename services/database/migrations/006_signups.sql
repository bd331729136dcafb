-- What a merchant has told about the business so far. `details` is everything but the email address and the ID number.
-- The ID number is encrypted with PERSONAL_DATA_KEY, bound to its row (services/shop/store/seal.ts).
alter table signups
  add column status text not null default 'pending' check (status in ('pending', 'complete', 'cancelled')),
  add column details jsonb not null default '{}',
  add column sealed_id_number text,
  add column cart_id uuid references carts (id),
  add column updated_at timestamptz not null default now();
