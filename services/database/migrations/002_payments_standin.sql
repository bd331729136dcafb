-- The embedded card provider: what it was asked for, and what it still has to tell the shop.

create table standin_checkouts (
  id text primary key,
  idempotency_key text unique,
  amount_cents bigint not null check (amount_cents > 0),
  success_url text not null,
  cancel_url text not null,
  failure_url text not null,
  metadata jsonb not null,
  status text not null check (status in ('created', 'awaiting_pin', 'succeeded', 'failed')),
  card_last_four text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table standin_webhooks (
  id text primary key,
  checkout_id text not null references standin_checkouts (id),
  body text not null,
  attempts integer not null,
  -- null once delivered or given up
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_error text
);

create index standin_webhooks_due on standin_webhooks (next_attempt_at) where next_attempt_at is not null;
