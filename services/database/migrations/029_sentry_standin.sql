-- The embedded error service: the newest reports of the site and the services.
create table standins.sentry_events (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  project text not null,
  release text,
  level text not null,
  -- of the error that was thrown, such as TypeError; null for a sentence
  type text,
  value text not null,
  -- the path of the page without ids; null where there was none
  page text,
  -- javascript of a browser, node of the services
  platform text,
  received_at timestamptz not null,
  payload jsonb not null
);
