-- Tries of everything that is limited, by purpose. `subject` stands for a visitor's address, alone or with an order number or an
-- email address, keyed and hashed (services/rate-limits/): who tried what cannot be read from it.
alter table order_lookup_tries rename to tries;
alter index order_lookup_tries_end rename to tries_end;
