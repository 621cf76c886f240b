/** Reads input (scope, key, "requestHash", reference); returns no row if the key was used before. */
export const CLAIM_IDEMPOTENCY_KEY = `
  insert into idempotency_key (scope, key, request_hash, answer)
  select scope, key, "requestHash", jsonb_build_object('reference', reference) from input
  on conflict do nothing returning 1 as fresh`
