-- Who is logged in, and the embedded identity provider's codes. Ids and codes are kept as SHA-256 hashes only.

create table login_sessions (
  id_hash text primary key,
  -- The login that is under way: what has to fit when the visitor comes back. Null before and after.
  pending jsonb,
  -- Who has logged in; null for a visitor.
  person jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_sessions_expiry on login_sessions (expires_at);

create table standin_login_codes (
  code_hash text primary key,
  client_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  nonce text,
  claims jsonb not null,
  expires_at timestamptz not null
);
