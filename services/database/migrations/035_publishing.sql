-- What asks for a build: a webhook of the content service, a new day, somebody who looked. Any host takes the webhook, and one of the
-- hosts that may build builds (services/publishing/).
create table publish_requests (
  id bigint generated always as identity primary key,
  requested_at timestamptz not null default now(),
  cause text not null check (cause in ('webhook', 'time', 'content')),
  -- For people: "published blog/till-tips".
  note text not null,
  -- Of a webhook, with the version of the content at its time: the same twice is a copy of an old request.
  signature text,
  content_version text,
  unique (signature, content_version)
);

-- The state of publishing, shared by all hosts: one row.
create table publishing (
  is_only boolean primary key default true check (is_only),
  -- The last request that a finished build has taken into account.
  done_request bigint not null default 0,
  -- The host that builds, until when it has said so. A host that ended in the middle no longer says so.
  builder uuid,
  leased_until timestamptz,
  -- A build that failed for a passing reason is tried again then; null when none is.
  retry_at timestamptz,
  retries integer not null default 0,
  -- When a host last compared the release with the content without being asked.
  looked_at timestamptz not null default now()
);
insert into publishing default values;

-- Every build that a running host has begun, for editors and operators.
create table publications (
  id bigint generated always as identity primary key,
  builder uuid not null,
  cause text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text not null default 'building'
    check (outcome in ('building', 'live', 'unchanged', 'rejected', 'failed', 'interrupted')),
  release text,
  reason text,
  -- What the check of the content found: Finding[] of services/publishing/.
  findings jsonb not null default '[]'
);

-- Every address at which a story was ever live, so that a renamed page is found and an unpublished one says so.
create table page_addresses (
  path text primary key,
  story text not null,
  live_at timestamptz not null default now()
);

-- Releases for hosts that share nothing but this database, each file once. Of old ones only the name is left.
create table releases (
  name text primary key,
  fingerprint text not null,
  index jsonb
);
create table release_files (
  hash text primary key,
  bytes bytea not null
);
