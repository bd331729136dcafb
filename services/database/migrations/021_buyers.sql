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

-- Of payments that wait for an EFT or the courier. `suspicions` says why nobody vouches for the order; its goods are then
-- kept until `confirm_by` only, unless the shopper confirms it from their mailbox. [] and null of all others.
alter table payments add column suspicions jsonb not null default '[]';
alter table payments add column confirm_by timestamptz;
alter table payments add column confirmed_at timestamptz;
create index payments_waiting on payments (order_number) where status = 'pending' and method in ('EFT', 'Card on delivery');

alter table order_mails drop constraint order_mails_kind_check;
alter table order_mails add constraint order_mails_kind_check check (kind in
  ('order_confirmation', 'eft_instructions', 'payment_received', 'order_cancelled', 'refund_due', 'refunded',
   'order_on_its_way', 'return_requested', 'confirm_order', 'order_released'));
