-- The colour of each product and bundle as the published site has it: mails show it too. A code need not be in the catalogue.
create table item_colours (
  kind text not null check (kind in ('product', 'bundle')),
  code text not null,
  colour text not null,
  primary key (kind, code)
);
