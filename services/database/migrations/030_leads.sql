-- Requests for a call-back that no CRM took: there is none, or its captcha could not be had. `lead_key` stands for what was asked, keyed
-- and hashed, so that a request that is sent twice is there once; the answers are encrypted with PERSONAL_DATA_KEY, bound to it
-- (services/shop/store/leads.ts). The last four columns are the outbox's: the mail to sales. See order_mails.
create table leads (
  id uuid primary key,
  lead_key text not null unique,
  form text not null check (form in ('sales', 'rental')),
  sealed_answers text not null,
  consent_version text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_error text
);

create index leads_due on leads (next_attempt_at) where next_attempt_at is not null;
create index leads_created on leads (created_at desc);
