-- For trying out what happens when an embedded payment provider does not answer: how many of its calls about an order fail
-- from now on.
create table standin_outages (
  order_number text primary key,
  calls integer not null check (calls >= 0)
);
