-- An outage may be of one provider alone ('any': of whichever is called), and may come after the provider has done what it was
-- asked for: then its answer is lost.
alter table standin_outages add column provider text not null default 'any'
  check (provider in ('any', 'checkout', 'blackbird', 'stitch'));
alter table standin_outages add column answer_lost boolean not null default false;
alter table standin_outages drop constraint standin_outages_pkey;
alter table standin_outages add primary key (order_number, provider);
