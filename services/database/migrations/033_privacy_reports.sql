-- What was forgotten since its time was over, once a day, and each time somebody's data was exported or erased: how much, by place, and
-- nothing about whom (services/privacy/).
create table privacy_reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('retention', 'export', 'erasure')),
  -- the day in South Africa
  day date not null,
  happened_at timestamptz not null,
  report jsonb not null
);

-- Whichever host comes first does the day's work.
create unique index privacy_reports_daily on privacy_reports (day) where kind = 'retention';
