-- The provider's page is open still, but the last card that was tried on it was refused.
alter table payment add column has_declined_try boolean not null default false;

-- Events name refunds as their provider does.
create index refund_provider_reference on refund (provider_reference) where provider_reference is not null;
