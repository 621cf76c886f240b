/**
 * Of a pass `w` and the membership `m` and role `r` of the person who made it: it works only as long as that person may
 * check guests in and their sessions were not ended since (`membership.access_version`).
 */
export const IS_VALID =
  "w.revoked_at is null and m.ended_at is null and w.access_version = m.access_version and 'tickets.check_in' = any (r.permissions)" as const
