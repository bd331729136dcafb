-- A text sealed with PERSONAL_DATA_KEY when the database was begun: a host with another key would seal what no other can read, and
-- read nothing of theirs, so that it does not start (services/host/secrets.ts).
create table personal_data_key (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);
