-- Every way to pay, and what the providers still have to say.

alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('pending', 'authorised', 'complete', 'declined', 'cancelled', 'expired', 'refund_due', 'refunded'));

-- What the shopper agreed to when the card payment activated a plan; amount_cents is then the first instalment.
alter table payments add column instalment_plan jsonb;
-- Whether the provider may still have news: a page that is open, or a charge whose answer never came.
alter table payments add column provider_open boolean not null default false;
-- When the provider was last asked.
alter table payments add column checked_at timestamptz;

create index payments_provider_open on payments (checked_at nulls first) where provider_open;

-- Every change of an order or payment, in order: whoever writes to shoppers reads on from the last id it has handled.
create table payment_transitions (
  id bigint generated always as identity primary key,
  order_number text not null references orders (number),
  payment_id uuid not null references payments (id),
  event text not null,
  order_status text not null,
  payment_status text not null,
  happened_at timestamptz not null
);

create index payment_transitions_order on payment_transitions (order_number, id);

-- Whom the back office lets pay later; the address in lower case.
create table payment_terms_accounts (
  email text primary key,
  approved_at timestamptz not null
);

create index idempotency_keys_age on idempotency_keys (created_at);

-- The embedded providers share their tables: Checkout, Blackbird and Stitch.

alter table standin_checkouts rename to standin_sessions;
alter table standin_sessions drop constraint standin_checkouts_idempotency_key_key;
alter table standin_sessions drop constraint standin_checkouts_status_check;
alter table standin_sessions add constraint standin_sessions_status_check check (status in
  ('created', 'awaiting_pin', 'tokenised', 'succeeded', 'failed', 'cancelled'));
alter table standin_sessions add column provider text not null default 'checkout'
  check (provider in ('checkout', 'blackbird', 'stitch'));
-- card: charged on the page; token: the card is kept and charged by a call; bank: an instant EFT
alter table standin_sessions add column kind text not null default 'card' check (kind in ('card', 'token', 'bank'));
alter table standin_sessions add column card_outcome text;
alter table standin_sessions add column bank text;
alter table standin_sessions add column failure_reason text;
alter table standin_sessions alter column success_url drop not null;
alter table standin_sessions alter column cancel_url drop not null;
alter table standin_sessions alter column failure_url drop not null;
alter table standin_sessions add unique (provider, idempotency_key);

-- Money that moved. A token can be charged once for each idempotency key.
create table standin_charges (
  id text primary key,
  session_id text not null references standin_sessions (id),
  idempotency_key text,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null,
  unique (session_id, idempotency_key)
);

insert into standin_charges (id, session_id, amount_cents, created_at)
  select 'chg_' || id, id, amount_cents, updated_at from standin_sessions where status = 'succeeded';

alter table standin_webhooks rename column checkout_id to session_id;
alter table standin_webhooks add column provider text not null default 'checkout';
