-- One row: the clock as the rounds of upkeep found it. What ends by time waits while it is doubted
-- (services/shop/domain/clock.ts).
create table upkeep_clock (
  is_only boolean primary key check (is_only),
  -- null before the first round
  confirmed_at timestamptz,
  -- null while the clock is not doubted
  doubted_at timestamptz
);

insert into upkeep_clock values (true, null, null);
