-- The party that the host of an activity priced on request takes (docs/rules/quotes.md). Null: no limit.

alter table product
  add column least_travellers integer check (least_travellers >= 1) check (pricing_per = 'quote' or least_travellers is null),
  add column most_travellers integer check (most_travellers >= coalesce(least_travellers, 1))
    check (pricing_per = 'quote' or most_travellers is null);
