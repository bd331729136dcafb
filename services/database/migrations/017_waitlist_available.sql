-- When somebody on the waitlist is told that the item can be bought, and where. `available_at` is when it could be bought
-- again and the mail about it became due; null while the person waits. What was kept for that alone goes with the mail.
alter table waitlist_entries add column available_at timestamptz;
alter table waitlist_entries add column page text not null default '/za/shop/';

create index waitlist_entries_waiting on waitlist_entries (item) where available_at is null;
