-- The embedded Segment: the events it was sent, in their order, each once.
create table standins.segment_events (
  id bigint generated always as identity primary key,
  -- made by whoever sends; an event that comes again has the same
  message_id text not null unique,
  type text not null,
  -- the name of what is tracked, or of a page
  event text,
  user_id text,
  anonymous_id text,
  -- by the clock of whoever sent it
  sent_at timestamptz,
  -- when it happened, by the clock of the service
  timestamp timestamptz not null,
  received_at timestamptz not null,
  -- the whole event, as it was sent
  payload jsonb not null
);
