-- Who is to be told when something can be bought: one entry for each item and email address. `email_key` stands for the
-- address, keyed and hashed; name, address and phone number are encrypted with PERSONAL_DATA_KEY, bound to item and
-- address (services/shop/store/waitlist.ts). `marketing` names each channel that was agreed to, with the version of the
-- wording and the time (POPIA s69). The last four columns are the outbox's: see order_mails.
create table waitlist_entries (
  id uuid primary key,
  -- A sku or a bundle code.
  item text not null,
  email_key text not null,
  kind text not null check (kind in ('waitlist', 'pre_order')),
  quantity integer check (quantity > 0),
  sealed_contact text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  marketing jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_error text,
  unique (item, email_key)
);

create index waitlist_entries_due on waitlist_entries (next_attempt_at) where next_attempt_at is not null;
create index waitlist_entries_created on waitlist_entries (created_at desc);

-- order_lookup_tries counts the tries to join the list as well (services/shop/store/tries.ts).
