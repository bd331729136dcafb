-- The embedded CRM: what its web-to-lead took, and why it did not take the rest, of which nothing personal is kept.
create table standins.leads (
  id bigint generated always as identity primary key,
  -- each field as it was sent; a list where one came more than once
  fields jsonb not null,
  captcha text not null check (captcha in ('answered', 'not_answered')),
  received_at timestamptz not null
);

create table standins.lead_refusals (
  id bigint generated always as identity primary key,
  reason text not null,
  email_domain text,
  received_at timestamptz not null
);

-- The embedded captcha: one row for each answer that nobody has used yet.
create table standins.captcha_tokens (
  token_hash text primary key,
  site_key text not null,
  expires_at timestamptz not null
);

-- For trying out what happens when a service fails: how many of its next calls go wrong, and how.
create table standins.service_faults (
  service text primary key,
  calls integer not null check (calls >= 0),
  mode text not null,
  delay_ms integer not null default 0
);
