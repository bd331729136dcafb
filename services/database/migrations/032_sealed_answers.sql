-- Answers kept for repeats are sealed with PERSONAL_DATA_KEY from now on (services/shop/store/idempotency.ts). What is there already
-- forgets whom it is about.
update idempotency_keys set response =
  case when response ? 'contact_info' then response || '{"contact_info": null, "address": null}'
       when response ? 'owner_first_name' then response || '{"owner_first_name": ""}'
       else response end;
