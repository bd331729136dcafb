-- An order keeps the rate of VAT it was placed with (shared/vat.ts); all orders of before were placed with 15 %.
update orders set snapshot = jsonb_set(snapshot, '{totals,vatPercent}', '15');
update payments set snapshot = jsonb_set(snapshot, '{totals,vatPercent}', '15');
