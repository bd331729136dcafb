-- How a cart's goods are sent: standard is free, express costs what services/shop/domain/shipping.ts says.
alter table carts add column delivery text not null default 'standard' check (delivery in ('standard', 'express'));
-- Orders of before could not choose.
update orders set snapshot = snapshot || '{"delivery": "standard"}';
update payments set snapshot = snapshot || '{"delivery": "standard"}';
