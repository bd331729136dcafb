-- What shoppers are told by mail: a row for each change of an order that calls for one, written with the change itself.
create table order_mails (
  transition_id bigint primary key references payment_transitions (id),
  order_number text not null references orders (number),
  kind text not null check (kind in
    ('order_confirmation', 'eft_instructions', 'payment_received', 'order_cancelled', 'refund_due', 'refunded')),
  attempts integer not null default 0,
  -- null once it was sent or given up
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null
);

create index order_mails_due on order_mails (next_attempt_at) where next_attempt_at is not null;
create index order_mails_order on order_mails (order_number, transition_id);

-- The embedded mail server: what it was given. Like a mailbox it keeps one of each Message-ID.
create table standin_mails (
  message_id text primary key,
  sender text not null,
  reply_to text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null
);

create index standin_mails_received on standin_mails (received_at desc);
