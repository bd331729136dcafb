-- The embedded Storyblok space: what was changed in it since the files in content/, which stay its beginning. A space that nobody
-- has edited has no rows.

-- Counts up with every change. Whoever writes locks its only row, so that the changes of several hosts come one after another.
create table standins.space_state (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
);
insert into standins.space_state (revision) values (0);

create table standins.space_items (
  -- story, component, component_group, preset, internal_tag, datasource, asset or asset_folder
  kind text not null,
  id bigint not null,
  -- the latest form, as the management API shows it, in the order of its keys; null: deleted
  draft json,
  -- the published form of a story
  live json,
  -- a digest of the files when the item was first changed; null: there was no file of it
  source text,
  -- the revision of the space with which it was last changed
  revision bigint not null,
  primary key (kind, id)
);
create index on standins.space_items (revision);

-- Every form that was saved, published or refused, and the form in the files before the first change.
create table standins.space_versions (
  position bigint generated always as identity primary key,
  -- a number that is made of the form
  id bigint not null,
  kind text not null,
  item_id bigint not null,
  body json not null,
  status text not null,
  author text not null,
  created_at timestamptz not null
);
create unique index on standins.space_versions (kind, item_id, id);

create table standins.space_schedules (
  id bigint generated always as identity primary key,
  story_id bigint not null,
  publish_at timestamptz not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on standins.space_schedules (publish_at) where status = 'scheduled';

-- Files that were uploaded, from the signature of their upload on.
create table standins.space_files (
  id bigint primary key,
  name text not null,
  -- what the request for the signature said of the asset
  asset json not null,
  bytes bytea
);

-- What the webhook of the space is told, each event until it has answered.
create table standins.space_events (
  id bigint generated always as identity primary key,
  topic text not null,
  body text not null,
  attempts integer not null,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_error text
);
create index on standins.space_events (next_attempt_at);
