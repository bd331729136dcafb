-- For trying out what happens when an embedded payment provider tells of a payment late, or more than once.
create table standin_event_faults (
  order_number text primary key,
  delay_ms integer not null check (delay_ms >= 0),
  copies integer not null check (copies >= 0)
);
-- How often an event is still sent again after the shop has taken it.
alter table standin_webhooks add column copies integer not null default 0;
