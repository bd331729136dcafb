-- Money is in cents. Promotion dates keep the wall-clock text of the catalogue file (South African time).

create table products (
  sku text primary key,
  uuid uuid not null unique,
  position integer not null,
  name text not null,
  short_name text not null,
  type text not null,
  description text not null,
  image text not null,
  price_cents bigint not null check (price_cents >= 0),
  promotion_price_cents bigint check (promotion_price_cents >= 0),
  promotion_starts text,
  promotion_ends text,
  storefronts jsonb not null,
  is_listed_in_catalogue boolean not null,
  can_be_purchased boolean not null,
  reason_not_available text,
  max_quantity_per_cart integer not null check (max_quantity_per_cart > 0),
  stock integer check (stock >= 0),
  rating double precision,
  review_count integer,
  source_checksum text
);

create table bundles (
  bundle_code text primary key,
  uuid uuid not null unique,
  position integer not null,
  name text not null,
  short_name text not null,
  description text not null,
  image text not null,
  price_cents bigint not null check (price_cents >= 0),
  promotion_price_cents bigint check (promotion_price_cents >= 0),
  promotion_starts text,
  promotion_ends text,
  storefronts jsonb not null,
  is_listed_in_catalogue boolean not null,
  can_be_purchased boolean not null,
  reason_not_available text,
  max_quantity_per_cart integer not null check (max_quantity_per_cart > 0),
  items jsonb not null,
  source_checksum text
);

create table promo_codes (
  code text primary key,
  description text not null,
  percent_off integer check (percent_off between 1 and 100),
  cents_off bigint check (cents_off > 0),
  free_shipping boolean not null,
  expires_at timestamptz
);

create sequence order_number_sequence start 10000001;

create table carts (
  id uuid primary key,
  source text not null,
  tracking_platform text not null,
  tracking_wau text not null,
  contact_info jsonb,
  address jsonb,
  promo_code text,
  feature_flags jsonb not null,
  order_number text unique,
  signup_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table cart_lines (
  id uuid primary key,
  position bigint generated always as identity,
  cart_id uuid not null references carts (id),
  kind text not null check (kind in ('product', 'bundle')),
  code text not null,
  quantity integer not null check (quantity > 0),
  unique (cart_id, kind, code)
);

-- One order for each cart. `snapshot` is what the shopper agreed to pay for: priced lines, totals, contact and address.
create table orders (
  number text primary key,
  cart_id uuid not null unique references carts (id),
  status text not null check (status in ('pending', 'complete', 'cancelled')),
  snapshot jsonb not null,
  -- Units already taken off the shelf for this order, and units that were missing when the money arrived.
  stock_taken jsonb not null,
  shortfall jsonb not null,
  placed_at timestamptz not null,
  updated_at timestamptz not null
);

create index orders_placed_at on orders (placed_at desc);

create table payments (
  id uuid primary key,
  order_number text not null references orders (number),
  method text not null,
  status text not null
    check (status in ('pending', 'complete', 'declined', 'cancelled', 'expired', 'refund_due')),
  reason text,
  amount_cents bigint not null check (amount_cents >= 0),
  snapshot jsonb not null,
  return_addresses jsonb,
  provider_id text unique,
  redirect_url text,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index payments_order on payments (order_number, created_at desc);
create index payments_expiry on payments (expires_at) where status = 'pending';

-- Units promised to a shopper who is on the card provider's page. A hold ends by itself at expires_at.
create table stock_holds (
  order_number text not null references orders (number),
  sku text not null references products (sku),
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (order_number, sku)
);

create index stock_holds_sku on stock_holds (sku);

create table signups (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null
);

create index signups_email on signups (lower(email));

create table checkout_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status_code integer not null,
  response jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
