-- What stand-ins keep has a schema of its own, apart from the shop's. Nothing of it is written outside the sandbox.
create schema standins;

alter table standin_sessions set schema standins;
alter table standins.standin_sessions rename to sessions;
alter table standin_charges set schema standins;
alter table standins.standin_charges rename to charges;
alter table standin_webhooks set schema standins;
alter table standins.standin_webhooks rename to webhooks;
alter table standin_outages set schema standins;
alter table standins.standin_outages rename to outages;
alter table standin_event_faults set schema standins;
alter table standins.standin_event_faults rename to event_faults;
alter table standin_login_codes set schema standins;
alter table standins.standin_login_codes rename to login_codes;
alter table standin_mails set schema standins;
alter table standins.standin_mails rename to mails;

-- Which providers there are says services/shop/payments/providers.ts alone.
alter table standins.sessions drop constraint standin_sessions_provider_check;
alter table standins.outages drop constraint standin_outages_provider_check;
