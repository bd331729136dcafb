-- The embedded chat: what visitors wrote, each message as it came.
create table standins.chat_messages (
  id bigint generated always as identity primary key,
  -- made up by the widget; the messages of one visitor have the same
  conversation text not null,
  text text not null,
  -- where to be answered; asked for outside the hours
  email text,
  received_at timestamptz not null
);

-- The embedded booking provider: a time of an event is given once.
create table standins.bookings (
  id text primary key,
  event text not null,
  starts_at timestamptz not null,
  name text not null,
  email text not null,
  received_at timestamptz not null,
  unique (event, starts_at)
);
