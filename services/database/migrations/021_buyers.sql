-- Who ordered, in a form in which the same mailbox, phone and door are the same (services/shop/domain/buyer.ts). Null of
-- orders from before.
alter table orders add column mailbox text;
alter table orders add column phone text;
alter table orders add column delivered_to text;
-- The visitor's address, keyed and hashed; null for this machine.
alter table orders add column visitor text;
create index orders_mailbox on orders (mailbox);
create index orders_phone on orders (phone);
create index orders_delivered_to on orders (delivered_to);
create index orders_visitor on orders (visitor);

-- How often a promo code can be used, in all and by one buyer; null without a limit.
alter table promo_codes add column max_uses integer check (max_uses > 0);
alter table promo_codes add column max_uses_per_buyer integer check (max_uses_per_buyer > 0);
create index payments_promo_code on payments ((snapshot ->> 'promoCode')) where snapshot ->> 'promoCode' is not null;

-- Orders that wait for their money and that nobody vouches for. `suspicions` says why goods are kept for a short time only,
-- until `confirm_by`, unless the shopper confirms the order from their mailbox; [] and null of all others.
alter table orders add column suspicions jsonb not null default '[]';
alter table orders add column confirm_by timestamptz;
alter table orders add column confirmed_at timestamptz;
