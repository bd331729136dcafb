-- What follows an order: how far the warehouse is, the tax invoice, and what the shopper wants to send back.

-- The warehouse's steps are events of payment_transitions, beside those of the payments; each happens once.
create unique index payment_transitions_fulfilment on payment_transitions (order_number, event)
  where event in ('packed', 'on_its_way', 'delivered', 'booked', 'done');

alter table order_mails drop constraint order_mails_kind_check;
alter table order_mails add constraint order_mails_kind_check check (kind in
  ('order_confirmation', 'eft_instructions', 'payment_received', 'order_cancelled', 'refund_due', 'refunded',
   'order_on_its_way', 'return_requested'));

-- Tax invoices, numbered without gaps in the order of payment: a sequence would leave one wherever a transaction fails.
create table invoices (
  number bigint primary key,
  order_number text not null unique references orders (number),
  issued_at timestamptz not null,
  -- a business that asked to be named: {"name", "address", "vatNumber"}
  recipient jsonb
);
create table invoice_counter (
  is_only boolean primary key default true check (is_only),
  last bigint not null
);

-- Orders that are paid already. What cost nothing is no taxable supply.
insert into invoices (number, order_number, issued_at)
  select 10000000 + row_number() over (order by paid.at, paid.order_number), paid.order_number, paid.at
  from (
    select order_number, min(happened_at) as at from payment_transitions
    where order_status = 'complete' group by order_number
  ) as paid
  join orders on orders.number = paid.order_number
  where orders.status = 'complete' and (orders.snapshot #>> '{totals,total}')::bigint > 0;
insert into invoice_counter (last) select coalesce(max(number), 10000000) from invoices;

-- What shoppers want to send back. A line of an order is asked for once; people settle what comes after.
create sequence return_number_sequence start 10001;
create table order_returns (
  reference text primary key,
  order_number text not null references orders (number),
  reason text not null,
  details text not null,
  outcome text not null check (outcome in ('refund', 'exchange')),
  requested_at timestamptz not null,
  -- the mail is about this change
  transition_id bigint not null unique references payment_transitions (id)
);
create index order_returns_order on order_returns (order_number);
create table order_return_lines (
  order_number text not null,
  line_id uuid not null,
  reference text not null references order_returns (reference),
  quantity integer not null check (quantity > 0),
  primary key (order_number, line_id)
);
