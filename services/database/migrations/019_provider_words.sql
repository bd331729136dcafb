-- What payment providers say. The id of an event belongs to its provider: two of them may use the same one.
alter table checkout_events rename to provider_events;
alter table provider_events add column provider text not null default 'checkout';
alter table provider_events alter column provider drop default;
alter table provider_events drop constraint checkout_events_pkey;
alter table provider_events add primary key (provider, id);

-- What does not fit the payment that the shop asked for: it completes no order, and the shop's owner looks into it.
create table payment_discrepancies (
  id bigint generated always as identity primary key,
  provider text not null,
  problem text not null,
  -- as the provider named it, which may be no payment of the shop's
  payment_id text not null,
  order_number text references orders (number),
  -- what the provider says became of the payment
  outcome text not null,
  reported_cents bigint,
  reported_currency text,
  expected_cents bigint,
  noted_at timestamptz not null
);

-- Said again, it is the same discrepancy.
create unique index payment_discrepancies_once on payment_discrepancies
  (provider, problem, payment_id, outcome, coalesce(reported_cents, -1), coalesce(reported_currency, ''));
