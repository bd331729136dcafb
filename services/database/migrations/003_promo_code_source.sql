-- What the row was when it last came from content/catalogue; null for one that never did.
alter table promo_codes add column source_checksum text;
