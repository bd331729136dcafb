-- An order that costs nothing waits as well, until its shopper confirms it, where nobody vouches for it.
drop index payments_waiting;
create index payments_waiting on payments (order_number)
  where status = 'pending' and method in ('EFT', 'Card on delivery', 'Free');
